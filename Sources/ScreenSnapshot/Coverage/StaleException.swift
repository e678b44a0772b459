/// An exception that is not needed, or says too little.
package struct StaleException: Equatable, Sendable {
  /// What the harness declares.
  package let exception: CoverageException

  /// What is wrong with it.
  package let fault: Fault

  /// What is wrong with an exception.
  package enum Fault: Equatable, Sendable {
    /// A screen shows the case.
    case shown(by: String)

    /// The type has no such case; nearest are some that it has.
    case noSuchCase(nearest: [String])

    /// The app has no type of that kind with cases.
    case noSuchType

    /// The type was not looked at, so that its cases need no exceptions.
    case notLookedAt

    /// An exception before it names the same case.
    case repeated

    /// The reason is blank.
    case noReason
  }

  /// Creates one.
  package init(exception: CoverageException, fault: Fault) {
    self.exception = exception
    self.fault = fault
  }
}
