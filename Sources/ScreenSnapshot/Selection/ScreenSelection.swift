/// Which screens of a manifest to look at, in which layouts.
package struct ScreenSelection: Sendable {
  /// The layouts to look at.
  package let layouts: [ScreenLayout]

  /// The patterns, as they were typed; none stands for all screens.
  package let patterns: [String]

  private let globs: [Glob]

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - patterns: Globs, tried on `screen`, and with a slash on `layout/screen`; none for all screens.
  ///   - layouts: The layouts to look at.
  package init(_ patterns: [String], in layouts: [ScreenLayout]) {
    self.layouts = layouts
    self.patterns = patterns
    globs = patterns.map { Glob($0) }
  }

  /// Whether a screen is selected in a layout.
  package func contains(_ screen: String, in layout: ScreenLayout) -> Bool {
    layouts.contains(layout) && matches(screen, in: layout)
  }

  /// Whether a screen is selected by its name, whichever layouts are looked at.
  func matches(_ screen: String, in layout: ScreenLayout) -> Bool {
    globs.isEmpty || globs.contains { Self.matches($0, screen, layout) }
  }

  /// The patterns that match none of the names in any selected layout.
  package func unmatchedPatterns(among screens: [String]) -> [String] {
    zip(patterns, globs)
      .filter { _, glob in
        !screens.contains { screen in
          layouts.contains { Self.matches(glob, screen, $0) }
        }
      }
      .map(\.0)
  }

  /// Tries a glob on `screen`, and one with a slash on `layout/screen` too: `c*` would be all of
  /// `compact/` otherwise.
  private static func matches(_ glob: Glob, _ screen: String, _ layout: ScreenLayout) -> Bool {
    glob.matches(screen) || glob.hasSlash && glob.matches("\(layout.rawValue)/\(screen)")
  }
}
