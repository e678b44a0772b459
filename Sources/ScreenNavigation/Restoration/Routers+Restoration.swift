extension TabRouter {
  /// Restores a stored state, or throws ``RestorationError/unknownTab(_:)`` and changes nothing.
  public func restore(_ state: TabState<Schema>) throws(RestorationError) {
    try check(state)
    self.state = state
  }

  /// Checks that the router has all tabs of a state.
  func check(_ state: TabState<Schema>) throws(RestorationError) {
    let known = Set(tabs)
    let stored = [state.selectedTab] + state.stacks.keys.sorted { "\($0)" < "\($1)" }
    if let tab = stored.first(where: { !known.contains($0) }) { throw .unknownTab("\(tab)") }
  }
}

extension FlowRouter {
  /// Restores a stored state, or throws ``RestorationError/unknownTab(_:)`` and changes nothing.
  public func restore(_ state: FlowState<Schema>) throws(RestorationError) {
    if let tabs = state.tabs { try optionalTabs?.check(tabs) }
    self.state = state
  }
}
