public import Observation

/// A whole app: its flows, the tabs that one of them holds, and the overlay over everything.
///
/// The flow that holds the tabs is named when the router is made; every other flow has one stack.
/// Flows change through ``handle(_:)`` and ``navigate(to:)-(ScreenPath<Schema>)`` alone.
@MainActor
public final class FlowRouter<Schema: NavigationSchema>: Observable, PathNavigating {
  /// The flow that the app starts in.
  public let startingFlow: Schema.Flow

  /// The flow that holds the tabs; nil in an app without tabs.
  public let tabsFlow: Schema.Flow?

  private let tabRouter: TabRouter<Schema>?
  private var shownFlow: Schema.Flow
  private var shownOverlay: Schema.Overlay?
  private var routers: [Schema.Flow: AppRouter<Schema>] = [:]
  private let signals = ObservationSignals()

  /// What changes are reported through; nil where nobody listens.
  private(set) var reporter: EventReporter<Schema>?

  /// Creates a router over flows, one of which holds all tabs of the type.
  ///
  /// - Parameters:
  ///   - flow: The flow that is shown first.
  ///   - tabsFlow: The flow that holds the tabs.
  public nonisolated convenience init(
    startingIn flow: Schema.Flow, tabsIn tabsFlow: Schema.Flow
  ) where Schema.Tab: CaseIterable {
    self.init(startingIn: flow, tabsIn: tabsFlow, tabs: TabRouter())
  }

  /// Creates a router over flows, one of which holds tabs that are known at run time only.
  ///
  /// - Parameters:
  ///   - flow: The flow that is shown first.
  ///   - tabsFlow: The flow that holds the tabs.
  ///   - tabs: The router of the tabs; from now on its changes are reported by this one.
  public nonisolated convenience init(
    startingIn flow: Schema.Flow, tabsIn tabsFlow: Schema.Flow, tabs: TabRouter<Schema>
  ) {
    self.init(flow, tabsFlow, tabs)
  }

  /// Creates a router over flows without tabs.
  ///
  /// - Parameter flow: The flow that is shown first.
  public nonisolated convenience init(startingIn flow: Schema.Flow) where Schema.Tab == Never {
    self.init(flow, nil, nil)
  }

  private nonisolated init(
    _ startingFlow: Schema.Flow, _ tabsFlow: Schema.Flow?, _ tabs: TabRouter<Schema>?
  ) {
    self.startingFlow = startingFlow
    self.tabsFlow = tabsFlow
    tabRouter = tabs
    shownFlow = startingFlow
  }

  /// What changes are reported through, made where nobody listened before.
  var rootReporter: EventReporter<Schema> {
    if let reporter { return reporter }
    let reporter = EventReporter<Schema> { [weak self] in self?.visiblePath ?? ScreenPath() }
    self.reporter = reporter
    tabRouter?.attach(reporter, in: tabsFlow)
    for (flow, router) in routers { router.attach(reporter, at: StackPlace(flow: flow)) }
    return reporter
  }

  /// The flow that is shown.
  public internal(set) var flow: Schema.Flow {
    get {
      signals.read(.selection)
      return shownFlow
    }
    set {
      guard newValue != shownFlow else { return }
      signals.willChange(.selection)
      shownFlow = newValue
      reporter?.report(.flowSwitch(to: newValue))
    }
  }

  /// The screen over everything.
  ///
  /// Assigning nil closes it, as a swipe does through SwiftUI's binding.
  public var overlay: Schema.Overlay? {
    get {
      signals.read(.presentation)
      return shownOverlay
    }
    set {
      if areSame(shownOverlay, newValue) { return }
      signals.willChange(.presentation)
      shownOverlay = newValue
      reporter?.report(.overlay(newValue))
    }
  }

  /// The router of the tabs.
  ///
  /// - Precondition: The app has tabs.
  public var tabs: TabRouter<Schema> {
    guard let tabRouter else {
      preconditionFailure("\(Schema.self) has no tabs; the FlowRouter was made without them")
    }
    return tabRouter
  }

  /// The router of the tabs, where the flow that holds them is shown.
  public var visibleTabs: TabRouter<Schema>? {
    flow == tabsFlow ? tabRouter : nil
  }

  /// The router of a flow's stack, the same one each time.
  ///
  /// - Parameter flow: A flow.
  /// - Returns: The flow's own router; of the flow that holds the tabs, that of the selected tab.
  public func router(for flow: Schema.Flow) -> AppRouter<Schema> {
    if flow == tabsFlow, let tabRouter { return tabRouter.current }
    if let router = routers[flow] { return router }
    let router = AppRouter<Schema>(at: StackPlace(flow: flow), reporter: reporter)
    routers[flow] = router
    return router
  }

  /// The router of the stack that is shown.
  public var current: AppRouter<Schema> {
    router(for: flow)
  }

  /// Whether both are nothing, or known to be equal.
  private func areSame(_ lhs: Schema.Overlay?, _ rhs: Schema.Overlay?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (let lhs?, let rhs?): areEqualIfEquatable(lhs, rhs)
    default: false
    }
  }

  /// The routers that were made, of flows without tabs but one.
  func routers(besides flow: Schema.Flow? = nil) -> [AppRouter<Schema>] {
    // A key path in a generic type is made anew at each use: a third of the time of a jump.
    routers.compactMap { $0.key == flow ? nil : $0.value }
  }

  /// The router of the tabs, where there are any.
  var optionalTabs: TabRouter<Schema>? { tabRouter }

  /// What flows without tabs show.
  ///
  /// Makes their routers first, so that who reads this is told of the first push in any of them.
  var stacks: [Schema.Flow: StackState<Schema>] {
    for flow in knownFlows where flow != tabsFlow { _ = router(for: flow) }
    return routers.mapValues(\.state)
  }

  /// All flows of the type, where they can be counted; else the one that is shown.
  private var knownFlows: [Schema.Flow] {
    guard let type = Schema.Flow.self as? any CaseIterable.Type else { return [shownFlow] }
    return Self.cases(of: type)
  }

  private static func cases<Cases: CaseIterable>(of type: Cases.Type) -> [Schema.Flow] {
    type.allCases.compactMap { $0 as? Schema.Flow }
  }
}
