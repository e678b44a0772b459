extension AppRouter {
  /// Pushes a route.
  ///
  /// - Parameter route: The destination to show.
  public func navigate(to route: Schema.Route) {
    stack.append(route)
  }

  /// Removes the last routes, as many as there are.
  ///
  /// - Parameter count: How many; any number is safe, below one nothing happens.
  public func pop(_ count: Int = 1) {
    stack.removeLast(min(max(count, 0), stack.count))
  }

  /// Empties the stack; what is presented stays.
  public func popToRoot() {
    stack = []
  }

  /// Pops until the nearest matching route is on top; what is presented stays.
  ///
  /// - Parameter matches: Whether a route is the one to return to.
  /// - Returns: Whether there was one; if not, nothing changes.
  /// - Throws: What `matches` throws.
  /// - Complexity: O(*n*) in the length of the stack.
  @discardableResult
  public func popTo(where matches: (Schema.Route) throws -> Bool) rethrows -> Bool {
    guard let index = try stack.lastIndex(where: matches) else { return false }
    stack.removeSubrange((index + 1)...)
    return true
  }

  /// Pops until the nearest route with an id is on top; what is presented stays.
  ///
  /// - Parameter id: The id of the route to return to.
  /// - Returns: Whether there was one; if not, nothing changes.
  /// - Complexity: O(*n*) in the length of the stack.
  @discardableResult
  public func popTo(routeID id: Schema.Route.ID) -> Bool where Schema.Route: Identifiable {
    popTo { $0.id == id }
  }

  /// Makes the route the only one on the stack.
  ///
  /// - Parameter route: The destination to show, over the root.
  public func replaceAll(with route: Schema.Route) {
    stack = [route]
  }

  /// Replaces the whole stack in one change, without states in between.
  ///
  /// What is presented stays; for a jump that clears it, see
  /// ``navigate(to:)-(ScreenPath<Schema>)``.
  ///
  /// - Parameter routes: The new stack, the root not included.
  public func resetAndNavigate(to routes: [Schema.Route]) {
    stack = routes
  }

  /// Returns to the root with nothing presented.
  public func reset() {
    state = StackState()
  }

  /// Shows the path's routes and presentation; its flow, tab and overlay are ignored.
  ///
  /// - Parameter path: Where to go.
  public func navigate(to path: ScreenPath<Schema>) {
    state = path.stack
  }

  /// Checks that the path presents one thing at most, and names no flow, tab or overlay.
  ///
  /// - Parameter path: The path to check.
  /// - Throws: ``ScreenPathError``, which says what in the path is wrong.
  public func check(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    try checkOnlyTabs(path)
    if let tab = path.tab { throw .noTabs(tab: "\(tab)") }
    try checkPresentations(of: path)
  }
}
