public import Observation

/// Tabs with a router each: the state behind a `TabView` or the sidebar of a `NavigationSplitView`.
///
/// The first call of ``router(for:)`` creates the router of a tab. Later calls return the same
/// instance. Calling it notifies no observer.
@MainActor
public final class TabRouter<Schema: NavigationSchema>: Observable, PathNavigating {
  /// The tabs, without registering the reader as an observer.
  @exclusivity(unchecked)
  package private(set) var unobservedTabs: [Schema.Tab]

  /// The selected tab, without registering the reader as an observer.
  @exclusivity(unchecked)
  package private(set) var unobservedSelectedTab: Schema.Tab

  @exclusivity(unchecked)
  private(set) var requestCount = 0

  /// The router of each tab in ``unobservedTabs``, or nil until the router is needed.
  @exclusivity(unchecked)
  private(set) var routers: [AppRouter<Schema>?]

  @exclusivity(unchecked)
  var signals: ObservationSignals?

  /// The flow that holds the tabs, or nil in an app without flows.
  @exclusivity(unchecked)
  private(set) var flow: Schema.Flow?

  /// The reporter of the tree; nil without tracker and observers.
  @exclusivity(unchecked)
  private(set) var reporter: EventReporter<Schema>?

  /// Creates a router for all tabs of the type and selects the first one.
  ///
  /// The initializer is nonisolated, so that a SwiftUI environment value can use it as its default.
  ///
  /// - Precondition: The type has a case.
  public nonisolated convenience init() where Schema.Tab: CaseIterable {
    let tabs = Array(Schema.Tab.allCases)
    guard let first = tabs.first else {
      preconditionFailure("\(Schema.Tab.self) has no cases; a TabRouter needs at least one tab")
    }
    self.init(tabs, selecting: first)
  }

  /// Creates a router for tabs that are known only at run time, and selects the first one.
  ///
  /// - Parameter tabs: The tabs in display order.
  /// - Throws: ``TabError`` if the list is empty or contains a tab twice.
  public nonisolated convenience init(tabs: [Schema.Tab]) throws(TabError<Schema.Tab>) {
    self.init(tabs, selecting: try Self.first(of: tabs))
  }

  nonisolated init(_ tabs: [Schema.Tab], selecting tab: Schema.Tab) {
    unobservedTabs = tabs
    unobservedSelectedTab = tab
    routers = Array(repeating: nil, count: tabs.count)
  }

  /// The tabs in display order.
  public var tabs: [Schema.Tab] {
    signals.read(.tabs)
    return unobservedTabs
  }

  /// The selected tab.
  ///
  /// Assigning never pops, and ignores a tab that is not in ``tabs``. In SwiftUI, call
  /// ``switchTab(to:)`` in the setter of the selection, so that a second tap returns to the root.
  public var selectedTab: Schema.Tab {
    get {
      signals.read(.selection)
      return unobservedSelectedTab
    }
    set {
      countRequest()
      guard newValue != unobservedSelectedTab, unobservedTabs.contains(newValue) else { return }
      signals?.willChange(.selection)
      unobservedSelectedTab = newValue
      reporter?.report(.tabSwitch(to: newValue))
    }
  }

  /// The number of requests to select a tab, including requests for the selected tab.
  ///
  /// A sidebar observes it, because a person can deselect the row of the selected tab. A jump to that
  /// tab changes no state of the router, but it must select the row again.
  package var selectionRequests: Int {
    signals.read(.requests)
    return requestCount
  }

  /// Notifies the observers of requests, but not the observers of the selection.
  func countRequest() {
    signals?.willChange(.requests)
    requestCount &+= 1
  }

  /// Returns the router of a tab, the same instance each time.
  ///
  /// - Parameter tab: A tab.
  /// - Returns: The router for the tab's `NavigationStack`. For a tab that is not in ``tabs``, it
  ///   is a new router at its root, which the `TabRouter` does not keep.
  public func router(for tab: Schema.Tab) -> AppRouter<Schema> {
    guard let index = unobservedTabs.firstIndex(of: tab) else { return AppRouter() }
    return router(at: index)
  }

  /// Returns the router of the tab at an index of ``unobservedTabs``.
  func router(at index: Int) -> AppRouter<Schema> {
    if let router = routers[index] { return router }
    let place = StackPlace<Schema>(flow: flow, tab: unobservedTabs[index])
    let router = AppRouter<Schema>(at: place, reporter: reporter)
    routers[index] = router
    return router
  }

  /// Replaces the list of tabs.
  ///
  /// Tabs that stay keep their stack and presentation, in any order. Removed tabs lose them. If the
  /// selected tab is removed, the first tab is selected.
  ///
  /// - Parameter tabs: The tabs in display order.
  /// - Throws: ``TabError`` if the list is empty or contains a tab twice; nothing changes then.
  public func replaceTabs(with tabs: [Schema.Tab]) throws(TabError<Schema.Tab>) {
    let first = try Self.first(of: tabs)
    guard tabs != unobservedTabs else { return }
    reporter.coalesced {
      signals?.willChange(.tabs)
      let kept = tabs.map { tab in unobservedTabs.firstIndex(of: tab).flatMap { routers[$0] } }
      for (tab, router) in zip(unobservedTabs, routers) where !tabs.contains(tab) {
        router?.detach()
      }
      (unobservedTabs, routers) = (tabs, kept)
      if !tabs.contains(unobservedSelectedTab) { selectedTab = first }
      reporter?.report(.tabs(tabs))
    } _: {
      NavigationChange.tabs(tabs)
    }
  }

  /// Returns the first tab of a valid list.
  nonisolated static func first(
    of tabs: [Schema.Tab]
  ) throws(TabError<Schema.Tab>) -> Schema.Tab {
    guard let first = tabs.first else { throw .empty }
    for index in tabs.indices where tabs.firstIndex(of: tabs[index]) != index {
      throw .duplicate(tabs[index])
    }
    return first
  }

  /// Joins a tree of routers, in the flow that holds the tabs.
  func attach(_ reporter: EventReporter<Schema>, in flow: Schema.Flow?) {
    reporter.adopt(self.reporter)
    self.reporter = reporter
    self.flow = flow
    for case let router? in routers {
      router.attach(reporter, at: StackPlace(flow: flow, tab: router.place.tab))
    }
  }

  /// The existing routers of all tabs.
  var existingRouters: [AppRouter<Schema>] { routers.compactMap { $0 } }

  /// Dismisses the presentations of all tabs, except those of one router.
  func dismissPresentations(except kept: AppRouter<Schema>?) {
    for router in routers where router !== kept { router?.dismiss() }
  }
}

/// The reason why a list of tabs is invalid.
public enum TabError<Tab: Hashable & Sendable>: Error, Equatable {
  /// The list is empty.
  case empty

  /// A tab is listed twice.
  case duplicate(Tab)
}

extension TabError: CustomStringConvertible {
  /// The mistake in the list, and how to correct it.
  public var description: String {
    switch self {
    case .empty: "the list of tabs is empty; a TabRouter needs at least one tab"
    case .duplicate(let tab): "the tab '\(tab)' is listed twice; list each tab once"
    }
  }
}
