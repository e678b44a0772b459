import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// Finds a shortest way from one screen to another, or from the start of the app.
struct WayJob: RestartingJob {
  /// The position of the screen to start from; nil for the start of the app.
  let start: Int?

  /// The position of the screen to find.
  let screen: Int

  /// What the screens show, by position.
  let states: [Int: DescribedState]

  let maximumPlaces: Int
  var survey = ScreenSurvey()
  var fatalSteps: [Activity] = []

  func run(with tools: JobTools, onStep: OnStep) async throws -> WaySession.Outcome {
    try await withInspector(of: tools, onStep) { inspector in
      guard var goal = WayGoal(screen, among: states) else {
        throw ScreenError(reason: "\(inspector.name(of: screen)) cannot be rendered")
      }
      var crawler = Crawler(inspector, maximumPlaces: maximumPlaces)
      try await crawler.search(from: start) { goal.isReached(by: $0.state, after: $2) }
      guard let steps = goal.way else {
        return .none(
          nearest: goal.nearest?.path ?? "", hasReachedLimit: crawler.queue.hasReachedLimit)
      }
      return .found(steps.map(\.text))
    }
  }

  func work(among screens: [String]) -> String {
    "checking the way to \(screens[screen])"
  }
}
