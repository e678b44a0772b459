import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Finds the controls that present the dialogs of some screens, without steps that end the process.
struct DialogsJob: Job {
  /// The positions of the screens.
  let screens: Set<Int>

  /// The steps that ended the process before, with the reasons.
  var fatalSteps: [Activity: String] = [:]

  @MainActor
  func run(with tools: JobTools, onStep: OnStep) async throws -> [Int: ManifestDialog] {
    await withoutActuallyEscaping(onStep) { onStep in
      let app = SearchedApp(tools, without: fatalSteps, onStep: onStep)
      var search = DialogSearch(app)
      return await search.result(for: screens)
    }
  }

  func work(among screens: [String]) -> String { "searching for controls that present dialogs" }

  /// The results of the screens report their crashes.
  static var reportsCrashes: Bool { true }
}

/// The app of a search for dialogs, which leaves out steps that end its process.
@MainActor
struct SearchedApp {
  let app: AnySnapshotHarness
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
  func begin(_ steps: [Step], on function: String? = nil) throws(JobFailure) {
    let activity = Activity.steps(steps, on: function)
    if let reason = fatalSteps[activity] { throw JobFailure(reason: reason) }
    onStep(activity)
  }

  /// What the path of a screen describes; nil for a manifest without paths.
  ///
  /// - Throws: A `JobFailure` with the reason if reading it ended the process before.
  func state(of screen: Int) throws(JobFailure) -> DescribedState? {
    try begin([show(screen)], on: "navigationPath")
    return app.path?(screen).map(scenes.described)
  }

  /// The control that the harness names for the dialog of a screen.
  ///
  /// - Throws: A `JobFailure` with the reason if asking for it ended the process before.
  func namedPresenter(of screen: Int) throws(JobFailure) -> DialogPresenter<String>? {
    try begin([show(screen)], on: "presenter(of:)")
    return app.namedPresenter(screen)
  }
}
