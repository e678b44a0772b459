extension AppRouter {
  /// Removes the last routes.
  ///
  /// - Parameter count: The number of routes. Any number is safe: a number below one changes
  ///   nothing, and a number above the length of the stack empties it.
  public func pop(_ count: Int = 1) {
    stack.removeLast(min(max(count, 0), stack.count))
  }

  /// Empties the stack; the presentation stays.
  public func popToRoot() {
    stack = []
  }

  /// Pops to the nearest matching route; the presentation stays.
  ///
  /// - Parameter matches: Returns true for the route to return to.
  /// - Returns: Whether the stack has a match; without a match, nothing changes.
  /// - Throws: What `matches` throws.
  /// - Complexity: O(*n*) in the length of the stack.
  @discardableResult
  public func popTo(where matches: (Schema.Route) throws -> Bool) rethrows -> Bool {
    guard let index = try stack.lastIndex(where: matches) else { return false }
    stack.removeSubrange((index + 1)...)
    return true
  }

  /// Pops to the nearest route with an id; the presentation stays.
  ///
  /// - Parameter id: The id of the route to return to.
  /// - Returns: Whether the stack has a match; without a match, nothing changes.
  /// - Complexity: O(*n*) in the length of the stack.
  @discardableResult
  public func popTo(routeID id: Schema.Route.ID) -> Bool where Schema.Route: Identifiable {
    popTo { $0.id == id }
  }

  /// Replaces the whole stack with one route.
  public func replaceAll(with route: Schema.Route) {
    stack = [route]
  }

  /// Replaces the whole stack in one observable change.
  ///
  /// The presentation stays. To clear it as well, use ``navigate(to:)-(ScreenPath<Schema>)``.
  ///
  /// - Parameter routes: The new stack without the root.
  public func resetAndNavigate(to routes: [Schema.Route]) {
    stack = routes
  }

  /// Returns to the root and dismisses the presentation.
  public func reset() {
    state = StackState()
  }

  /// Replaces stack and presentation with those of a path, and ignores its flow, tab and overlay.
  public func navigate(to path: ScreenPath<Schema>) {
    state = path.stack
  }

  /// Checks that the path has at most one presentation, and no flow, tab or overlay.
  public func check(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    try checkOnlyTabs(path)
    if let tab = path.tab { throw .noTabs(tab: "\(tab)") }
    try checkPresentations(of: path)
  }
}
