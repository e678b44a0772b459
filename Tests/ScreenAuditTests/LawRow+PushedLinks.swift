import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  /// A row about an app whose links push their routes.
  private static func pushing(
    _ name: String, _ findings: LawFinding..., checked: Int = 44,
    push: @escaping LobbyApp.Push
  ) -> LawRow {
    var row = LawRow(.links, name, checked: checked) { $0.pushLinks(by: push) }
    row.findings = findings
    return row
  }

  /// Links that push, and mistakes that apps make with them.
  static let pushedLinks = [
    pushing("a link pushes its screen onto what is visible", push: LobbyApp.pushesOnce),
    pushing("a link pushes its screen unless it is in front") {
      $0.state.sheet = nil
      if $0.stack.last != $1 { $0.stack.append($1) }
    },
    pushing("a link pushes its screen in the sheet") {
      if $0.state.sheet == nil { $0.stack.append($1) } else { $0.state.pages.append($1) }
    },
    pushing(
      "a link that pushes does so twice",
      .finding(
        "the same screen once more: after the start, home and search, on room",
        "open lobby://room", "home › room(1)", "home › room(1) › room(1)"),
      .finding(
        "another screen is on the stack: after room and help, on room",
        "show room, open lobby://room", "home › room(1) › room(1)",
        "home › room(1) › room(1) › room(1)"), checked: 42,
      push: LobbyApp.pushesTwice),
    pushing(
      "a link that pushes does so under a sheet",
      .finding(
        "a sheet stays: after help, on room", "show help, open lobby://room",
        "home › room(1) › room(1)", "home › room(1) › room(1) › sheet help"),
      push: LobbyApp.pushesUnderSheet),
    pushing(
      "a link that pushes does so in another tab",
      .finding(
        "another tab is selected, another screen is on the stack: after search, on room",
        "show search, open lobby://room", "search › room(1)", "home › room(1)"),
      push: LobbyApp.pushesInFirstTab),
  ]
}
