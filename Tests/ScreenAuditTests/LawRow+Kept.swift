import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  private typealias Jump = @MainActor @Sendable (LobbyNavigator, LobbyState) -> Void

  /// A row for an app whose links, and maybe jumps, keep what was visible.
  private static func keeping(
    _ law: AuditLaw, _ name: String, _ findings: LawFinding..., with others: [AuditLaw] = [],
    checked: Int? = nil, unchecked: [String] = [], _ jump: @escaping Jump
  ) -> LawRow {
    var row = LawRow(law, name, with: others, checked: checked, unchecked: unchecked) {
      $0.screens = [
        "home": LobbyState(), "room": LobbyState(.room(1)), "suite": LobbyState(.room(1), .room(2)),
        "help": help, "photo": LobbyState(sheet: .photo), "call": state { $0.overlay = .call },
        "result": result(), "tips": result(sheet: .help),
      ]
      if law == .isolation { $0.jump = jump }
      $0.openScreens(by: jump)
    }
    row.findings = findings
    return row
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
    keeping(
      .isolation, "jumps and links reset nothing",
      .finding(
        "the stack, a sheet and an overlay stay: after 7 screens, on 8 screens, in 40 pairs",
        "show room, show home", "home", "home › room(1)"), with: [.links], checked: 64
    ) { add($0, $1) },
    keeping(
      .links, "links reset nothing",
      .finding(
        "a link is ignored: after 5 screens, on home", "show room, open lobby://home", "home",
        "home › room(1)"),
      .finding(
        "the stack, a sheet and an overlay stay: after 7 screens, on 8 screens, in 35 pairs",
        "show tips, open lobby://home", "home", "home › sheet help"), checked: 128
    ) { add($0, $1) },
    keeping(
      .links, "links keep the tab, which no target names",
      .finding(
        "a link is ignored: after 5 screens, on home; after result, on home, room and suite; after tips, on 4 screens",
        "show room, open lobby://home", "home", "home › room(1)"),
      .finding(
        "a link is ignored after a change of tab: after home, on home",
        "show home, tab Search, open lobby://home", "home", "search"),
      .finding(
        "the tab, the stack, a sheet and an overlay stay: after 7 screens, on 7 screens, in 36 pairs",
        "show room, open lobby://room", "home › room(1)", "home › room(1) › room(1)"),
      .finding(
        "the tab stays after a change of tab: after home, on photo",
        "show home, tab Search, open lobby://photo", "home › sheet photo", "search › sheet photo"),
      checked: 125
    ) { navigator, state in
      let tab = navigator.state.tab
      add(navigator, state)
      if state.tab == .home { navigator.state.tab = tab }
    },
    keeping(
      .isolation, "a sheet keeps others away",
      .finding(
        "a sheet stays: after help and tips, on 6 screens; after photo, on 7 screens",
        "show help, show home", "home", "home › sheet help"), checked: 64
    ) { navigator, state in
      let sheet = navigator.state.sheet
      navigator.show(state)
      navigator.state.sheet = sheet ?? state.sheet
    },
    keeping(
      .isolation, "a jump keeps a sheet, and another one an overlay",
      .finding(
        "a sheet stays: after help, photo and tips, on 5 screens", "show help, show home", "home",
        "home › sheet help"),
      .finding(
        "an overlay stays: after call, on 7 screens", "show call, show home", "home",
        "home › overlay call"), checked: 64
    ) {
      navigator, state in
      let before = navigator.state
      navigator.show(state)
      navigator.state.sheet = state.sheet ?? before.sheet
      navigator.state.overlay = state.overlay ?? before.overlay
    },
  ]
}
