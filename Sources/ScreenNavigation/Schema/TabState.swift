/// The state of all tabs as a value.
public struct TabState<Schema: NavigationSchema>: Sendable {
  /// The selected tab.
  public var selectedTab: Schema.Tab

  /// The stack of each tab; a tab that is not listed is at its root.
  ///
  /// Stacks at their root are removed, so that states with the same visible content are equal.
  public var stacks: [Schema.Tab: StackState<Schema>] {
    didSet { stacks = Self.droppingRoots(stacks) }
  }

  /// Creates a state.
  public init(selectedTab: Schema.Tab, stacks: [Schema.Tab: StackState<Schema>] = [:]) {
    self.selectedTab = selectedTab
    self.stacks = Self.droppingRoots(stacks)
  }

  static func droppingRoots(
    _ stacks: [Schema.Tab: StackState<Schema>]
  ) -> [Schema.Tab: StackState<Schema>] {
    stacks.filter { !$0.value.isAtRoot }
  }
}

extension TabState: Equatable where Schema.Sheet: Equatable {}
extension TabState: Hashable where Schema.Sheet: Hashable {}
