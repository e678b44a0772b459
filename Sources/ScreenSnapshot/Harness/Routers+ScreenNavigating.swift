public import ScreenNavigation

// The library's routers, as the engine sees them. Routers of a team's own do without this file,
// which is why the visible state does not know the schema.

extension AppRouter: ScreenNavigating {
  /// The stack, with all that is presented.
  public var visibleState: VisibleFlowState<Never, Never, Schema.Route, Schema.Sheet, Never> {
    VisibleFlowState(stack: VisibleStack(state))
  }
}

extension TabRouter: ScreenNavigating {
  /// The tabs, and the selected tab's stack with all that is presented.
  public var visibleState: VisibleFlowState<Never, Schema.Tab, Schema.Route, Schema.Sheet, Never> {
    VisibleFlowState(tabs: tabs, tab: selectedTab, stack: VisibleStack(current.state))
  }
}

extension FlowRouter: ScreenNavigating {
  /// The flow with its tabs or its stack, all that is presented, and the overlay.
  public var visibleState:
    VisibleFlowState<Schema.Flow, Schema.Tab, Schema.Route, Schema.Sheet, Schema.Overlay>
  {
    VisibleFlowState(
      flow: flow, tabs: visibleTabs?.tabs, tab: visibleTabs?.selectedTab,
      stack: VisibleStack(current.state), overlay: overlay)
  }
}

/// The visible state of an app with a schema, for a wrapper around one of the library's routers.
public typealias SchemaState<Schema: NavigationSchema> =
  VisibleFlowState<Schema.Flow, Schema.Tab, Schema.Route, Schema.Sheet, Schema.Overlay>

extension VisibleStack {
  /// The stack of a router of the library.
  ///
  /// - Parameter state: The stack as a value.
  public init<Schema: NavigationSchema>(_ state: StackState<Schema>)
  where Schema.Route == Route, Schema.Sheet == Sheet {
    self.init(
      routes: state.routes,
      presentations: state.presentation.map { [VisiblePresentation($0)] } ?? [])
  }
}

extension VisiblePresentation {
  /// What a router of the library presents.
  fileprivate init<Schema: NavigationSchema>(_ presentation: Presentation<Schema>)
  where Schema.Route == Route, Schema.Sheet == Sheet {
    switch presentation {
    case .sheet(let sheet, let inner): self = .sheet(sheet, VisibleStack(inner))
    case .fullScreenCover(let cover, let inner):
      self = .fullScreenCover(cover, VisibleStack(inner))
    case .alert(let alert):
      self = .alert(VisibleDialog(alert.title, message: alert.message, actions: alert.actions))
    case .confirmation(let question):
      self = .confirmation(
        VisibleDialog(question.title, message: question.message, actions: question.actions))
    }
  }
}

extension VisibleDialog {
  /// A dialog with the buttons of the library's.
  fileprivate init(_ title: String, message: String?, actions: [DialogAction]) {
    self.init(
      title, message: message,
      buttons: actions.map { action in
        ScreenButton(action.label, role: action.role.flatMap { .init(rawValue: $0.rawValue) })
      })
  }
}
