/// One stack as a value: its routes and the presentation over them.
public struct StackState<Schema: NavigationSchema>: Sendable {
  /// The routes without the root, the visible route last.
  public var routes: [Schema.Route]

  /// The presentation over the stack.
  public var presentation: Presentation<Schema>?

  /// Creates a stack; without arguments, a stack at its root.
  public init(
    routes: [Schema.Route] = [], presenting presentation: Presentation<Schema>? = nil
  ) {
    self.routes = routes
    self.presentation = presentation
  }

  /// Whether the stack is at its root without a presentation.
  public var isAtRoot: Bool { routes.isEmpty && presentation == nil }
}

extension StackState: Equatable where Schema.Sheet: Equatable {}
extension StackState: Hashable where Schema.Sheet: Hashable {}
