import ScreenDriver
import ScreenRendering
import ScreenSnapshot

/// A screen that a search for a way looks for, and what the search has found.
struct WayGoal {
  private let screen: Int
  private let target: DescribedState
  private let index: PlaceIndex

  /// The steps of a shortest way; nil if there is none.
  private(set) var way: [Step]?

  /// The steps to the place that has most in common with the screen, and the path to it.
  private(set) var nearest: (path: String, common: Int)?

  /// Whether a limit kept places out of the search.
  var hasReachedLimit = false

  /// Creates a goal; nil if nobody knows what the screen shows.
  init?(_ screen: Int, among states: [Int: DescribedState]) {
    guard let target = states[screen] else { return nil }
    (self.screen, self.target) = (screen, target)
    index = PlaceIndex(of: states)
  }

  /// Whether a state shows the screen, as an arrow of a map says it.
  func isReached(by state: DescribedState) -> Bool { index.screen(showing: state) == screen }

  /// Adds a place; of equally near ones, the first counts.
  mutating func visit(_ state: DescribedState, by steps: [Step]) {
    if way == nil, isReached(by: state) { way = steps }
    let common = zip(state.cases, target.cases).prefix { $0 == $1 }.count
    if common > nearest?.common ?? -1 { nearest = (state.line, common) }
  }
}
