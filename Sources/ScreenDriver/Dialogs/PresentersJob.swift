import ScreenContents
import ScreenSnapshot
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
  var endingSteps: [Activity: String] = [:]

  init(_ way: Way) { self.way = way }

  package struct Result: Codable, Equatable, Sendable {
    /// The presenters by the positions of the dialogs' screens.
    var presenters: [Int: ManifestDialog.Presenter] = [:]

    /// The dialogs that belong to none of the screens.
    var others: [ManifestDialog.OtherDialog] = []

    /// Why one of the controls that present dialogs may be unknown; nil if all controls were tapped.
    var undecided: String?
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

  package func work(among screens: [String]) -> String {
    let screen =
      switch way {
      case .named(let named, _, _): named.screen
      case .search(let search): screens[search.screen]
      }
    return "searching the controls of \(screen) for dialogs"
  }
}

/// Taps the buttons of a dialog that the path of a screen presents, and finds those that only dismiss it.
package struct DialogActionsJob: DialogJob {
  let screen: Int
  let layout: ScreenLayout
  var endingSteps: [Activity: String] = [:]

  init(screen: Int, layout: ScreenLayout) { (self.screen, self.layout) = (screen, layout) }

  /// A button that ends the process, or that fails, has an action.
  package func run(with tools: JobTools, onStep: OnStep) async throws -> [Step] {
    try await withoutActuallyEscaping(onStep) { onStep in
      let app = SearchedApp(tools: tools, endingSteps: endingSteps, onStep: onStep)
      let buttons = try await app.tapper.jump(to: screen, in: layout).scene.controls
      var steps: [Step] = []
      for (button, step) in zip(buttons, buttons.steps) {
        do { try app.begin([app.show(screen), step]) } catch { continue }
        if try await app.tapper.lacksAction(button, ofDialogOn: screen, in: layout) {
          steps.append(step)
        }
      }
      return steps
    }
  }

  package func work(among screens: [String]) -> String {
    "searching the buttons of \(screens[screen]) for dialogs"
  }
}

/// The app of a search for dialogs, which leaves out steps that end its process.
@MainActor
struct SearchedApp {
  let tools: JobTools
  let endingSteps: [Activity: String]
  let onStep: OnStep
  let tapper: ControlTapper

  init(tools: JobTools, endingSteps: [Activity: String], onStep: @escaping OnStep) {
    (self.tools, self.endingSteps, self.onStep) = (tools, endingSteps, onStep)
    tapper = ControlTapper(tools.app, scenes: tools.scenes)
  }

  /// The step that goes to a screen.
  func show(_ screen: Int) -> Step { .show(screen: tools.app.screens[screen]) }

  /// Announces the last of some steps.
  ///
  /// - Throws: ``EndedStep`` if the step ended the process before.
  func begin(_ steps: [Step], on place: String? = nil) throws(EndedStep) {
    let activity = Activity.steps(steps, on: place)
    if let reason = endingSteps[activity] { throw EndedStep(description: reason) }
    onStep(activity)
  }

  /// Why the last of some steps fails: `'tap Send' after 'show outbox': SIGTRAP`.
  func reason(_ error: any Error, in steps: [Step]) -> String {
    let names = steps.reversed().map { "'\(TextColumns.visible($0.text))'" }
    let reason = (error as? ControlError)?.reason ?? "\(error)"
    return "\(names.joined(separator: " after ")) fails: \(reason)"
  }
}

/// A step that ended the process before.
struct EndedStep: Error, CustomStringConvertible {
  let description: String
}
