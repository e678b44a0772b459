#if os(Linux) && compiler(<6.3)
  /// Ends the process after a failure of the threading library.
  ///
  /// `libswiftObservation.so` refers to this function, but older toolchains do not contain it, so that
  /// no executable links that observes a router.
  ///
  /// - SeeAlso: `https://github.com/swiftlang/swift/issues/75670`, fixed by pull request 85278.
  @_cdecl("_ZN5swift9threading5fatalEPKcz")
  package func reportThreadingFailure() {
    fatalError("the threading library of the Swift runtime failed")
  }
#endif
