extension TabRouter {
  /// The receiver of events from all tabs.
  public var tracker: (any NavigationTracking<Schema>)? {
    get { reporter?.tracker }
    set { rootReporter.tracker = newValue }
  }

  /// The reporter of this router's tree, created on first use.
  var rootReporter: EventReporter<Schema> {
    if let reporter { return reporter }
    let reporter = EventReporter<Schema> { [weak self] in
      self?.unobservedVisiblePath ?? ScreenPath()
    }
    attach(reporter, in: flow)
    return reporter
  }

  /// The router of the selected tab.
  public var current: AppRouter<Schema> {
    router(for: selectedTab)
  }

  /// The router of the selected tab, without registering the reader as an observer.
  package var unobservedCurrent: AppRouter<Schema> {
    router(for: unobservedSelectedTab)
  }

  /// Selects a tab, or pops it to its root if it is already selected, as a tap on a tab does.
  public func switchTab(to tab: Schema.Tab) {
    if tab == selectedTab {
      countRequest()
      current.popToRoot()
    } else {
      selectedTab = tab
    }
  }

  /// Clears every stack and presentation, for example after logging out; the selected tab stays.
  public func reset() {
    reporter.coalesced {
      for router in existingRouters { router.reset() }
    } _: {
      ownChange(.reset)
    }
  }

  /// The state of all tabs as a value.
  ///
  /// Assigning it is one change. Tabs that are not in ``tabs`` are ignored.
  public var state: TabState<Schema> {
    get {
      let stacks = tabs.map { ($0, router(for: $0).state) }
      return TabState(selectedTab: selectedTab, stacks: Dictionary(stacks) { first, _ in first })
    }
    set {
      reporter.coalesced {
        for tab in tabs { router(for: tab).state = newValue.stacks[tab] ?? StackState() }
        selectedTab = newValue.selectedTab
      } _: {
        NavigationChange.tabState(newValue)
      }
    }
  }

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

  /// Follows a path to the same visible state from every start.
  ///
  /// It selects the path's tab, or the first one, replaces its stack, and clears every presentation
  /// in every tab except the path's own. Stacks of other tabs stay. If ``tabs`` does not contain
  /// the path's tab, nothing changes. The path's flow and overlay are ignored.
  ///
  /// - Parameter path: The path to follow.
  public func navigate(to path: ScreenPath<Schema>) {
    guard let index = index(of: path) else { return }
    reporter.coalesced {
      let target = router(at: index)
      dismissPresentations(except: target)
      target.state = path.stack
      selectedTab = path.tab ?? unobservedTabs[index]
    } _: {
      ownChange(.jump(path))
    }
  }

  /// Returns the index of the tab of a path, or nil if the tab does not exist.
  func index(of path: ScreenPath<Schema>) -> Int? {
    guard let tab = path.tab else { return 0 }
    return unobservedTabs.firstIndex(of: tab)
  }

  /// Returns the change to report.
  ///
  /// In an app with flows, a jump or a reset would mean the whole app. There, the change carries
  /// the new state of the tabs instead.
  func ownChange(_ change: NavigationChange<Schema>) -> NavigationChange<Schema> {
    flow == nil ? change : .tabState(state)
  }

  /// Checks that the path has at most one presentation, an existing tab, no flow and no overlay.
  public func check(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    try checkOnlyTabs(path)
    if let tab = path.tab, !tabs.contains(tab) { throw .unknownTab("\(tab)") }
    try checkPresentations(of: path)
  }
}
