import ScreenContents
import ScreenText

/// Finds the controls that present some dialogs of the manifest.
package struct PresentersJob: DialogJob {
  /// How the controls are found.
  enum Way: Codable, Hashable, Sendable {
    /// The harness names the control of the dialog at a position.
    case named(NamedPresenter, of: Int, DescribedDialog)
    case search(PresenterSearch)
  }

  let way: Way
  var endingSteps: Set<Activity> = []

  init(_ way: Way) { self.way = way }

  package struct Result: Codable, Sendable {
    /// The presenters by the positions of the dialogs' screens.
    var presenters: [Int: ManifestDialog.Presenter] = [:]

    /// The dialogs that belong to none of the screens.
    var others: [ManifestDialog.OtherDialog] = []
  }

  /// - Throws: The reason why the control that the harness names does not present the dialog.
  package func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    try await withoutActuallyEscaping(onStep) { onStep in
      let app = SearchedApp(tools: tools, endingSteps: endingSteps, onStep: onStep)
      switch way {
      case .named(let named, let dialog, let value):
        return Result(presenters: [dialog: try await named.presenter(of: value, app)])
      case .search(let search): return try await search.result(app)
      }
    }
  }

  package func description(among screens: [String]) -> JobDescription {
    let screen =
      switch way {
      case .named(let named, _, _): named.screen
      case .search(let search): search.screen
      }
    return JobDescription(searching: "the controls of \(screens[screen])")
  }
}

/// The app of a search for dialogs, which leaves out steps that end its process.
@MainActor
struct SearchedApp {
  let tools: JobTools
  let endingSteps: Set<Activity>
  let onStep: OnStep

  /// The step that goes to a screen.
  func show(_ screen: Int) -> Step { .show(screen: tools.app.screens[screen]) }

  /// Announces the last of some steps unless it ends the process.
  ///
  /// - Returns: Whether the step may run.
  func begin(_ steps: [Step]) -> Bool {
    let activity = Activity.steps(steps)
    if endingSteps.contains(activity) { return false }
    onStep(activity)
    return true
  }

  /// The app after a jump to a screen.
  func driver(at screen: Int, in layout: ScreenLayout) async throws -> Driver {
    try await Driver(tools.app, at: screen, in: layout, scenes: tools.scenes)
  }
}
