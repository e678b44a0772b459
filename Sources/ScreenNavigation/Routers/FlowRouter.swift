public import Observation

/// The navigation of a whole app: its flows, the tabs in one of them, and the overlay.
///
/// One flow can hold the tabs; every other flow has one stack. Only ``handle(_:)`` and
/// ``navigate(to:)-(ScreenPath<Schema>)`` change the flow.
@MainActor
public final class FlowRouter<Schema: NavigationSchema>: Observable, PathNavigating {
  /// The flow that the app starts in.
  public let startingFlow: Schema.Flow

  /// The flow that holds the tabs; nil in an app without tabs.
  public let tabsFlow: Schema.Flow?

  private let tabRouter: TabRouter<Schema>?
  private var visibleFlow: Schema.Flow
  private var currentOverlay: Schema.Overlay?
  private var routers: [Schema.Flow: AppRouter<Schema>] = [:]
  private let signals = ObservationSignals()

  /// The reporter of the app's changes; nil without tracker and observers.
  private(set) var reporter: EventReporter<Schema>?

  /// Creates a router for flows; one of them holds all tabs of the schema's tab type.
  ///
  /// - Parameters:
  ///   - flow: The flow that the app starts in.
  ///   - tabsFlow: The flow that holds the tabs.
  public nonisolated convenience init(
    startingIn flow: Schema.Flow, tabsIn tabsFlow: Schema.Flow
  ) where Schema.Tab: CaseIterable {
    self.init(startingIn: flow, tabsIn: tabsFlow, tabs: TabRouter())
  }

  /// Creates a router for flows; one of them holds tabs that are known only at run time.
  ///
  /// - Parameters:
  ///   - flow: The flow that the app starts in.
  ///   - tabsFlow: The flow that holds the tabs.
  ///   - tabs: The router of the tabs; the new router reports its changes.
  public nonisolated convenience init(
    startingIn flow: Schema.Flow, tabsIn tabsFlow: Schema.Flow, tabs: TabRouter<Schema>
  ) {
    self.init(flow, tabsFlow, tabs)
  }

  /// Creates a router for flows without tabs.
  ///
  /// - Parameter flow: The flow that the app starts in.
  public nonisolated convenience init(startingIn flow: Schema.Flow) where Schema.Tab == Never {
    self.init(flow, nil, nil)
  }

  private nonisolated init(
    _ startingFlow: Schema.Flow, _ tabsFlow: Schema.Flow?, _ tabs: TabRouter<Schema>?
  ) {
    self.startingFlow = startingFlow
    self.tabsFlow = tabsFlow
    tabRouter = tabs
    visibleFlow = startingFlow
  }

  /// The reporter of the app's changes, created on first use.
  var rootReporter: EventReporter<Schema> {
    if let reporter { return reporter }
    let reporter = EventReporter<Schema> { [weak self] in self?.visiblePath ?? ScreenPath() }
    self.reporter = reporter
    tabRouter?.attach(reporter, in: tabsFlow)
    for (flow, router) in routers { router.attach(reporter, at: StackPlace(flow: flow)) }
    return reporter
  }

  /// The visible flow.
  public internal(set) var flow: Schema.Flow {
    get {
      signals.read(.selection)
      return visibleFlow
    }
    set {
      guard newValue != visibleFlow else { return }
      signals.willChange(.selection)
      visibleFlow = newValue
      reporter?.report(.flowSwitch(to: newValue))
    }
  }

  /// The screen over the whole app; assigning nil closes it.
  public var overlay: Schema.Overlay? {
    get {
      signals.read(.presentation)
      return currentOverlay
    }
    set {
      if areSame(currentOverlay, newValue) { return }
      signals.willChange(.presentation)
      currentOverlay = newValue
      reporter?.report(.overlay(newValue))
    }
  }

  /// The router of the tabs.
  ///
  /// - Precondition: The app has tabs.
  public var tabs: TabRouter<Schema> {
    guard let tabRouter else {
      preconditionFailure("\(Schema.self) has no tabs; create the FlowRouter with tabs")
    }
    return tabRouter
  }

  /// The router of the tabs, or nil if a flow without tabs is visible.
  public var visibleTabs: TabRouter<Schema>? {
    flow == tabsFlow ? tabRouter : nil
  }

  /// Returns the router of a flow's stack, the same instance each time.
  ///
  /// - Parameter flow: A flow.
  /// - Returns: The router of the flow. For the flow that holds the tabs, it is the router of the
  ///   selected tab.
  public func router(for flow: Schema.Flow) -> AppRouter<Schema> {
    if flow == tabsFlow, let tabRouter { return tabRouter.current }
    if let router = routers[flow] { return router }
    let router = AppRouter<Schema>(at: StackPlace(flow: flow), reporter: reporter)
    routers[flow] = router
    return router
  }

  /// The router of the visible stack.
  public var current: AppRouter<Schema> {
    router(for: flow)
  }

  /// Returns whether two overlays are both nil or known to be equal.
  private func areSame(_ lhs: Schema.Overlay?, _ rhs: Schema.Overlay?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (let lhs?, let rhs?): areEqualIfEquatable(lhs, rhs)
    default: false
    }
  }

  /// The existing routers of all flows without tabs.
  var existingRouters: Dictionary<Schema.Flow, AppRouter<Schema>>.Values { routers.values }

  /// The router of the tabs, or nil if the app has none.
  var optionalTabs: TabRouter<Schema>? { tabRouter }

  /// The state of each flow without tabs.
  ///
  /// Creates all routers first, so that readers observe the first push in each flow.
  var stacks: [Schema.Flow: StackState<Schema>] {
    for flow in knownFlows where flow != tabsFlow { _ = router(for: flow) }
    return routers.mapValues(\.state)
  }

  /// All flows if the type is `CaseIterable`; otherwise only the visible flow.
  private var knownFlows: [Schema.Flow] {
    guard let type = Schema.Flow.self as? any CaseIterable.Type else { return [visibleFlow] }
    return Self.cases(of: type)
  }

  private static func cases<Cases: CaseIterable>(of type: Cases.Type) -> [Schema.Flow] {
    type.allCases.compactMap { $0 as? Schema.Flow }
  }
}
