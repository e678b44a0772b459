import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  /// A row about an app whose links push their routes; what else the link does follows the push.
  private static func pushing(
    _ name: String, push: @escaping @MainActor @Sendable (LobbyNavigator, LobbyRoute) -> Void
  ) -> LawRow {
    LawRow(name) {
      $0.pushesLinks = true
      $0.openScreens { navigator, state in
        let route = state.sheet == nil ? state.stacks[state.tab]?.last : nil
        if let route { push(navigator, route) } else { navigator.show(state) }
      }
    }
  }

  /// Links that push, and mistakes that apps make with them.
  static let pushedLinks = [
    pushing("a link pushes its screen onto what is visible") {
      $0.state.sheet = nil
      $0.stack.append($1)
    },
    pushing("a link pushes its screen unless it is in front") {
      $0.state.sheet = nil
      if $0.stack.last != $1 { $0.stack.append($1) }
    },
    pushing("a link pushes its screen in the sheet") {
      if $0.state.sheet == nil { $0.stack.append($1) } else { $0.state.pages.append($1) }
    },
    pushing("a link that pushes does so twice") {
      $0.state.sheet = nil
      $0.stack += [$1, $1]
    },
    pushing("a link that pushes does so under a sheet") { $0.stack.append($1) },
    pushing("a link that pushes does so in another tab") {
      $0.state.sheet = nil
      $0.state.tab = .home
      $0.stack.append($1)
    },
  ]
}
