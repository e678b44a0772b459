/// The names that select the screens of a run, as typed.
package struct SelectionCriteria: Equatable, Sendable {
  /// The names and patterns of screens; an empty list selects all screens.
  package var patterns: [String] = []

  /// The names and patterns of screens to leave out.
  package var exclusions: [String] = []

  package init(patterns: [String] = []) {
    self.patterns = patterns
  }

  /// Whether all screens are selected.
  package var isEmpty: Bool { patterns.isEmpty && exclusions.isEmpty }
}
