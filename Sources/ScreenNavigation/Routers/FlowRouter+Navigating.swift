/// Carries out commands across flows: all that most features need to know of the router.
@MainActor
public protocol NavigationCommandHandling<Command>: AnyObject, Sendable {
  /// The commands that are understood.
  associatedtype Command

  /// Carries out a command.
  ///
  /// - Parameter command: The command.
  func handle(_ command: Command)
}

extension FlowRouter: GlobalOverlayRouting, NavigationCommandHandling {
  /// Where the changes of all routers of the app are reported to.
  public var tracker: (any NavigationTracking<Schema>)? {
    get { reporter?.tracker }
    set { rootReporter.tracker = newValue }
  }

  /// Carries out a command.
  ///
  /// - Parameter command: The command. One that resets everything leaves no stack, presentation
  ///   or overlay behind, in any tab or flow. One that leads to a tab that there is not, since tabs
  ///   may change at run time, leads to the first tab.
  public func handle(_ command: Schema.Command) {
    reporter.coalesced {
      if command.resetsEverything { reset() }
      navigate(to: withKnownTab(command.destination))
    } _: {
      NavigationEvent.commandApplied(command)
    }
  }

  /// The path, or, where its tab is not among the tabs, one to the first tab.
  private func withKnownTab(_ path: ScreenPath<Schema>) -> ScreenPath<Schema> {
    guard let tab = path.tab, flow(of: path) == tabsFlow, let tabs = optionalTabs,
      !tabs.tabs.contains(tab)
    else { return path }
    return ScreenPath(flow: tabsFlow, tab: tabs.tabs.first)
  }

  /// Empties every stack, and dismisses every presentation and the overlay, in every tab and flow.
  ///
  /// The flow and the selected tab stay; see ``handle(_:)`` for logging out.
  public func reset() {
    reporter.coalesced {
      optionalTabs?.reset()
      for router in routers() { router.reset() }
      overlay = nil
    } _: {
      NavigationChange.reset
    }
  }

  /// The state of the whole app as a value.
  ///
  /// Assigning it is one change. A state without tabs has all tabs at their roots.
  public var state: FlowState<Schema> {
    get { FlowState(flow: flow, tabs: optionalTabs?.state, stacks: stacks, overlay: overlay) }
    set {
      reporter.coalesced {
        if let tabs = newValue.tabs { optionalTabs?.state = tabs } else { optionalTabs?.reset() }
        for flow in Set(stacks.keys).union(newValue.stacks.keys) where flow != tabsFlow {
          router(for: flow).state = newValue.stacks[flow] ?? StackState()
        }
        overlay = newValue.overlay
        if let flow = newValue.flow { self.flow = flow }
      } _: {
        NavigationChange.flowState(newValue)
      }
    }
  }

  /// Shows exactly what the path says, whatever is shown now.
  ///
  /// Enters the path's flow: the one it names, else the one that holds the tabs where it names a
  /// tab, else the one that the app starts in. Replaces the stack there, and clears every
  /// presentation in every tab and flow, and the overlay, but for the path's own. Other stacks
  /// stay. A path to a tab that there is not changes nothing.
  ///
  /// - Parameter path: Where to go.
  public func navigate(to path: ScreenPath<Schema>) {
    let target = flow(of: path)
    if let tab = path.tab, target == tabsFlow, optionalTabs?.tabs.contains(tab) != true { return }
    var isFlowAlone = true
    reporter.coalesced {
      isFlowAlone = !reporter.hasChanges { show(path, in: target) }
      flow = target
    } _: {
      isFlowAlone ? .flowSwitch(to: target) : .screenView(visiblePath, by: .jump(path))
    }
  }

  /// Replaces what a flow shows, and clears what is presented everywhere else.
  private func show(_ path: ScreenPath<Schema>, in target: Schema.Flow) {
    for router in routers(besides: target) { router.dismiss() }
    if target == tabsFlow {
      optionalTabs?.navigate(to: path)
    } else {
      for router in optionalTabs?.routers() ?? [] { router.dismiss() }
      router(for: target).state = path.stack
    }
    overlay = path.overlay
  }

  /// Checks that the path can be followed as it is written.
  ///
  /// - Parameter path: The path to check.
  /// - Throws: ``ScreenPathError``, which says what in the path is wrong: two presentations, a tab
  ///   that there is not, a tab in a flow without tabs.
  public func check(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    if let tab = path.tab {
      let target = flow(of: path)
      guard target == tabsFlow else { throw .tabOutsideOfItsFlow(tab: "\(tab)", flow: "\(target)") }
      if optionalTabs?.tabs.contains(tab) != true { throw .unknownTab("\(tab)") }
    }
    try checkPresentations(of: path)
  }

  /// The flow that a path leads to.
  private func flow(of path: ScreenPath<Schema>) -> Schema.Flow {
    path.flow ?? (path.tab == nil ? nil : tabsFlow) ?? startingFlow
  }

  /// What is visible, as a path.
  var visiblePath: ScreenPath<Schema> {
    var path = current.visiblePath
    path.flow = flow
    path.overlay = overlay
    return path
  }
}
