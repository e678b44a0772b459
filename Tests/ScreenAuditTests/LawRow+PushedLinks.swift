import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  /// A row about an app whose links push their routes.
  private static func pushing(_ name: String, push: @escaping LobbyApp.Push) -> LawRow {
    LawRow(name) { $0.pushLinks(by: push) }
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
    pushing("a link that pushes does so twice", push: LobbyApp.pushesTwice),
    pushing("a link that pushes does so under a sheet", push: LobbyApp.pushesUnderSheet),
    pushing("a link that pushes does so in another tab", push: LobbyApp.pushesInFirstTab),
  ]
}
