extension LobbyApp {
  /// What the app does with the route of a link.
  package typealias Push = @MainActor @Sendable (LobbyNavigator, LobbyRoute) -> Void

  /// Opens the links of screens with a route on top of what is visible.
  package mutating func pushLinks(by push: @escaping Push) {
    pushesLinks = true
    openScreens { navigator, state in
      let route = state.sheet == nil ? state.stacks[state.tab]?.last : nil
      if let route { push(navigator, route) } else { navigator.show(state) }
    }
  }

  package static let pushesOnce: Push = {
    $0.state.sheet = nil
    $0.stack.append($1)
  }

  package static let pushesTwice: Push = {
    $0.state.sheet = nil
    $0.stack += [$1, $1]
  }

  package static let pushesUnderSheet: Push = { $0.stack.append($1) }

  package static let pushesInFirstTab: Push = {
    $0.state.sheet = nil
    $0.state.tab = .home
    $0.stack.append($1)
  }
}
