/// The names that select the screens of a run, as typed.
package struct SelectionCriteria: Equatable, Sendable {
  /// The names and patterns of screens; an empty list selects all screens.
  package var patterns: [String] = []

  /// The names and patterns of screens to leave out.
  package var exclusions: [String] = []

  /// The tabs of the screens; an empty list selects screens in any tab and without tabs.
  package var tabs: [String] = []

  /// The flows of the screens; an empty list selects screens in any flow and without flows.
  package var flows: [String] = []

  package init(patterns: [String] = []) {
    self.patterns = patterns
  }

  /// Whether all screens are selected.
  package var isEmpty: Bool { patterns.isEmpty && exclusions.isEmpty && !selectsLocations }

  /// Whether the selection depends on visible states, which are known only after navigating.
  package var selectsLocations: Bool { !tabs.isEmpty || !flows.isEmpty }
}
