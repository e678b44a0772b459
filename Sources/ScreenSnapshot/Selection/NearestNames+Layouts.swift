extension NearestNames {
  /// Finds the nearest patterns to a misspelled `LAYOUT/SCREEN`.
  ///
  /// - Returns: At most three patterns; none if the pattern has no slash.
  package static func nearest(
    to pattern: String, among screens: [String], in layouts: [ScreenLayout]
  ) -> [String] {
    let parts = pattern.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let screen = parts.dropFirst().first else { return [] }
    let nearScreens = matches(of: String(screen), among: screens)
    return matches(of: String(parts[0]), among: layouts.map(\.rawValue))
      .flatMap { layout in nearScreens.map { "\(layout)/\($0)" } }
      .prefix(3).map(\.self)
  }

  /// The name itself if it is valid, or the nearest valid names.
  private static func matches(of name: String, among names: [String]) -> [String] {
    names.contains(name) ? [name] : nearest(to: name, among: names)
  }
}
