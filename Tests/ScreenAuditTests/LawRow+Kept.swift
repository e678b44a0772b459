import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  private typealias Jump = @MainActor @Sendable (LobbyNavigator, LobbyState) -> Void

  /// A row for an app whose links, and maybe jumps, keep what was visible.
  private static func keeping(_ law: AuditLaw, _ name: String, _ jump: @escaping Jump) -> LawRow {
    LawRow(name) {
      $0.screens = [
        "home": LobbyState(), "room": LobbyState(.room(1)), "suite": LobbyState(.room(1), .room(2)),
        "help": help, "photo": LobbyState(sheet: .photo), "call": state { $0.overlay = .call },
        "result": result(), "tips": result(sheet: .help),
      ]
      if law == .isolation { $0.jump = jump }
      $0.openScreens(by: jump)
    }
  }

  private static func result(sheet: LobbySheet? = nil) -> LobbyState {
    var state = LobbyState(sheet: sheet)
    (state.tab, state.stacks) = (.search, [.search: [.room(3)]])
    return state
  }

  /// Adds the target to what is visible.
  @MainActor
  private static func add(_ navigator: LobbyNavigator, _ state: LobbyState) {
    navigator.state.tab = state.tab
    navigator.stack += state.stacks[state.tab] ?? []
    navigator.state.sheet = state.sheet ?? navigator.state.sheet
    navigator.state.overlay = state.overlay ?? navigator.state.overlay
  }

  /// Jumps and links that keep what was visible.
  static let kept = [
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
}
