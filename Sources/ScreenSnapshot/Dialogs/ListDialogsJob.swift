import ScreenText

/// Reads the paths of all screens, and lists those that present a dialog.
package struct ListDialogsJob: DialogJob {
  /// The screens whose paths end the process.
  var endingSteps: Set<Activity> = []

  package struct Dialog: Codable, Sendable {
    /// The position of its screen.
    let screen: Int
    let value: DescribedDialog

    /// The first screen with the same path without the dialog; nil if there is none.
    var screenBeneath: Int?

    /// The control that the harness names.
    let named: NamedPresenter?
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> [Dialog] {
    guard let path = tools.app.path else { return [] }
    return withoutActuallyEscaping(onStep) { onStep in
      let app = SearchedApp(tools: tools, endingSteps: endingSteps, onStep: onStep)
      var positions: [DescribedState: Int] = [:]
      var dialogs: [(dialog: Dialog, beneath: DescribedState)] = []
      for screen in tools.app.screens.indices where app.begin([app.show(screen)]) {
        guard let state = path(screen).map(tools.scenes.described) else { continue }
        if let value = state.frontDialog, let beneath = state.withoutFrontDialog {
          let named = tools.app.namedPresenter(screen)
          dialogs.append((Dialog(screen: screen, value: value, named: named), beneath))
        } else if positions[state] == nil {
          positions[state] = screen
        }
      }
      return dialogs.map { dialog, beneath in
        var dialog = dialog
        dialog.screenBeneath = positions[beneath]
        return dialog
      }
    }
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(searching: "the paths of the manifest")
  }
}

/// A job of the search for dialogs, which can leave out steps that end its process.
protocol DialogJob: Job {
  var endingSteps: Set<Activity> { get set }
}

extension DialogJob {
  package static var jobsPerProcess: Int { 16 }

  /// The results of the screens report their crashes.
  package static var reportsCrashes: Bool { true }
}

extension JobDescription {
  init(searching subject: String) {
    self.init(work: "searching \(subject) for dialogs", success: "not when it repeated the search")
  }
}
