package import ScreenContents
import ScreenText

/// The names that select the screens of a run, as typed.
package struct SelectionCriteria: Equatable, Sendable {
  /// The names and patterns of screens; an empty list selects all screens.
  package var patterns: [String] = []

  /// The names and patterns of screens to leave out.
  package var exclusions: [String] = []

  package init(patterns: [String] = [], exclusions: [String] = []) {
    self.patterns = patterns
    self.exclusions = exclusions
  }

  /// Whether all screens are selected.
  package var isEmpty: Bool { patterns.isEmpty && exclusions.isEmpty }
}

/// The screens and layouts that a run verifies.
package struct ScreenSelection: Sendable {
  package let layouts: [ScreenLayout]

  /// The names as typed.
  package let criteria: SelectionCriteria

  private let globs: [Glob]
  private let exclusions: [Glob]

  /// Creates a selection; patterns are globs for `screen`, or for `layout/screen` if they contain a slash.
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

  /// Whether the patterns select a screen, even in a layout that is not selected, or a journey.
  package func matches(_ name: String, in folder: GoldenFolder) -> Bool {
    (globs.isEmpty || globs.contains { Self.matches($0, name, folder) })
      && !exclusions.contains { Self.matches($0, name, folder) }
  }

  /// Whether the patterns select a golden without a screen.
  package func matches(_ golden: GoldenFile) -> Bool {
    matches(GoldenName.screen(of: golden.name), in: golden.folder)
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
        } && !journeys.contains { Self.matches(glob, $0, .journeys) }
      }
      .map(\.0)
  }

  /// Compares a glob with `screen`, and a glob with a slash with `layout/screen` or `journeys/name` too.
  ///
  /// Without a slash, `c*` must select neither all of `compact/` nor journeys.
  private static func matches(_ glob: Glob, _ name: String, _ folder: GoldenFolder) -> Bool {
    folder != .journeys && glob.matches(name)
      || glob.hasSlash && glob.matches("\(folder.rawValue)/\(name)")
  }
}

extension ScreenSelection {
  /// The positions of the screens that patterns select, whatever the layout.
  ///
  /// - Throws: ``SelectionError`` if a pattern matches no screen, or has a folder.
  package static func positions(
    of patterns: [String], among screens: [String]
  ) throws(SelectionError) -> [Int] {
    if let pattern = patterns.first(where: { $0.contains("/") }) {
      throw .hasFolder(pattern)
    }
    let selection = ScreenSelection(patterns, in: [.compact])
    if let pattern = selection.unmatchedPatterns(among: screens).first {
      throw .noMatch(for: pattern, nearest: NearestNames.nearest(to: pattern, among: screens))
    }
    return screens.indices.filter { selection.matches(screens[$0], in: .compact) }
  }
}

/// Why a run has no screens.
package enum SelectionError: Error, Equatable {
  /// A pattern matches nothing; `nearest` has similar patterns that match a screen or a journey.
  case noMatch(for: String, nearest: [String])

  /// A pattern has a folder, but the verb selects screens.
  case hasFolder(String)

  /// A pattern selects journeys, which the layout leaves out.
  case leftOut(String)

  /// The patterns, layouts and exclusions select no screen together.
  case nothingSelected
}
