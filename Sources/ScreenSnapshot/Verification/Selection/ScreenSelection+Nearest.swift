import ScreenText

extension ScreenSelection {
  /// Finds the patterns that are nearest to one that matches nothing: `bookDetail`, `compact/bookDetail` or
  /// `journeys/lend-a-book`.
  ///
  /// Journeys are also found by a word without their folder, which selects none.
  func nearestPatterns(
    to pattern: String, among screens: [String], and journeys: [String]
  ) -> [String] {
    let inFolder = nearestPatterns(inFolderOf: pattern, among: screens, and: journeys)
    if !inFolder.isEmpty { return inFolder }
    let near = NearestNames.nearest(to: pattern, among: screens)
    if !near.isEmpty { return near }
    return NearestNames.nearest(to: pattern, among: journeys).map { "\(Self.journeys)/\($0)" }
  }

  private func nearestPatterns(
    inFolderOf pattern: String, among screens: [String], and journeys: [String]
  ) -> [String] {
    let parts = pattern.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.dropFirst().first else { return [] }
    let folders = layouts.map(\.rawValue) + [Self.journeys]
    return Self.matches(of: parts[0], among: folders).flatMap { folder in
      Self.matches(of: name, among: folder == Self.journeys ? journeys : screens)
        .map { "\(folder)/\($0)" }
    }.prefix(3).map(\.self)
  }

  /// The name itself if it is valid, or the nearest valid names.
  private static func matches(of name: Substring, among names: [String]) -> [String] {
    let name = String(name)
    return names.contains(name) ? [name] : NearestNames.nearest(to: name, among: names)
  }

  private static let journeys = GoldenFolder.journeys.rawValue
}
