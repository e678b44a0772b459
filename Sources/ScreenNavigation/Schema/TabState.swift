/// The state of all tabs as a value.
public struct TabState<Schema: NavigationSchema>: Sendable {
  /// The tab that is shown.
  public var selectedTab: Schema.Tab

  /// What each tab shows; a tab that is not listed is at its root.
  ///
  /// Stacks at their root are left out, so that two states that show the same are equal.
  public var stacks: [Schema.Tab: StackState<Schema>] {
    didSet { stacks = Self.droppingRoots(stacks) }
  }

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - selectedTab: The tab that is shown.
  ///   - stacks: What each tab shows; see ``stacks``.
  public init(selectedTab: Schema.Tab, stacks: [Schema.Tab: StackState<Schema>] = [:]) {
    self.selectedTab = selectedTab
    self.stacks = Self.droppingRoots(stacks)
  }

  private static func droppingRoots(
    _ stacks: [Schema.Tab: StackState<Schema>]
  ) -> [Schema.Tab: StackState<Schema>] {
    stacks.filter { !$0.value.isAtRoot }
  }
}

extension TabState: Equatable where Schema.Sheet: Equatable {}
extension TabState: Hashable where Schema.Sheet: Hashable {}
