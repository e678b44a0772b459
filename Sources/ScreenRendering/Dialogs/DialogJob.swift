import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// A job of the search for dialogs, which can leave out steps that end its process.
protocol DialogJob: Job {
  /// The steps that ended the process before, with the reasons.
  var fatalSteps: [Activity: String] { get set }

  @MainActor
  func result(_ app: SearchedApp) async throws -> Result
}

extension DialogJob {
  @MainActor
  func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    try await withoutActuallyEscaping(onStep) { onStep in
      try await result(SearchedApp(tools, without: fatalSteps, onStep: onStep))
    }
  }

  static var jobsPerProcess: Int { 16 }

  /// The results of the screens report their crashes.
  static var reportsCrashes: Bool { true }
}

/// The app of a search for dialogs, which leaves out steps that end its process.
@MainActor
struct SearchedApp {
  let app: SnapshotApp
  let scenes: SceneBuilder
  let tapper: ControlTapper
  private let fatalSteps: [Activity: String]
  private let onStep: OnStep

  init(_ tools: JobTools, without fatalSteps: [Activity: String], onStep: @escaping OnStep) {
    (app, scenes) = (tools.app, tools.scenes)
    (self.fatalSteps, self.onStep) = (fatalSteps, onStep)
    tapper = ControlTapper(app, scenes: scenes)
  }

  /// The step that goes to a screen.
  func show(_ screen: Int) -> Step { .show(screen: app.screens[screen]) }

  /// The name of a screen in messages.
  func name(of screen: Int) -> String { "'\(TextColumns.visible(app.screens[screen]))'" }

  /// Announces the last of some steps.
  ///
  /// - Throws: A `JobFailure` with the reason if the step ended the process before.
  func begin(_ steps: [Step]) throws(JobFailure) { try begin(.steps(steps)) }

  /// The control that the harness names for the dialog of a screen.
  ///
  /// - Throws: A `JobFailure` with the reason if asking for it ended the process before.
  func namedPresenter(of screen: Int) throws(JobFailure) -> NamedPresenter? {
    try begin(.steps([show(screen)], on: "presenter(of:)"))
    return app.namedPresenter(screen)
  }

  private func begin(_ activity: Activity) throws(JobFailure) {
    if let reason = fatalSteps[activity] { throw JobFailure(reason: reason) }
    onStep(activity)
  }
}
