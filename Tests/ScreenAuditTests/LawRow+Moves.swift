import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

private struct Failure: Error, CustomStringConvertible {
  let description = "sign in again: token=abc123"
}

extension LawRow {
  static let isolation = [
    LawRow(
      .isolation, "a sheet stays",
      .finding(
        "a sheet stays: after help, on home, room and search", "show help, show home", "home",
        "home › sheet help")
    ) {
      $0.jump = { navigator, state in
        let sheet = navigator.state.sheet
        navigator.state = state
        navigator.state.sheet = state.sheet ?? sheet
      }
    },
    LawRow(
      .isolation, "a jump pushes on the old stack",
      .finding(
        "the stack stays: after room and help, on home, room and help", "show room, show home",
        "home", "home › room(1)")
    ) {
      $0.jump = { navigator, state in
        let routes = navigator.state.stacks[.home] ?? []
        navigator.state = state
        navigator.state.stacks[.home] = routes + (state.stacks[.home] ?? [])
      }
    },
    LawRow(
      .isolation, "a jump keeps the tab",
      .finding("the tab stays: after search, on home", "show search, show home", "home", "search")
    ) {
      $0.jump = { navigator, state in
        let tab = navigator.state.tab
        navigator.state = state
        if state.stacks.isEmpty, tab == .search { navigator.state.tab = .search }
      }
    },
    LawRow(
      .isolation, "a jump keeps everything",
      .finding(
        "the tab, the stack and a sheet stay: after search, on home, room and help; after room and help, on 4 screens",
        "show search, show home", "home", "search")
    ) {
      $0.jump = { navigator, state in
        let before = navigator.state
        if before == LobbyState() {
          navigator.state = state
          return
        }
        navigator.state.stacks[before.tab] =
          (before.stacks[before.tab] ?? []) + (state.stacks[state.tab] ?? [])
        navigator.state.sheet = before.sheet ?? state.sheet
      }
    },
    LawRow(
      .isolation, "a jump pushes a screen on itself",
      .finding(
        "the stack stays: after room and help, on room and help", "show room, show room",
        "home › room(1)", "home › room(1) › room(1)")
    ) {
      $0.jump = { navigator, state in
        let routes = navigator.state.stacks[.home]
        navigator.state = state
        if let routes, routes == state.stacks[.home] {
          navigator.state.stacks[.home] = routes + routes
        }
      }
    },
    LawRow(
      .isolation, "a text of the screen before stays",
      .finding(
        "a screen shows another text: after search, on room and help",
        "show search, show room, look", "‹ Home           Room 0             Help",
        "‹ Home           Room 7             Help")
    ) {
      $0.jump = { navigator, state in
        navigator.count = state.tab == .search ? 7 : navigator.count
        navigator.state = state
      }
    },
    LawRow(
      .isolation, "a jump fails after another screen",
      .finding(
        "the jump fails: after search, on 4 screens", "show search, show home", "home",
        "sign in again: token=abc123")
    ) {
      $0.jump = { navigator, state in
        if navigator.state.tab == .search { throw Failure() }
        navigator.state = state
      }
    },
    LawRow(
      .isolation, "jumps are not absolute", checked: 0,
      unchecked: [LawGap.jumpsAreNotAbsolute.words]
    ) { $0.navigatesAbsolutely = false },
  ]

  static let restoration = [
    LawRow(
      .restoration, "a sheet is lost",
      .finding(
        "a presentation is missing: on help", "show help, relaunch", "home › room(1) › sheet help",
        "home › room(1)")
    ) {
      $0.restored = { state in
        var state = state
        state.sheet = nil
        return state
      }
    },
    LawRow(
      .restoration, "everything is lost",
      .finding(
        "a screen is missing on the stack: on room", "show room, relaunch", "home › room(1)", "home"
      ),
      .finding(
        "a presentation is missing, a screen is missing on the stack: on help",
        "show help, relaunch", "home › room(1) › sheet help", "home"),
      .finding("another tab is selected: on search", "show search, relaunch", "search", "home")
    ) { $0.restored = { _ in LobbyState() } },
    LawRow(.restoration, "a transient screen and what is above it are restored", checked: 1) {
      $0.screens = transient
    },
    LawRow(.restoration, "a transient screen ends the stack", checked: 1) {
      $0.screens = transient
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow(
      .restoration, "a transient screen stays without what was above it",
      .finding(
        "another screen is on the stack: on draft", "show draft, relaunch", "home › room(1)",
        "home › room(1) › draft"), checked: 1
    ) {
      $0.screens = transient
      $0.restored = { _ in LobbyState(.room(1), .draft) }
    },
    LawRow(
      .restoration, "a screen below a transient one is lost",
      .finding(
        "a screen is missing on the stack: on draft", "show draft, relaunch", "home › room(1)",
        "home"), checked: 1
    ) {
      $0.screens = transient
      $0.restored = { _ in LobbyState() }
    },
    LawRow(.restoration, "a transient sheet is not restored", checked: 1) {
      $0.screens = ["room": LobbyState(.room(1), sheet: .page(1))]
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow(.restoration, "dialogs and overlays are not restored", checked: 2) {
      $0.screens = ["alert": state { $0.dialog = .alert }, "call": state { $0.overlay = .call }]
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow(
      .restoration, "a relaunch leads to an invalid state",
      .finding(
        "a relaunch leads to an invalid state: on 4 screens", "show home, relaunch", "home", invalid
      )
    ) {
      $0.restored = { _ in LobbyState(sheet: .help, cover: .photo) }
    },
    LawRow(
      .restoration, "a relaunch fails",
      .finding(
        "the state is not restored: on 4 screens", "show home, relaunch", "home",
        "sign in again: token=abc123")
    ) { $0.restored = { _ in throw Failure() } },
    LawRow(
      .restoration, "a relaunch changes the text",
      .finding(
        "a screen shows another text: on room and help", "show room, relaunch, look",
        "‹ Home           Room 1             Help", "‹ Home           Room 0             Help")
    ) {
      $0.jump = { navigator, state in
        navigator.count = 1
        navigator.show(state)
      }
    },
    LawRow(
      .restoration, "no relaunch", checked: 0,
      unchecked: [
        "\(UnsupportedOperation.relaunch)"
      ]
    ) {
      $0.restored = { _ in throw UnsupportedOperation.relaunch }
    },
  ]

  private static var transient: KeyValuePairs<String, LobbyState> {
    ["draft": LobbyState(.room(1), .draft, .room(2), sheet: .help)]
  }

  /// A room with a change.
  static func state(_ change: (inout LobbyState) -> Void) -> LobbyState {
    var state = LobbyState(.room(1))
    change(&state)
    return state
  }
}
