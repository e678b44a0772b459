/// What a router needs to follow the events of another one.
@MainActor
protocol EventReplaying<Schema>: AnyObject {
  associatedtype Schema: NavigationSchema

  /// The router of a stack, where there is one at the place.
  func router(at place: StackPlace<Schema>) -> AppRouter<Schema>?

  /// Selects a tab or enters a flow, and changes nothing else.
  func select(_ tab: Schema.Tab)
  func enter(_ flow: Schema.Flow)

  func apply(_ command: Schema.Command)
  func apply(_ change: NavigationChange<Schema>)
}

extension EventReplaying {
  /// Makes the change that an event tells of.
  func follow(_ event: NavigationEvent<Schema>) {
    switch event {
    case .routePush(let route, let place): router(at: place)?.navigate(to: route)
    case .routePop(let count, let place): router(at: place)?.pop(count)
    case .tabSwitch(let tab): select(tab)
    case .flowSwitch(let flow): enter(flow)
    case .commandApplied(let command): apply(command)
    case .screenView(_, .stack(let state, let place)): router(at: place)?.state = state
    case .screenView(_, let change): apply(change)
    }
  }
}

extension AppRouter: EventReplaying {
  /// Makes the change that an event of another router tells of.
  ///
  /// Replaying all events of a router on a fresh one shows the same.
  ///
  /// - Parameter event: The event.
  public func replay(_ event: NavigationEvent<Schema>) {
    follow(event)
  }

  func router(at place: StackPlace<Schema>) -> AppRouter<Schema>? {
    router(atDepth: place.depth)
  }

  func select(_ tab: Schema.Tab) {}
  func enter(_ flow: Schema.Flow) {}
  func apply(_ command: Schema.Command) {
    reporter.coalesced {
      if command.resetsEverything { reset() }
      navigate(to: command.destination)
    } _: {
      NavigationEvent.commandApplied(command)
    }
  }

  func apply(_ change: NavigationChange<Schema>) {
    switch change {
    case .jump(let path): navigate(to: path)
    case .reset: reset()
    case .stack, .overlay, .tabs, .tabState, .flowState: break
    }
  }
}

extension TabRouter: EventReplaying {
  /// Makes the change that an event of another router tells of.
  ///
  /// Replaying all events of a router on a fresh one shows the same.
  ///
  /// - Parameter event: The event.
  public func replay(_ event: NavigationEvent<Schema>) {
    follow(event)
  }

  func router(at place: StackPlace<Schema>) -> AppRouter<Schema>? {
    place.tab.flatMap { router(for: $0).router(atDepth: place.depth) }
  }

  func select(_ tab: Schema.Tab) { selectedTab = tab }
  func enter(_ flow: Schema.Flow) {}
  func apply(_ command: Schema.Command) {
    reporter.coalesced {
      if command.resetsEverything { reset() }
      navigate(to: command.destination)
    } _: {
      NavigationEvent.commandApplied(command)
    }
  }

  func apply(_ change: NavigationChange<Schema>) {
    switch change {
    case .jump(let path): navigate(to: path)
    case .reset: reset()
    case .tabs(let tabs): show(tabs)
    case .tabState(let state): self.state = state
    case .stack, .overlay, .flowState: break
    }
  }

  /// Shows the tabs of a list that was shown before, so it is a good one.
  func show(_ tabs: [Schema.Tab]) {
    do {
      try replaceTabs(with: tabs)
    } catch {
      assertionFailure("an event tells of tabs that cannot be shown: \(error)")
    }
  }
}

extension FlowRouter: EventReplaying {
  /// Makes the change that an event of another router tells of.
  ///
  /// Replaying all events of a router on a fresh one shows the same.
  ///
  /// - Parameter event: The event.
  public func replay(_ event: NavigationEvent<Schema>) {
    follow(event)
  }

  func router(at place: StackPlace<Schema>) -> AppRouter<Schema>? {
    guard let tab = place.tab else {
      return place.flow.flatMap { router(for: $0).router(atDepth: place.depth) }
    }
    return optionalTabs?.router(for: tab).router(atDepth: place.depth)
  }

  func select(_ tab: Schema.Tab) { optionalTabs?.selectedTab = tab }
  func enter(_ flow: Schema.Flow) { self.flow = flow }
  func apply(_ command: Schema.Command) { handle(command) }

  func apply(_ change: NavigationChange<Schema>) {
    switch change {
    case .jump(let path): navigate(to: path)
    case .overlay(let overlay): self.overlay = overlay
    case .reset: reset()
    case .tabs(let tabs): optionalTabs?.show(tabs)
    case .tabState(let state): optionalTabs?.state = state
    case .flowState(let state): self.state = state
    case .stack: break
    }
  }
}
