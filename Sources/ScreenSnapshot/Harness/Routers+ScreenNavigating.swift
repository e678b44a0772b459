import ScreenContents
public import ScreenNavigation

// Adapters for the library's routers. `VisibleFlowState` does not depend on `NavigationSchema`, so
// that other routers can provide a visible state, too.

extension AppRouter: StackRouterProviding {
  /// The stack with its presentation.
  ///
  /// Reading it registers no observer.
  public var visibleState: VisibleFlowState<Never, Never, Schema.Route, Schema.Sheet, Never> {
    VisibleFlowState(stack: VisibleStack(of: self))
  }

  /// Returns the router of a sheet or cover over this stack, or this router.
  public func stackRouter(in tab: Never?, depth: Int) -> AppRouter { presented(atDepth: depth) }

  /// The router at a nesting depth, or the topmost router if fewer sheets and covers are presented.
  fileprivate func presented(atDepth depth: Int) -> AppRouter {
    (0..<depth).reduce(self) { router, _ in router.presented ?? router }
  }
}

extension TabRouter: StackRouterProviding {
  /// The tabs, and the stack of the selected tab with its presentation.
  ///
  /// Reading it registers no observer.
  public var visibleState: VisibleFlowState<Never, Schema.Tab, Schema.Route, Schema.Sheet, Never> {
    VisibleFlowState(
      tabs: unobservedTabs, tab: unobservedSelectedTab, stack: VisibleStack(of: unobservedCurrent))
  }

  /// Returns the router of a stack in a tab or over it.
  public func stackRouter(in tab: Schema.Tab?, depth: Int) -> AppRouter<Schema> {
    (tab.map { router(for: $0) } ?? current).presented(atDepth: depth)
  }
}

extension FlowRouter: StackRouterProviding {
  /// The flow, its tabs or its stack, the presentation and the overlay.
  ///
  /// Reading it registers no observer.
  public var visibleState:
    VisibleFlowState<Schema.Flow, Schema.Tab, Schema.Route, Schema.Sheet, Schema.Overlay>
  {
    let tabs = unobservedFlow == tabsFlow ? optionalTabs : nil
    return VisibleFlowState(
      flow: unobservedFlow, tabs: tabs?.unobservedTabs, tab: tabs?.unobservedSelectedTab,
      stack: VisibleStack(of: unobservedCurrent), overlay: unobservedOverlay)
  }

  /// Returns the router of a stack in a tab or in the visible flow, or over it.
  public func stackRouter(in tab: Schema.Tab?, depth: Int) -> AppRouter<Schema> {
    if let tab, let visibleTabs { return visibleTabs.stackRouter(in: tab, depth: depth) }
    return current.presented(atDepth: depth)
  }
}

/// The visible state of an app with a schema, for wrappers around a router of the library.
public typealias SchemaState<Schema: NavigationSchema> =
  VisibleFlowState<Schema.Flow, Schema.Tab, Schema.Route, Schema.Sheet, Schema.Overlay>

extension VisibleStack {
  /// Creates a stack from the state of a router of the library.
  ///
  /// The buttons of its dialogs are not wired, because a state has no router.
  public init<Schema: NavigationSchema>(_ state: StackState<Schema>)
  where Schema.Route == Route, Schema.Sheet == Sheet {
    self.init(state, perform: nil)
  }

  /// Creates the stack of a router, whose dialogs perform their actions with it.
  @MainActor
  init<Schema: NavigationSchema>(of router: AppRouter<Schema>)
  where Schema.Route == Route, Schema.Sheet == Sheet {
    self.init(router.unobservedState) { router.topmost.perform($0) }
  }

  init<Schema: NavigationSchema>(
    _ state: StackState<Schema>, perform: DialogPerformer?
  ) where Schema.Route == Route, Schema.Sheet == Sheet {
    self.init(
      routes: state.routes,
      presentations: state.presentation.map { [VisiblePresentation($0, perform)] } ?? [])
  }
}

/// Runs the action of a dialog's button.
typealias DialogPerformer = @MainActor @Sendable (DialogAction) -> Void

extension VisiblePresentation {
  /// Converts a presentation of a router of the library.
  init<Schema: NavigationSchema>(
    _ presentation: Presentation<Schema>, _ perform: DialogPerformer?
  ) where Schema.Route == Route, Schema.Sheet == Sheet {
    switch presentation {
    case .sheet(let sheet, let inner): self = .sheet(sheet, VisibleStack(inner, perform: perform))
    case .fullScreenCover(let cover, let inner):
      self = .fullScreenCover(cover, VisibleStack(inner, perform: perform))
    case .alert(let alert):
      self = .alert(
        VisibleDialog(
          alert.title, message: alert.message, alert.actions, counting: alert.value, perform))
    case .confirmation(let question):
      self = .confirmation(
        VisibleDialog(
          question.title, message: question.message, question.actions, counting: question.value,
          perform))
    }
  }
}

extension VisibleDialog {
  /// Converts an alert or a confirmation of a router of the library, which the front matter describes by its title.
  init(
    _ title: String, message: String?, _ actions: [DialogAction], counting value: Any?,
    _ perform: DialogPerformer?
  ) {
    self.init(
      title, message: message,
      buttons: actions.map { action in
        ScreenButton(
          action.label, role: action.role.flatMap { .init(rawValue: $0.rawValue) },
          action: perform.map { perform in .navigation { perform(action) } } ?? .notWired)
      })
    countedValue = value
  }
}
