/// The state of a whole app as a value: flow, tabs, stacks of the other flows, overlay.
public struct FlowState<Schema: NavigationSchema>: Sendable {
  /// The visible flow, or nil if the app has only one.
  public var flow: Schema.Flow?

  /// The state of the tabs, or nil if the app has none.
  public var tabs: TabState<Schema>?

  /// The stack of each flow without tabs; a flow that is not listed is at its root.
  ///
  /// Stacks at their root are removed, so that states with the same visible content are equal.
  public var stacks: [Schema.Flow: StackState<Schema>] {
    didSet { stacks = Self.droppingRoots(stacks) }
  }

  /// The screen over the whole app.
  public var overlay: Schema.Overlay?

  /// Creates a state.
  public init(
    flow: Schema.Flow?, tabs: TabState<Schema>? = nil,
    stacks: [Schema.Flow: StackState<Schema>] = [:], overlay: Schema.Overlay? = nil
  ) {
    self.flow = flow
    self.tabs = tabs
    self.stacks = Self.droppingRoots(stacks)
    self.overlay = overlay
  }

  static func droppingRoots(
    _ stacks: [Schema.Flow: StackState<Schema>]
  ) -> [Schema.Flow: StackState<Schema>] {
    stacks.filter { !$0.value.isAtRoot }
  }
}

extension FlowState: Equatable where Schema.Sheet: Equatable, Schema.Overlay: Equatable {}
extension FlowState: Hashable where Schema.Sheet: Hashable, Schema.Overlay: Hashable {}
