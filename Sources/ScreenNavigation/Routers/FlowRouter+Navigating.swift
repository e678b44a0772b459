/// A router that presents screens over the whole app, in any flow.
///
/// A feature needs nothing else from the router to report a success.
@MainActor
public protocol GlobalOverlayRouting<Overlay>: AnyObject, Sendable {
  /// The app's overlays.
  associatedtype Overlay

  /// The screen over the whole app.
  var overlay: Overlay? { get set }
}

extension GlobalOverlayRouting {
  /// Presents a screen over the whole app and replaces any other overlay.
  public func present(overlay: Overlay) {
    self.overlay = overlay
  }

  /// Closes the overlay.
  public func dismissOverlay() {
    overlay = nil
  }
}

/// A router that handles commands across flows; most features need nothing else from the router.
@MainActor
public protocol NavigationCommandHandling<Command>: AnyObject, Sendable {
  /// The app's commands.
  associatedtype Command

  /// Applies a command.
  func handle(_ command: Command)
}

extension FlowRouter: GlobalOverlayRouting, NavigationCommandHandling {
  /// The receiver of events from all routers of the app.
  public var tracker: (any NavigationTracking<Schema>)? {
    get { reporter?.tracker }
    set { rootReporter.tracker = newValue }
  }

  /// Applies a command.
  ///
  /// - Parameter command: The command. If it resets everything, it clears every stack, presentation
  ///   and overlay in every tab and flow. If it leads to a tab that does not exist, because tabs
  ///   can change at run time, it leads to the first tab.
  public func handle(_ command: Schema.Command) {
    apply(command)
  }

  /// Returns the path of a command, or a path to the first tab if its tab does not exist.
  func destination(of command: Schema.Command) -> ScreenPath<Schema> {
    let path = command.destination
    guard let tab = path.tab, flow(of: path) == tabsFlow, let tabs = optionalTabs,
      !tabs.tabs.contains(tab)
    else { return path }
    return ScreenPath(flow: tabsFlow, tab: tabs.tabs.first)
  }

  /// Clears every stack, presentation and overlay in every tab and flow.
  ///
  /// The flow and the selected tab stay. To log out, use ``handle(_:)``.
  public func reset() {
    reporter.coalesced {
      optionalTabs?.reset()
      for router in routers { router.reset() }
      overlay = nil
    } _: {
      NavigationChange.reset
    }
  }

  /// The state of the whole app as a value.
  ///
  /// Assigning it is one change. A state without tabs resets all tabs to their roots.
  public var state: FlowState<Schema> {
    get { FlowState(flow: flow, tabs: optionalTabs?.state, stacks: stacks, overlay: overlay) }
    set {
      reporter.coalesced {
        if let tabs = newValue.tabs { optionalTabs?.state = tabs } else { optionalTabs?.reset() }
        for flow in Set(stacks.keys).union(newValue.stacks.keys) where flow != tabsFlow {
          router(for: flow).state = newValue.stacks[flow] ?? StackState()
        }
        overlay = newValue.overlay
        if let flow = newValue.flow { enter(flow) }
      } _: {
        NavigationChange.flowState(newValue)
      }
    }
  }

  /// Restores a stored state, or throws ``RestorationError/unknownTab(_:)`` and changes nothing.
  public func restore(_ state: FlowState<Schema>) throws(RestorationError) {
    if let tabs = state.tabs { try optionalTabs?.check(tabs) }
    self.state = state
  }

  /// Follows a path to the same visible state from every start.
  ///
  /// It enters the path's flow; see ``ScreenPath/flow`` for a path without one. It replaces the
  /// stack there, and clears the overlay and every presentation in every tab and flow, except those
  /// of the path. Other stacks stay. If the path's tab does not exist, nothing changes.
  ///
  /// - Parameter path: The path to follow.
  public func navigate(to path: ScreenPath<Schema>) {
    let target = flow(of: path)
    if let tab = path.tab, target == tabsFlow, optionalTabs?.unobservedTabs.contains(tab) != true {
      return
    }
    var isFlowAlone = true
    reporter.coalesced {
      isFlowAlone = !reporter.hasChanges { replaceStack(of: target, with: path) }
      enter(target)
    } _: {
      isFlowAlone ? .flowSwitch(to: target) : .screenView(unobservedVisiblePath, by: .jump(path))
    }
  }

  /// Replaces the stack of a flow, and clears the presentations everywhere else.
  func replaceStack(of target: Schema.Flow, with path: ScreenPath<Schema>) {
    let tabs = optionalTabs
    let other = target == tabsFlow ? nil : router(for: target)
    for router in routers where router !== other { router.dismiss() }
    if let other {
      tabs?.dismissPresentations(except: nil)
      other.state = path.stack
    } else {
      tabs?.navigate(to: path)
    }
    overlay = path.overlay
  }

  /// Checks that the path has at most one presentation, an existing tab and the flow of that tab.
  public func check(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    if let tab = path.tab {
      let target = flow(of: path)
      guard target == tabsFlow else { throw .tabOutsideOfItsFlow(tab: "\(tab)", flow: "\(target)") }
      if optionalTabs?.tabs.contains(tab) != true { throw .unknownTab("\(tab)") }
    }
    try checkPresentations(of: path)
  }

  /// Returns the flow that a path leads to.
  func flow(of path: ScreenPath<Schema>) -> Schema.Flow {
    path.flow ?? (path.tab == nil ? nil : tabsFlow) ?? startingFlow
  }
}
