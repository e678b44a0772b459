import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Reads the paths of all screens, and lists those that present a dialog.
struct ListDialogsJob: DialogJob {
  /// The screens whose paths or presenters end the process.
  var fatalSteps: [Activity: String] = [:]

  struct Result: Codable, Equatable, Sendable {
    var dialogs: [ListedDialog] = []

    /// The screens without a dialog for which the harness names a control.
    var withoutDialog: [Int] = []
  }

  func work(among screens: [String]) -> String {
    "searching the paths of the manifest for dialogs"
  }

  @MainActor
  func result(_ app: SearchedApp) -> Result {
    var result = Result()
    var positions: [DescribedState: Int] = [:]
    var beneath: [DescribedState] = []
    var unread: String?
    for screen in app.app.screens.indices {
      do {
        try app.begin([app.show(screen)])
      } catch {
        unread = unread ?? "the path of \(app.name(of: screen)) cannot be read: \(error)"
        continue
      }
      let state = app.app.path?(screen).map(app.scenes.described)
      if let value = state?.frontDialog, let below = state?.withoutFrontDialog {
        result.dialogs.append(ListedDialog(value, on: screen, of: app))
        beneath.append(below)
      } else {
        // A call that ended the process names no control.
        if (try? app.namedPresenter(of: screen)) != nil { result.withoutDialog.append(screen) }
        if let state, positions[state] == nil { positions[state] = screen }
      }
    }
    for (index, below) in beneath.enumerated() {
      result.dialogs[index].find(positions[below], in: app.app, unread: unread)
    }
    return result
  }
}

/// A dialog of the manifest, and where to search for the control that presents it.
struct ListedDialog: Codable, Hashable, Sendable {
  /// The position of its screen.
  let screen: Int
  let value: DescribedDialog

  /// The control that the harness names.
  var named: NamedPresenter?

  /// The first screen with the same path without the dialog; nil if no screen has it.
  var screenBeneath: Int?

  /// Why it is not known where to search for the control; nil if it is.
  var undecided: String?

  /// What the dialogs share whose controls one job finds.
  enum Group: Hashable {
    case over(screen: Int)
    case only(screen: Int)
  }

  var group: Group { screenBeneath.map(Group.over) ?? .only(screen: screen) }

  @MainActor
  fileprivate init(_ value: DescribedDialog, on screen: Int, of app: SearchedApp) {
    (self.screen, self.value) = (screen, value)
    do throws(JobFailure) {
      named = try app.namedPresenter(of: screen)
    } catch {
      undecided = "'presenter(of:)' fails for \(app.name(of: screen)): \(error)"
    }
  }

  /// Adds the screen beneath.
  ///
  /// If no screen is found, it may be the one whose path cannot be read.
  @MainActor
  fileprivate mutating func find(_ beneath: Int?, in app: SnapshotApp, unread: String?) {
    if named != nil || undecided != nil { return }
    if let beneath, app.skipReasons[beneath] != nil {
      undecided =
        "the harness skips '\(TextColumns.visible(app.screens[beneath]))', which is beneath"
    } else {
      (screenBeneath, undecided) = (beneath, beneath == nil ? unread : nil)
    }
  }
}
