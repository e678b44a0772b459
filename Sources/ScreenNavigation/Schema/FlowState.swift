/// The state of a whole app as a value: the flow, the tabs, the stacks of other flows, the overlay.
public struct FlowState<Schema: NavigationSchema>: Sendable {
  /// The flow that is shown, where there are several.
  public var flow: Schema.Flow?

  /// The state of the tabs, where there are any.
  public var tabs: TabState<Schema>?

  /// What each flow without tabs shows; one that is not listed is at its root.
  ///
  /// Stacks at their root are left out, so that two states that show the same are equal.
  public var stacks: [Schema.Flow: StackState<Schema>] {
    didSet { stacks = Self.droppingRoots(stacks) }
  }

  /// The screen over everything.
  public var overlay: Schema.Overlay?

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - flow: The flow that is shown.
  ///   - tabs: The state of the tabs.
  ///   - stacks: What each flow without tabs shows; see ``stacks``.
  ///   - overlay: The screen over everything.
  public init(
    flow: Schema.Flow?, tabs: TabState<Schema>? = nil,
    stacks: [Schema.Flow: StackState<Schema>] = [:], overlay: Schema.Overlay? = nil
  ) {
    self.flow = flow
    self.tabs = tabs
    self.stacks = Self.droppingRoots(stacks)
    self.overlay = overlay
  }

  private static func droppingRoots(
    _ stacks: [Schema.Flow: StackState<Schema>]
  ) -> [Schema.Flow: StackState<Schema>] {
    stacks.filter { !$0.value.isAtRoot }
  }
}

extension FlowState: Equatable where Schema.Sheet: Equatable, Schema.Overlay: Equatable {}
extension FlowState: Hashable where Schema.Sheet: Hashable, Schema.Overlay: Hashable {}
