package import ScreenContents
import ScreenText

/// The screens, layouts and journeys that a run covers.
package struct ScreenSelection: Equatable, Sendable {
  /// The names as typed: globs for `screen`, or for `layout/screen` if they contain a slash; an empty list selects all
  /// screens.
  package var patterns: [String]

  /// The names and patterns of screens to leave out.
  package var exclusions: [String]

  /// The layouts in which a pattern can select a screen; empty until the run sets them.
  package var layouts: [ScreenLayout]

  package init(
    _ patterns: [String] = [], except exclusions: [String] = [], in layouts: [ScreenLayout] = []
  ) {
    (self.patterns, self.exclusions, self.layouts) = (patterns, exclusions, layouts)
  }

  /// Whether all screens are selected.
  package var isEmpty: Bool { patterns.isEmpty && exclusions.isEmpty }

  /// Whether the patterns select a screen, even in a layout that is not selected, or a journey.
  package func matches(_ name: String, in folder: GoldenFolder) -> Bool {
    (patterns.isEmpty || patterns.contains { Self.matches($0, name, folder) })
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
    (patterns + exclusions).filter { pattern in
      !screens.contains { screen in
        layouts.contains { Self.matches(pattern, screen, GoldenFolder($0)) }
      } && !journeys.contains { Self.matches(pattern, $0, .journeys) }
    }
  }

  /// Compares a pattern with `screen`, and a pattern with a slash with `layout/screen` or `journeys/name` too.
  ///
  /// Without a slash, `c*` must select neither all of `compact/` nor journeys.
  private static func matches(_ pattern: String, _ name: String, _ folder: GoldenFolder) -> Bool {
    let glob = Glob(pattern)
    return folder != .journeys && glob.matches(name)
      || pattern.utf8.contains(UInt8(ascii: "/")) && glob.matches("\(folder.rawValue)/\(name)")
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
