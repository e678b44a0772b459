/// One stack as a value: its routes, and what is presented over them.
public struct StackState<Schema: NavigationSchema>: Sendable {
  /// The routes, the root not included, the visible one last.
  public var routes: [Schema.Route]

  /// What lies over the stack.
  public var presentation: Presentation<Schema>?

  /// Creates a stack; without arguments, one at its root.
  ///
  /// - Parameters:
  ///   - routes: The routes, the root not included.
  ///   - presentation: What lies over them.
  public init(
    routes: [Schema.Route] = [], presenting presentation: Presentation<Schema>? = nil
  ) {
    self.routes = routes
    self.presentation = presentation
  }

  /// Whether the stack shows its root with nothing over it.
  public var isAtRoot: Bool { routes.isEmpty && presentation == nil }
}

extension StackState: Equatable where Schema.Sheet: Equatable {}
extension StackState: Hashable where Schema.Sheet: Hashable {}
