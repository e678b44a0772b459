public import Observation

/// Tabs, each with a router of its own: the state that a `TabView` is bound to, or the sidebar of
/// a `NavigationSplitView`.
///
/// A tab's router is made when it is first asked for and stays the same. Asking for it tells no
/// observer anything.
@MainActor
public final class TabRouter<Schema: NavigationSchema>: Observable, PathNavigating {
  /// The tabs, in the order that they are shown.
  public let tabs: [Schema.Tab]

  private var selection: Schema.Tab
  private var routers: [Schema.Tab: AppRouter<Schema>] = [:]
  private let signals = Signals()

  /// Creates a router over all tabs of the type, with the first one selected.
  ///
  /// Not bound to the main actor, so that it can be the default of a SwiftUI environment value.
  ///
  /// - Precondition: The type has a case.
  public nonisolated init() where Schema.Tab: CaseIterable {
    tabs = Array(Schema.Tab.allCases)
    guard let first = tabs.first else {
      preconditionFailure("\(Schema.Tab.self) has no cases; a TabRouter needs a tab to select")
    }
    selection = first
  }

  /// The tab that is shown.
  ///
  /// Assigning never pops; a tab that is not among ``tabs`` is ignored. In SwiftUI, bind the
  /// selection's setter to ``switchTab(to:)``, so that a second tap returns to the root.
  public var selectedTab: Schema.Tab {
    get {
      signals.read(.selection)
      return selection
    }
    set {
      guard newValue != selection, tabs.contains(newValue) else { return }
      signals.willChange(.selection)
      selection = newValue
    }
  }

  /// The tab's own router, the same one each time.
  ///
  /// - Parameter tab: A tab.
  /// - Returns: The router that the tab's `NavigationStack` is bound to.
  public func router(for tab: Schema.Tab) -> AppRouter<Schema> {
    if let router = routers[tab] { return router }
    let router = AppRouter<Schema>()
    routers[tab] = router
    return router
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
    for router in routers.values { router.reset() }
  }

  /// The state of all tabs as a value.
  public var state: TabState<Schema> {
    get {
      let stacks = tabs.map { ($0, router(for: $0).state) }
      return TabState(selectedTab: selectedTab, stacks: Dictionary(stacks) { first, _ in first })
    }
    set {
      for tab in tabs { router(for: tab).state = newValue.stacks[tab] ?? StackState() }
      selectedTab = newValue.selectedTab
    }
  }
}

extension TabRouter {
  /// Shows exactly what the path says, whatever is shown now.
  ///
  /// Selects the path's tab, or the first one, replaces its stack, and clears every presentation
  /// in every tab but the path's own. Stacks of other tabs stay. A path to a tab that is not among
  /// ``tabs`` changes nothing.
  ///
  /// - Parameter path: Where to go.
  public func navigate(to path: ScreenPath<Schema>) {
    guard let tab = path.tab ?? tabs.first, tabs.contains(tab) else { return }
    for (other, router) in routers where other != tab { router.dismiss() }
    router(for: tab).state = path.stack
    selectedTab = tab
  }

  /// Checks that the path presents one thing at most, and that its tab is among ``tabs``.
  ///
  /// - Parameter path: The path to check.
  /// - Throws: ``ScreenPathError``, which says what in the path is wrong.
  public func check(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    if let tab = path.tab, !tabs.contains(tab) { throw .unknownTab("\(tab)") }
    try checkPresentations(of: path)
  }
}
