/// A router that can replay the events of another router.
@MainActor
protocol EventReplaying<Schema>: PathNavigating {
  var reporter: EventReporter<Schema>? { get }

  /// Returns the router of the stack at a place, or nil if the place has no stack.
  func router(at place: StackPlace<Schema>) -> AppRouter<Schema>?

  /// Selects a tab, and changes nothing else.
  func select(_ tab: Schema.Tab)

  /// Enters a flow, and changes nothing else.
  func enter(_ flow: Schema.Flow)

  /// Returns the path that a command leads to, in this router.
  func destination(of command: Schema.Command) -> ScreenPath<Schema>

  func reset()
  func apply(_ change: NavigationChange<Schema>)
}

extension EventReplaying {
  /// Applies the change of an event.
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

  /// Applies a command as one event.
  func apply(_ command: Schema.Command) {
    reporter.coalesced {
      if command.resetsEverything { reset() }
      navigate(to: destination(of: command))
    } _: {
      NavigationEvent.commandApplied(command)
    }
  }

  func destination(of command: Schema.Command) -> ScreenPath<Schema> { command.destination }
}

extension AppRouter: EventReplaying {
  /// Applies an event of another router; a fresh router that replays all events reaches its state.
  public func replay(_ event: NavigationEvent<Schema>) {
    follow(event)
  }

  func router(at place: StackPlace<Schema>) -> AppRouter<Schema>? {
    router(atDepth: place.depth)
  }

  func select(_ tab: Schema.Tab) {}
  func enter(_ flow: Schema.Flow) {}

  func apply(_ change: NavigationChange<Schema>) {
    switch change {
    case .jump(let path): navigate(to: path)
    case .reset: reset()
    case .stack, .overlay, .tabs, .tabState, .flowState: break
    }
  }
}

extension TabRouter: EventReplaying {
  /// Applies an event of another router; a fresh router that replays all events reaches its state.
  public func replay(_ event: NavigationEvent<Schema>) {
    follow(event)
  }

  func router(at place: StackPlace<Schema>) -> AppRouter<Schema>? {
    place.tab.flatMap { router(for: $0).router(atDepth: place.depth) }
  }

  func select(_ tab: Schema.Tab) { selectedTab = tab }
  func enter(_ flow: Schema.Flow) {}

  func apply(_ change: NavigationChange<Schema>) {
    switch change {
    case .jump(let path): navigate(to: path)
    case .reset: reset()
    case .tabs(let tabs): replayTabs(tabs)
    case .tabState(let state): self.state = state
    case .stack, .overlay, .flowState: break
    }
  }

  /// Replaces the tabs with a list from an event; an invalid list changes nothing.
  func replayTabs(_ tabs: [Schema.Tab]) { try? replaceTabs(with: tabs) }
}

extension FlowRouter: EventReplaying {
  /// Applies an event of another router; a fresh router that replays all events reaches its state.
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

  func apply(_ change: NavigationChange<Schema>) {
    switch change {
    case .jump(let path): navigate(to: path)
    case .overlay(let overlay): self.overlay = overlay
    case .reset: reset()
    case .tabs(let tabs): optionalTabs?.replayTabs(tabs)
    case .tabState(let state): optionalTabs?.state = state
    case .flowState(let state): self.state = state
    case .stack: break
    }
  }
}
