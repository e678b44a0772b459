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
      let named = DialogSource(namedFor: screen, app)
      if let value = state?.frontDialog, let below = state?.withoutFrontDialog {
        result.dialogs.append(ListedDialog(screen: screen, value: value, source: named))
        beneath.append(below)
      } else {
        if case .named = named { result.withoutDialog.append(screen) }
        if let state, positions[state] == nil { positions[state] = screen }
      }
    }
    for (index, below) in beneath.enumerated()
    where result.dialogs[index].source == .known(.nothing) {
      result.dialogs[index].source = DialogSource(on: positions[below], unread: unread, app)
    }
    return result
  }
}

/// A dialog of the manifest, and where to search for the control that presents it.
struct ListedDialog: Codable, Hashable, Sendable {
  /// The position of its screen.
  let screen: Int
  let value: DescribedDialog
  var source: DialogSource

  /// What is known without a search.
  var knownResult: ManifestDialog.SearchResult? {
    if case .known(let result) = source { result } else { nil }
  }
}

/// Where to search for the control that presents a dialog; one job searches for all dialogs with the same source.
enum DialogSource: Codable, Hashable, Sendable {
  /// The harness names the control.
  case named(NamedPresenter)

  /// The control is on the first screen with the same path without the dialog.
  case beneath(Int)

  /// There is nothing to search.
  case known(ManifestDialog.SearchResult)
}

@MainActor
extension DialogSource {
  /// The control that the harness names for the dialog of a screen.
  fileprivate init(namedFor screen: Int, _ app: SearchedApp) {
    do throws(JobFailure) {
      self = try app.namedPresenter(of: screen).map { .named($0) } ?? .known(.nothing)
    } catch {
      let reason = "'presenter(of:)' fails for \(app.name(of: screen)): \(error)"
      self = .known(.undecided(reason: reason))
    }
  }

  /// The screen beneath a dialog; if there is none, it may be the one whose path cannot be read.
  fileprivate init(on beneath: Int?, unread: String?, _ app: SearchedApp) {
    if let beneath, app.app.skipReasons[beneath] == nil {
      self = .beneath(beneath)
    } else {
      let reason =
        beneath.map { "the harness skips \(app.name(of: $0)), which is beneath" } ?? unread
      self = .known(reason.map { .undecided(reason: $0) } ?? .nothing)
    }
  }
}
