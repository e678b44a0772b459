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
      try await replay(steps, to: goal, tools, inspector)
      return .found(steps.map(\.text))
    }
  }

  /// Takes the steps as a journey does, on a new navigator.
  ///
  /// - Throws: ``ScreenError`` if they lead elsewhere, or an error of a step.
  @MainActor
  private func replay(
    _ steps: [Step], to goal: WayGoal, _ tools: JobTools, _ inspector: Inspector
  ) async throws {
    var performer = StepPerformer(tools.app, scenes: tools.scenes)
    performer.dialogs = survey.dialogs
    let driver = try await Driver(tools.app, in: tools.app.drivenLayouts[0], scenes: tools.scenes)
    for position in steps.indices {
      inspector.announce(Array(steps[...position]))
      try await performer.perform(steps[position], with: driver)
    }
    let state = try driver.visible.described
    guard goal.isReached(by: state) else {
      throw ScreenError(
        reason: "the way that was found leads elsewhere when it is taken again: \(state.line)")
    }
  }

  func work(among screens: [String]) -> String {
    "checking the way to \(screens[screen])"
  }
}
