public import Observation

/// Tabs, each with a router of its own: the state that a `TabView` is bound to, or the sidebar of
/// a `NavigationSplitView`.
///
/// A tab's router is made when it is first asked for and stays the same. Asking for it tells no
/// observer anything.
@MainActor
public final class TabRouter<Schema: NavigationSchema>: Observable, PathNavigating {
  private var list: [Schema.Tab]
  private var selection: Schema.Tab
  private var routers: [Schema.Tab: AppRouter<Schema>] = [:]
  private let signals = ObservationSignals()

  /// The flow that the tabs are in, where there are flows.
  private(set) var flow: Schema.Flow?

  /// What changes are reported through; nil where nobody listens.
  private(set) var reporter: EventReporter<Schema>?

  /// Creates a router over all tabs of the type, with the first one selected.
  ///
  /// Not bound to the main actor, so that it can be the default of a SwiftUI environment value.
  ///
  /// - Precondition: The type has a case.
  public nonisolated convenience init() where Schema.Tab: CaseIterable {
    let tabs = Array(Schema.Tab.allCases)
    guard let first = tabs.first else {
      preconditionFailure("\(Schema.Tab.self) has no cases; a TabRouter needs a tab to select")
    }
    self.init(tabs, selecting: first)
  }

  /// Creates a router over tabs that are known at run time only, with the first one selected.
  ///
  /// - Parameter tabs: The tabs, in the order that they are shown.
  /// - Throws: ``TabError`` where there is none, or one twice.
  public nonisolated convenience init(tabs: [Schema.Tab]) throws(TabError<Schema.Tab>) {
    self.init(tabs, selecting: try Self.first(of: tabs))
  }

  private nonisolated init(_ tabs: [Schema.Tab], selecting tab: Schema.Tab) {
    list = tabs
    selection = tab
  }

  /// The tabs, in the order that they are shown.
  public var tabs: [Schema.Tab] {
    signals.read(.tabs)
    return list
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
      guard newValue != selection, list.contains(newValue) else { return }
      signals.willChange(.selection)
      selection = newValue
      reporter?.report(.tabSwitch(to: newValue))
    }
  }

  /// The tab's own router, the same one each time.
  ///
  /// - Parameter tab: A tab.
  /// - Returns: The router that the tab's `NavigationStack` is bound to. Of a tab that is not among
  ///   ``tabs``, a router at its root that is not kept.
  public func router(for tab: Schema.Tab) -> AppRouter<Schema> {
    if let router = routers[tab] { return router }
    guard list.contains(tab) else { return AppRouter() }
    let router = AppRouter<Schema>(at: StackPlace(flow: flow, tab: tab), reporter: reporter)
    routers[tab] = router
    return router
  }

  /// Shows other tabs.
  ///
  /// Tabs that stay keep their stacks, and what they present, in any order; those that go lose
  /// them. Where the selected one goes, the first is selected.
  ///
  /// - Parameter tabs: The tabs, in the order that they are shown.
  /// - Throws: ``TabError`` where there is none, or one twice; nothing changes then.
  public func replaceTabs(with tabs: [Schema.Tab]) throws(TabError<Schema.Tab>) {
    let first = try Self.first(of: tabs)
    guard tabs != list else { return }
    reporter.coalesced {
      signals.willChange(.tabs)
      list = tabs
      for (tab, router) in routers where !tabs.contains(tab) {
        router.detach()
        routers[tab] = nil
      }
      if !tabs.contains(selection) { selectedTab = first }
      reporter?.report(.tabs(tabs))
    } _: {
      NavigationChange.tabs(tabs)
    }
  }

  /// The first tab of a list that can be shown.
  private nonisolated static func first(
    of tabs: [Schema.Tab]
  ) throws(TabError<Schema.Tab>) -> Schema.Tab {
    guard let first = tabs.first else { throw .empty }
    var seen: Set<Schema.Tab> = []
    for tab in tabs where !seen.insert(tab).inserted { throw .duplicate(tab) }
    return first
  }

  /// Takes a place in a tree of routers, in the flow that the tabs are in.
  func attach(_ reporter: EventReporter<Schema>, in flow: Schema.Flow?) {
    reporter.adopt(self.reporter)
    self.reporter = reporter
    self.flow = flow
    for (tab, router) in routers { router.attach(reporter, at: StackPlace(flow: flow, tab: tab)) }
  }

  /// The routers that were made, of the tabs but one.
  func routers(besides tab: Schema.Tab? = nil) -> [AppRouter<Schema>] {
    // A key path in a generic type is made anew at each use: a third of the time of a jump.
    routers.compactMap { $0.key == tab ? nil : $0.value }
  }
}

/// Why a list of tabs cannot be shown.
public enum TabError<Tab: Hashable & Sendable>: Error, Equatable {
  /// There has to be a tab to select.
  case empty

  /// A tab is listed twice.
  case duplicate(Tab)
}

extension TabError: CustomStringConvertible {
  /// What is wrong with the list.
  public var description: String {
    switch self {
    case .empty: "the list of tabs is empty; a TabRouter needs a tab to select"
    case .duplicate(let tab): "the tab '\(tab)' is listed twice; list each tab once"
    }
  }
}
