/// One change of the navigation state, for analytics.
///
/// Events can be replayed: a fresh router that replays all of them reaches the same visible state.
public enum NavigationEvent<Schema: NavigationSchema>: Sendable {
  /// A route was pushed.
  case routePush(Schema.Route, at: StackPlace<Schema>)

  /// Routes were popped.
  case routePop(count: Int, at: StackPlace<Schema>)

  /// Another tab was selected.
  case tabSwitch(to: Schema.Tab)

  /// The flow changed, and nothing else.
  case flowSwitch(to: Schema.Flow)

  /// A command ran and changed something.
  case commandApplied(Schema.Command)

  /// Any other change: the visible path and its cause.
  case screenView(ScreenPath<Schema>, by: NavigationChange<Schema>)

  /// The event's name for analytics: `route_push`, `screen_view`.
  public var name: String {
    switch self {
    case .routePush: "route_push"
    case .routePop: "route_pop"
    case .tabSwitch: "tab_switch"
    case .flowSwitch: "flow_switch"
    case .commandApplied: "command_applied"
    case .screenView: "screen_view"
    }
  }
}

/// A change without its own event.
public enum NavigationChange<Schema: NavigationSchema>: Sendable {
  /// A stack was replaced, or its presentation changed.
  case stack(StackState<Schema>, at: StackPlace<Schema>)

  /// The router followed a path.
  case jump(ScreenPath<Schema>)

  /// The overlay changed.
  case overlay(Schema.Overlay?)

  /// The list of tabs changed.
  case tabs([Schema.Tab])

  /// Every stack, presentation and overlay was cleared.
  case reset

  /// The state of all tabs was assigned, for example by restoring it.
  case tabState(TabState<Schema>)

  /// The state of the whole app was assigned.
  case flowState(FlowState<Schema>)
}

/// The position of a stack in an app.
public struct StackPlace<Schema: NavigationSchema>: Hashable, Sendable {
  /// The flow, or nil if the app has only one.
  public var flow: Schema.Flow?

  /// The tab, or nil for a stack outside of tabs.
  public var tab: Schema.Tab?

  /// The nesting depth: 0 for the stack of a tab, 1 for the stack of a sheet over it.
  public var depth: Int

  /// Creates a place.
  public init(flow: Schema.Flow? = nil, tab: Schema.Tab? = nil, depth: Int = 0) {
    self.flow = flow
    self.tab = tab
    self.depth = depth
  }
}

extension NavigationEvent: Equatable
where Schema.Sheet: Equatable, Schema.Overlay: Equatable {}

extension NavigationChange: Equatable
where Schema.Sheet: Equatable, Schema.Overlay: Equatable {}
