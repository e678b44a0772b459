import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Reads the paths of all screens, and lists those that present a dialog.
struct ListDialogsJob: DialogJob {
  /// The screens whose paths or presenters end the process.
  var fatalSteps: [Activity: String] = [:]

  struct Result: Codable, Equatable, Sendable {
    var dialogs: [Dialog] = []

    /// The screens without a dialog for which the harness names a control.
    var withoutDialog: [Int] = []
  }

  struct Dialog: Codable, Equatable, Sendable {
    /// The position of its screen.
    let screen: Int
    let value: DescribedDialog

    /// The first screen with the same path without the dialog; nil if there is none.
    var screenBeneath: Int?

    /// The control that the harness names.
    let named: NamedPresenter?

    /// Why it is not known where to search for the control; nil if it is.
    var undecided: String?
  }

  @MainActor
  func result(_ app: SearchedApp) -> Result {
    var list = DialogList(app)
    for screen in app.tools.app.screens.indices { list.add(screen) }
    return list.result
  }

  func work(among screens: [String]) -> String {
    "searching the paths of the manifest for dialogs"
  }
}

/// The dialogs of the screens so far.
@MainActor
private struct DialogList {
  private let app: SearchedApp
  private var positions: [DescribedState: Int] = [:]
  private var dialogs: [(dialog: ListDialogsJob.Dialog, beneath: DescribedState)] = []
  private var withoutDialog: [Int] = []

  /// Why the first path that cannot be read cannot.
  private var unread: String?

  init(_ app: SearchedApp) { self.app = app }

  mutating func add(_ screen: Int) {
    let state: DescribedState?
    do {
      try app.begin([app.show(screen)])
      state = app.tools.app.path?(screen).map(app.tools.scenes.described)
    } catch {
      let name = TextColumns.visible(app.tools.app.screens[screen])
      unread = unread ?? "the path of '\(name)' cannot be read: \(error)"
      return
    }
    let (named, undecided) = presenter(of: screen)
    if let value = state?.frontDialog, let beneath = state?.withoutFrontDialog {
      let dialog = ListDialogsJob.Dialog(
        screen: screen, value: value, named: named, undecided: undecided)
      dialogs.append((dialog, beneath))
    } else {
      if named != nil { withoutDialog.append(screen) }
      if let state, positions[state] == nil { positions[state] = screen }
    }
  }

  private func presenter(of screen: Int) -> (named: NamedPresenter?, undecided: String?) {
    let place = "presenter(of:)"
    do {
      try app.begin([app.show(screen)], on: place)
      return (app.tools.app.namedPresenter(screen), nil)
    } catch {
      return (
        nil,
        "'\(place)' fails for '\(TextColumns.visible(app.tools.app.screens[screen]))': \(error)"
      )
    }
  }

  /// The dialogs with the screens beneath.
  ///
  /// The path of the screen beneath may be the one that cannot be read.
  var result: ListDialogsJob.Result {
    let dialogs = dialogs.map { dialog, beneath in
      var dialog = dialog
      if dialog.undecided == nil { dialog.screenBeneath = positions[beneath] }
      if let screen = dialog.screenBeneath, app.tools.app.skipReasons[screen] != nil {
        dialog.undecided =
          "the harness skips '\(TextColumns.visible(app.tools.app.screens[screen]))', which is beneath"
        dialog.screenBeneath = nil
      }
      if dialog.screenBeneath == nil, dialog.named == nil {
        dialog.undecided = dialog.undecided ?? unread
      }
      return dialog
    }
    return ListDialogsJob.Result(dialogs: dialogs, withoutDialog: withoutDialog)
  }
}

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
      try await result(SearchedApp(tools: tools, fatalSteps: fatalSteps, onStep: onStep))
    }
  }

  static var jobsPerProcess: Int { 16 }

  /// The results of the screens report their crashes.
  static var reportsCrashes: Bool { true }
}
