import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenSnapshot

private struct Failure: Error {}

extension LawRow {
  static let back = levels + again + closed

  private static let levels = [
    LawRow("back changes nothing") { $0.back = { _ in } },
    LawRow("back removes all levels") {
      $0.screens = ["deep": LobbyState(.room(1), .room(2), sheet: .help)]
      $0.back = { navigator in
        if navigator.state.sheet == nil { navigator.stack = [] } else { navigator.goBack() }
      }
    },
    LawRow("back leads to an invalid state") { $0.back = presentBoth },
    LawRow("back, a tab and a control of a room that only taps reach lead to an invalid state") {
      $0.screens = ["home": LobbyState()]
      $0.back = presentBoth
      $0.select = { navigator, tab in
        if navigator.stack.isEmpty { navigator.select(tab) } else { presentBoth(navigator) }
      }
      $0.content = LobbyApp.contentWithInvalidRoom
    },
    LawRow("back changes the text") {
      $0.back = { navigator in
        navigator.count += 1
        navigator.goBack()
      }
    },
    LawRow("back from a confirmation and a sheet") {
      $0.screens = [
        "help": help,
        "ask": LobbyState(.room(1), dialog: .confirmation),
      ]
    },
    LawRow("a person cannot go back where only a control leads on") {
      $0.screens = [
        "alert": LobbyState(dialog: .alert), "overlay": LobbyState(overlay: .call),
        "cover": LobbyState(cover: .photo), "sheet": LobbyState(sheet: .help),
        "draft": LobbyState(.draft),
      ]
      $0.back = { _ in throw Failure() }
      $0.content = { @MainActor _, _ in ScreenContent(hidesBack: true, isDismissDisabled: true) }
    },
    LawRow("no back") {
      $0.back = { _ in throw UnsupportedOperation.goBack }
    },
  ]

  /// A row for an app whose only control opens something.
  private static func row(
    _ name: String, ending end: JobOutcome<Never>? = nil,
    back: @escaping Action = { $0.goBack() }, tap edit: @escaping Action
  ) -> LawRow {
    LawRow(name, ending: end) {
      $0.screens = ["home": LobbyState()]
      $0.back = back
      $0.content = { @MainActor destination, navigator in
        guard case .tab(.home) = destination else { return ScreenContent() }
        return ScreenContent(elements: [.button("Edit") { edit(navigator) }])
      }
    }
  }

  /// A row for an app whose only control opens what no back closes, but buttons.
  private static func row(
    _ name: String, closing buttons: @escaping Buttons, ending end: JobOutcome<Never>? = nil,
    tap edit: @escaping Action
  ) -> LawRow {
    LawRow(name, ending: end) {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor destination, navigator in
        switch destination {
        case .tab(.home):
          ScreenContent(
            title: navigator.isMarked ? "Chosen" : nil,
            elements: [.button("Edit") { edit(navigator) }])
        case .sheet: ScreenContent(leading: buttons(navigator), isDismissDisabled: true)
        default: ScreenContent()
        }
      }
      $0.buttons = buttons
    }
  }

  private static let again = [
    row("a control pushes twice after a back") { navigator in
      navigator.stack = navigator.count == 0 ? [.room(1)] : [.room(1), .room(1)]
      navigator.count = 1
    },
    row("a control does nothing after a back") { navigator in
      if navigator.count == 0 { (navigator.count, navigator.stack) = (1, [.room(1)]) }
    },
    row("a control leads to an invalid state after a back") { navigator in
      navigator.state.sheet = .help
      if navigator.count == 1 { navigator.state.cover = .photo }
      navigator.count = 1
    },
    row("a control leads to another payload after a back") { navigator in
      navigator.stack = [.room(navigator.count)]
      navigator.count = 1
    },
    row(
      "a control crashes after a back",
      ending: .crash(at: .show("home"), .tap("Edit"), .back, .tap("Edit"), message: "Fatal error")
    ) { $0.stack = [.room(1)] },
    row("a control crashes before back", ending: .crash(at: .show("home"), .tap("Edit"))) {
      $0.stack = [.room(1)]
    },
    row(
      "back changes nothing on a place that no screen shows", back: { _ in },
      tap: { $0.stack = [.room(1)] }),
    row("back from another tab removes a push", tap: toSearch),
    row("back from another tab returns to the tap", back: { $0.state.tab = .home }, tap: toSearch),
    row(
      "back from another tab leads elsewhere", back: { $0.show(LobbyState(.draft)) }, tap: toSearch),
  ]

  @MainActor
  private static func toSearch(_ navigator: LobbyNavigator) {
    navigator.state.tab = .search
    navigator.stack = [.room(1)]
  }

  private static let cancel: Buttons = { navigator in
    [
      .button("Cancel", role: .cancel) {
        (navigator.state.sheet, navigator.state.dialog) = (nil, nil)
      }
    ]
  }

  private static let closed = [
    row("a control does nothing after its alert is closed", closing: cancel) { navigator in
      if navigator.count == 0 { (navigator.count, navigator.state.dialog) = (1, .alert) }
    },
    row("a control leads elsewhere after its sheet is closed", closing: cancel) { navigator in
      navigator.state = navigator.count == 0 ? LobbyState(sheet: .help) : LobbyState(.draft)
      navigator.count = 1
    },
    row(
      "a control leads elsewhere after a choice",
      closing: { navigator in
        [.button("Continue") { (navigator.state.sheet, navigator.count) = (nil, 1) }]
      }, tap: { $0.state = $0.count == 0 ? LobbyState(sheet: .help) : LobbyState(.draft) }),
    row(
      "a control does nothing after a choice that the text shows",
      closing: { navigator in
        [.button("Continue") { (navigator.state.sheet, navigator.isMarked) = (nil, true) }]
      }, tap: { if !$0.isMarked { $0.state.sheet = .help } }),
    row(
      "a control crashes after its alert is closed", closing: cancel,
      ending: .crash(
        at: .show("home"), .tap("Edit"), .tap("Cancel"), .tap("Edit"), message: "Fatal error")
    ) { $0.state.dialog = .alert },
  ]
}
