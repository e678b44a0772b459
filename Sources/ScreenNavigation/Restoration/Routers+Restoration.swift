extension TabRouter {
  /// Shows a state that was stored.
  ///
  /// - Parameter state: The state.
  /// - Throws: ``RestorationError/unknownTab(_:)`` where one of its tabs is not among ``tabs``;
  ///   nothing changes then.
  public func restore(_ state: TabState<Schema>) throws(RestorationError) {
    try check(state)
    self.state = state
  }

  /// Checks that all tabs of a state are among those of the router.
  func check(_ state: TabState<Schema>) throws(RestorationError) {
    let known = Set(tabs)
    let stored = [state.selectedTab] + state.stacks.keys.sorted { "\($0)" < "\($1)" }
    if let tab = stored.first(where: { !known.contains($0) }) { throw .unknownTab("\(tab)") }
  }
}

extension FlowRouter {
  /// Shows a state that was stored.
  ///
  /// - Parameter state: The state.
  /// - Throws: ``RestorationError/unknownTab(_:)`` where one of its tabs is not among those of
  ///   ``tabs``; nothing changes then.
  public func restore(_ state: FlowState<Schema>) throws(RestorationError) {
    if let tabs = state.tabs { try optionalTabs?.check(tabs) }
    self.state = state
  }
}
