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

  /// The router of the tabs, or nil if the app has none.
  package let optionalTabs: TabRouter<Schema>?

  /// The flow, without registering the reader as an observer.
  @exclusivity(unchecked)
  package private(set) var unobservedFlow: Schema.Flow

  /// The overlay, without registering the reader as an observer.
  @exclusivity(unchecked)
  package private(set) var unobservedOverlay: Schema.Overlay?

  /// The existing routers of all flows without tabs.
  @exclusivity(unchecked)
  private(set) var routers: [AppRouter<Schema>] = []

  @exclusivity(unchecked)
  var signals: ObservationSignals?

  /// The reporter of the app's changes; nil without tracker and observers.
  @exclusivity(unchecked)
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

  nonisolated init(
    _ startingFlow: Schema.Flow, _ tabsFlow: Schema.Flow?, _ tabs: TabRouter<Schema>?
  ) {
    self.startingFlow = startingFlow
    self.tabsFlow = tabsFlow
    optionalTabs = tabs
    unobservedFlow = startingFlow
  }

  /// The reporter of the app's changes, created on first use.
  var rootReporter: EventReporter<Schema> {
    if let reporter { return reporter }
    let reporter = EventReporter<Schema> { [weak self] in
      self?.unobservedVisiblePath ?? ScreenPath()
    }
    self.reporter = reporter
    optionalTabs?.attach(reporter, in: tabsFlow)
    for router in routers { router.attach(reporter, at: router.place) }
    return reporter
  }

  /// The visible flow.
  public var flow: Schema.Flow {
    signals.read(.selection)
    return unobservedFlow
  }

  /// Enters a flow, and changes nothing else.
  func enter(_ flow: Schema.Flow) {
    guard flow != unobservedFlow else { return }
    signals?.willChange(.selection)
    unobservedFlow = flow
    reporter?.report(.flowSwitch(to: flow))
  }

  /// The screen over the whole app; assigning nil closes it.
  public var overlay: Schema.Overlay? {
    get {
      signals.read(.presentation)
      return unobservedOverlay
    }
    set {
      if areSame(unobservedOverlay, newValue) { return }
      signals?.willChange(.presentation)
      unobservedOverlay = newValue
      reporter?.report(.overlay(newValue))
    }
  }

  /// The router of the tabs.
  ///
  /// - Precondition: The app has tabs.
  public var tabs: TabRouter<Schema> {
    guard let optionalTabs else {
      preconditionFailure("\(Schema.self) has no tabs; create the FlowRouter with tabs")
    }
    return optionalTabs
  }

  /// The router of the tabs, or nil if a flow without tabs is visible.
  public var visibleTabs: TabRouter<Schema>? {
    flow == tabsFlow ? optionalTabs : nil
  }

  /// Returns the router of a flow's stack, the same instance each time.
  ///
  /// - Parameter flow: A flow.
  /// - Returns: The router of the flow. For the flow that holds the tabs, it is the router of the
  ///   selected tab.
  public func router(for flow: Schema.Flow) -> AppRouter<Schema> {
    if flow == tabsFlow, let optionalTabs { return optionalTabs.current }
    for router in routers where router.place.flow == flow { return router }
    let router = AppRouter<Schema>(at: StackPlace(flow: flow), reporter: reporter)
    routers.append(router)
    return router
  }

  /// The router of the visible stack.
  public var current: AppRouter<Schema> {
    router(for: flow)
  }

  /// The router of the visible stack, without registering the reader as an observer.
  package var unobservedCurrent: AppRouter<Schema> {
    if unobservedFlow == tabsFlow, let optionalTabs { return optionalTabs.unobservedCurrent }
    return router(for: unobservedFlow)
  }

  /// Returns whether two overlays are both nil or known to be equal.
  func areSame(_ lhs: Schema.Overlay?, _ rhs: Schema.Overlay?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (let lhs?, let rhs?): areEqualIfEquatable(lhs, rhs)
    default: false
    }
  }

  /// The state of each flow without tabs.
  ///
  /// Creates all routers first, so that readers observe the first push in each flow.
  var stacks: [Schema.Flow: StackState<Schema>] {
    for flow in knownFlows where flow != tabsFlow { _ = router(for: flow) }
    var stacks: [Schema.Flow: StackState<Schema>] = [:]
    for router in routers {
      if let flow = router.place.flow { stacks[flow] = router.state }
    }
    return stacks
  }

  /// All flows if the type is `CaseIterable`; otherwise only the visible flow.
  var knownFlows: [Schema.Flow] {
    guard let type = Schema.Flow.self as? any CaseIterable.Type else { return [unobservedFlow] }
    return Self.cases(of: type)
  }

  static func cases<Cases: CaseIterable>(of type: Cases.Type) -> [Schema.Flow] {
    type.allCases.compactMap { $0 as? Schema.Flow }
  }
}
