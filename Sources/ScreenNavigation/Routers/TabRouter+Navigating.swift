extension TabRouter {
  /// Where the router's changes are reported to.
  public var tracker: (any NavigationTracking<Schema>)? {
    get { reporter?.tracker }
    set { rootReporter.tracker = newValue }
  }

  /// What changes are reported through, made where nobody listened before.
  var rootReporter: EventReporter<Schema> {
    if let reporter { return reporter }
    let reporter = EventReporter<Schema> { [weak self] in
      self?.current.visiblePath ?? ScreenPath()
    }
    attach(reporter, in: flow)
    return reporter
  }

  /// The router of the selected tab.
  public var current: AppRouter<Schema> {
    router(for: selectedTab)
  }

  /// Does what a tap on a tab does: selects it, or pops it to its root where it is selected.
  ///
  /// - Parameter tab: The tab that was tapped.
  public func switchTab(to tab: Schema.Tab) {
    if tab == selectedTab {
      current.popToRoot()
    } else {
      selectedTab = tab
    }
  }

  /// Empties every stack and dismisses every presentation, as after logging out or switching the
  /// account.
  ///
  /// The selected tab stays.
  public func reset() {
    reporter.coalesced {
      for router in routers() { router.reset() }
    } _: {
      ownChange(.reset)
    }
  }

  /// The state of all tabs as a value.
  ///
  /// Assigning it is one change. Tabs that are not among ``tabs`` are ignored.
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

  /// Shows exactly what the path says, whatever is shown now.
  ///
  /// Selects the path's tab, or the first one, replaces its stack, and clears every presentation
  /// in every tab but the path's own. Stacks of other tabs stay. A path to a tab that is not among
  /// ``tabs`` changes nothing; a path's flow and overlay are ignored.
  ///
  /// - Parameter path: Where to go.
  public func navigate(to path: ScreenPath<Schema>) {
    guard let tab = path.tab ?? tabs.first, tabs.contains(tab) else { return }
    reporter.coalesced {
      for router in routers(besides: tab) { router.dismiss() }
      router(for: tab).state = path.stack
      selectedTab = tab
    } _: {
      ownChange(.jump(path))
    }
  }

  /// A change of the tabs as it is reported: in an app with flows, where a jump or a reset would be
  /// the whole app's, by what the tabs show then.
  private func ownChange(_ change: NavigationChange<Schema>) -> NavigationChange<Schema> {
    flow == nil ? change : .tabState(state)
  }

  /// Checks that the path presents one thing at most, that its tab is among ``tabs``, and that it
  /// names no flow and no overlay.
  ///
  /// - Parameter path: The path to check.
  /// - Throws: ``ScreenPathError``, which says what in the path is wrong.
  public func check(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    try checkOnlyTabs(path)
    if let tab = path.tab, !tabs.contains(tab) { throw .unknownTab("\(tab)") }
    try checkPresentations(of: path)
  }
}
