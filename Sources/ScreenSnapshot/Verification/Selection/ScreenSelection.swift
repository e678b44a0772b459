/// The screens and layouts that a run verifies.
package struct ScreenSelection: Sendable {
  package let layouts: [ScreenLayout]

  /// The names as typed.
  package let criteria: SelectionCriteria

  private let globs: [Glob]
  private let exclusions: [Glob]

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - criteria: Patterns are globs for `screen`, or for `layout/screen` if they contain a slash.
  ///   - layouts: The selected layouts.
  package init(_ criteria: SelectionCriteria, in layouts: [ScreenLayout]) {
    self.layouts = layouts
    self.criteria = criteria
    globs = criteria.patterns.map { Glob($0) }
    exclusions = criteria.exclusions.map { Glob($0) }
  }

  /// Creates a selection by patterns alone.
  package init(_ patterns: [String], in layouts: [ScreenLayout]) {
    self.init(SelectionCriteria(patterns: patterns), in: layouts)
  }

  /// Whether the patterns select every screen.
  var matchesAllScreens: Bool { globs.isEmpty && exclusions.isEmpty }

  /// Whether the patterns select a screen, even in a layout that is not selected.
  func matches(_ screen: String, in folder: GoldenFolder) -> Bool {
    (globs.isEmpty || globs.contains { Self.matches($0, screen, folder) })
      && !exclusions.contains { Self.matches($0, screen, folder) }
  }

  /// Whether the patterns select a journey; only a pattern with a slash can.
  func matches(journey name: String) -> Bool {
    (globs.isEmpty || globs.contains { Self.matches($0, journey: name) })
      && !exclusions.contains { Self.matches($0, journey: name) }
  }

  /// The patterns, and those of exclusions, that match no screen in any selected layout and no
  /// journey.
  package func unmatchedPatterns(
    among screens: [String], and journeys: [String] = []
  ) -> [String] {
    zip(criteria.patterns + criteria.exclusions, globs + exclusions)
      .filter { _, glob in
        !screens.contains { screen in
          layouts.contains { Self.matches(glob, screen, GoldenFolder($0)) }
        } && !journeys.contains { Self.matches(glob, journey: $0) }
      }
      .map(\.0)
  }

  /// Compares a glob with `screen`, and a glob with a slash with `layout/screen` too.
  ///
  /// Without a slash, `c*` must not select all of `compact/`.
  private static func matches(_ glob: Glob, _ screen: String, _ folder: GoldenFolder) -> Bool {
    glob.matches(screen) || glob.hasSlash && glob.matches("\(folder.rawValue)/\(screen)")
  }

  private static func matches(_ glob: Glob, journey name: String) -> Bool {
    glob.hasSlash && glob.matches("\(GoldenFolder.journeys.rawValue)/\(name)")
  }
}
