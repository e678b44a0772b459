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
      guard let goal = WayGoal(screen, among: states) else {
        throw ScreenError(reason: "\(inspector.name(of: screen)) cannot be rendered")
      }
      let found = try await Crawler(inspector, maximumPlaces: maximumPlaces)
        .way(from: start, to: goal)
      guard let steps = found.way else {
        return .none(nearest: found.nearest?.path ?? "", hasReachedLimit: found.hasReachedLimit)
      }
      return .found(steps.map(\.text))
    }
  }

  func work(among screens: [String]) -> String {
    "checking the way to \(screens[screen])"
  }
}
