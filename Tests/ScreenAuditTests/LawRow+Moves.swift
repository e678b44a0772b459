import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

private struct Failure: Error, CustomStringConvertible {
  let description = "sign in again: token=abc123"
}

extension LawRow {
  static let movesAndLinks = jumps + kept

  private static let jumps = [
    LawRow("a sheet stays") {
      $0.jump = { navigator, state in
        let sheet = navigator.state.sheet
        navigator.state = state
        navigator.state.sheet = state.sheet ?? sheet
      }
    },
    LawRow("a jump pushes on the old stack") {
      $0.jump = { navigator, state in
        let routes = navigator.state.stacks[.home] ?? []
        navigator.state = state
        navigator.state.stacks[.home] = routes + (state.stacks[.home] ?? [])
      }
    },
    LawRow("a text of the screen before stays") {
      $0.jump = { navigator, state in
        navigator.count = state.tab == .search ? 7 : navigator.count
        navigator.state = state
      }
    },
    LawRow("a jump fails after another screen, and leaves an invalid state") {
      $0.jump = { navigator, state in
        if navigator.state.tab == .search {
          presentBoth(navigator)
          throw Failure()
        }
        navigator.state = state
      }
    },
    LawRow("jumps are not absolute") { $0.navigatesAbsolutely = false },
  ]

  // MARK: Jumps and links that keep what was visible

  /// A row for an app whose links, and maybe jumps, keep what was visible.
  private static func keeping(
    _ law: AuditLaw, _ name: String, _ jump: @escaping LobbyApp.Jump
  ) -> LawRow {
    LawRow(name) {
      $0.screens = [
        "home": LobbyState(), "room": LobbyState(.room(1)), "suite": LobbyState(.room(1), .room(2)),
        "help": help, "photo": LobbyState(sheet: .photo),
        "call": LobbyState(.room(1), overlay: .call),
        "result": LobbyState(.room(3), tab: .search),
        "tips": LobbyState(.room(3), tab: .search, sheet: .help),
      ]
      if law == .isolation { $0.jump = jump }
      $0.openScreens(by: jump)
    }
  }

  /// Adds the target to what is visible.
  @MainActor
  private static func add(_ navigator: LobbyNavigator, _ state: LobbyState) {
    navigator.state.tab = state.tab
    navigator.stack += state.stacks[state.tab] ?? []
    navigator.state.sheet = state.sheet ?? navigator.state.sheet
    navigator.state.overlay = state.overlay ?? navigator.state.overlay
  }

  private static let kept = [
    keeping(.isolation, "jumps and links reset nothing") { add($0, $1) },
    keeping(.links, "links reset nothing") { add($0, $1) },
    keeping(.links, "links keep the tab, which no target names") { navigator, state in
      let tab = navigator.state.tab
      add(navigator, state)
      if state.tab == .home { navigator.state.tab = tab }
    },
    keeping(.isolation, "a sheet keeps others away") { navigator, state in
      let sheet = navigator.state.sheet
      navigator.show(state)
      navigator.state.sheet = sheet ?? state.sheet
    },
    keeping(.isolation, "a jump keeps a sheet, and another one an overlay") {
      navigator, state in
      let before = navigator.state
      navigator.show(state)
      navigator.state.sheet = state.sheet ?? before.sheet
      navigator.state.overlay = state.overlay ?? before.overlay
    },
  ]

  // MARK: Relaunches

  static let restoration = [
    LawRow("a sheet is lost") {
      $0.restored = { state in
        var state = state
        state.sheet = nil
        return state
      }
    },
    LawRow("everything is lost") { $0.restored = { _ in LobbyState() } },
    LawRow("a transient screen and what is above it are restored") {
      $0.screens = transient
    },
    LawRow("a transient screen ends the stack") {
      $0.screens = transient
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow("a transient screen stays without what was above it") {
      $0.screens = transient
      $0.restored = { _ in LobbyState(.room(1), .draft) }
    },
    LawRow("a transient sheet is not restored") {
      $0.screens = ["room": LobbyState(.room(1), sheet: .page(1))]
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow("dialogs and overlays are not restored") {
      $0.screens = [
        "alert": LobbyState(.room(1), dialog: .alert),
        "call": LobbyState(.room(1), overlay: .call),
      ]
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow("a relaunch leads to an invalid state") {
      $0.restored = { _ in LobbyState(sheet: .help, cover: .photo) }
    },
    LawRow("a relaunch fails") { $0.restored = { _ in throw Failure() } },
    LawRow("a relaunch changes the text") {
      $0.jump = { navigator, state in
        navigator.count = 1
        navigator.show(state)
      }
    },
    LawRow("no relaunch") {
      $0.restored = { _ in throw UnsupportedOperation.relaunch }
    },
  ]

  private static var transient: KeyValuePairs<String, LobbyState> {
    ["draft": LobbyState(.room(1), .draft, .room(2), sheet: .help)]
  }
}
