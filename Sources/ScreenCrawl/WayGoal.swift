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

  /// Creates a goal; nil if nobody knows what the screen shows.
  init?(_ screen: Int, among states: [Int: DescribedState]) {
    guard let target = states[screen] else { return nil }
    (self.screen, self.target) = (screen, target)
    index = PlaceIndex(of: states)
  }

  /// Adds a place; of equally near ones, the first counts.
  ///
  /// - Returns: Whether the place is the screen, as an arrow of a map says it.
  mutating func isReached(by state: DescribedState, after steps: [Step]) -> Bool {
    if index.screen(showing: state) == screen { way = steps }
    let common = zip(state.cases, target.cases).prefix { $0 == $1 }.count
    if common > nearest?.common ?? -1 { nearest = (state.line, common) }
    return way != nil
  }
}
