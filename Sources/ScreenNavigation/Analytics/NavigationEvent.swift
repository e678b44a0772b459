/// One change of the navigation state, as it is told to analytics.
///
/// Events carry enough to be replayed: a router that starts afresh and replays all of them shows the
/// same as the one that they came from.
public enum NavigationEvent<Schema: NavigationSchema>: Sendable {
  /// A route was pushed.
  case routePush(Schema.Route, at: StackPlace<Schema>)

  /// Routes were popped.
  case routePop(count: Int, at: StackPlace<Schema>)

  /// Another tab was selected.
  case tabSwitch(to: Schema.Tab)

  /// Another flow was entered, and nothing else changed.
  case flowSwitch(to: Schema.Flow)

  /// A command was carried out, and changed something.
  case commandApplied(Schema.Command)

  /// Anything else: what is visible now, and what led to it.
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

/// A change that has no event of its own.
public enum NavigationChange<Schema: NavigationSchema>: Sendable {
  /// A stack was replaced, or something over it was presented or dismissed.
  case stack(StackState<Schema>, at: StackPlace<Schema>)

  /// The router jumped.
  case jump(ScreenPath<Schema>)

  /// The overlay came or went.
  case overlay(Schema.Overlay?)

  /// The tabs became others.
  case tabs([Schema.Tab])

  /// Every stack, presentation and overlay was emptied.
  case reset

  /// The state of all tabs was assigned: one that was restored, for example.
  case tabState(TabState<Schema>)

  /// The state of the whole app was assigned.
  case flowState(FlowState<Schema>)
}

/// Where in an app a stack is.
public struct StackPlace<Schema: NavigationSchema>: Hashable, Sendable {
  /// The flow, where the app has several.
  public var flow: Schema.Flow?

  /// The tab, where the stack is one of several.
  public var tab: Schema.Tab?

  /// How many sheets and covers the stack lies over: 0 for a tab's own.
  public var depth: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - flow: The flow, where the app has several.
  ///   - tab: The tab, where the stack is one of several.
  ///   - depth: How many sheets and covers the stack lies over.
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
