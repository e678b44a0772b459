public import Observation

/// One stack and the presentation over it: the state behind a `NavigationStack` and its sheets.
///
/// The whole state is a value, ``state``. The router holds it and notifies observers of changes.
/// Readers of ``stack`` observe only the stack. Readers of the `active…` properties and of
/// ``presentation`` observe only the presentation. Assigning an equal value notifies no observer.
@MainActor
public final class AppRouter<Schema: NavigationSchema>: Observable, PathNavigating {
  @exclusivity(unchecked)
  private(set) var routes: [Schema.Route]

  @exclusivity(unchecked)
  private(set) var slot: Slot?

  @exclusivity(unchecked)
  var signals: ObservationSignals?

  /// The position of the stack in the tree of routers.
  @exclusivity(unchecked)
  private(set) var place: StackPlace<Schema>

  /// The reporter of the tree; nil without tracker and observers, and after this sheet's dismissal.
  @exclusivity(unchecked)
  private(set) var reporter: EventReporter<Schema>?

  /// Creates a router; without arguments, a router at its root.
  ///
  /// The initializer is nonisolated, so that a SwiftUI environment value can use it as its default.
  ///
  /// - Parameter state: The initial state.
  public nonisolated convenience init(_ state: StackState<Schema> = StackState()) {
    self.init(state, at: StackPlace(), reporter: nil)
  }

  /// Creates a router as part of a tree.
  nonisolated init(
    _ state: StackState<Schema> = StackState(), at place: StackPlace<Schema>,
    reporter: EventReporter<Schema>?
  ) {
    self.place = place
    self.reporter = reporter
    routes = state.routes
    if let presentation = state.presentation {
      slot = Slot(presentation, at: place.presented, reporter: reporter)
    }
  }

  /// The routes without the root, the visible route last.
  ///
  /// Bind it to `NavigationStack(path:)`.
  public var stack: [Schema.Route] {
    get {
      signals.read(.stack)
      return routes
    }
    set {
      // Store equal routes as well: they can differ in payloads that `==` ignores.
      let old = routes
      let isChange = newValue != old
      if isChange { signals?.willChange(.stack) }
      routes = newValue
      if isChange { report(from: old) }
    }
  }

  /// Pushes a route.
  public func navigate(to route: Schema.Route) {
    signals?.willChange(.stack)
    routes.append(route)
    reporter?.report(.routePush(route, at: place))
  }

  /// The presentation over the stack, with the state inside it.
  ///
  /// Readers also observe the stack of a presented sheet; readers of ``activeSheet`` do not.
  /// Assigning a sheet with the `id` of the presented sheet keeps its ``presented`` router.
  public var presentation: Presentation<Schema>? {
    get {
      observePresentation()
      return slot?.presentation
    }
    set {
      coalescedStackChange { replacePresentation(with: newValue) }
    }
  }

  /// The whole state as a value.
  ///
  /// Assigning it is reported as one change. It notifies readers of the stack and then readers of
  /// the presentation. SwiftUI reads after both, so it never draws half of a change.
  public var state: StackState<Schema> {
    get {
      observeState()
      return unobservedState
    }
    set {
      coalescedStackChange {
        stack = newValue.routes
        replacePresentation(with: newValue.presentation)
      }
    }
  }

  /// The whole state, without registering the reader as an observer.
  package var unobservedState: StackState<Schema> {
    StackState(routes: routes, presenting: slot?.presentation)
  }

  /// Registers the reader of the whole state as an observer.
  func observeState() {
    signals.read(.stack)
    observePresentation()
  }

  /// Registers the reader of the presentation and the state inside it as an observer.
  func observePresentation() {
    signals.read(.presentation)
    slot?.router?.observeState()
  }

  /// The router of the presented sheet or cover.
  public var presented: AppRouter? {
    signals.read(.presentation)
    return slot?.router
  }

  /// The router of the topmost sheet or cover, or this router if neither is presented.
  public var topmost: AppRouter {
    presented?.topmost ?? self
  }

  /// Replaces the presentation together with the state inside it.
  func replacePresentation(with new: Presentation<Schema>?) {
    guard let new else { return dismiss() }
    let kept = slot?.router
    let slot = Slot(new, over: self)
    replaceSlot(with: slot)
    // A new router was created with the state inside.
    if let kept, kept === slot.router, let inner = new.inner { kept.state = inner }
  }

  /// Replaces the presentation, and notifies observers if it differs.
  func replaceSlot(with new: Slot?) {
    let isChange = !areSame(slot, new)
    if isChange { signals?.willChange(.presentation) }
    // An observer may have replaced the presentation.
    if let router = slot?.router, router !== new?.router { router.detach() }
    slot = new
    if isChange { reporter?.report(.stack(unobservedState, at: place)) }
  }

  /// The presentation; registers the reader as an observer.
  var observedSlot: Slot? {
    signals.read(.presentation)
    return slot
  }

  /// Returns whether two slots are the same for observers.
  func areSame(_ lhs: Slot?, _ rhs: Slot?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (.alert(let lhs), .alert(let rhs)): lhs == rhs
    case (.confirmation(let lhs), .confirmation(let rhs)): lhs == rhs
    case (.sheet(let lhs, let router), .sheet(let rhs, let other)),
      (.fullScreenCover(let lhs, let router), .fullScreenCover(let rhs, let other)):
      router === other && areEqualIfEquatable(lhs, rhs)
    default: false
    }
  }
}

// MARK: - Tree

extension AppRouter {
  /// Joins a tree of routers, together with the routers of all sheets over this one.
  func attach(_ reporter: EventReporter<Schema>, at place: StackPlace<Schema>) {
    reporter.adopt(self.reporter)
    self.reporter = reporter
    self.place = place
    slot?.router?.attach(reporter, at: place.presented)
  }

  /// Leaves the tree and stops reporting, because the router's sheet or tab no longer exists.
  func detach() {
    reporter = nil
    slot?.router?.detach()
  }
}

extension StackPlace {
  /// The place of a sheet over this stack.
  var presented: StackPlace { StackPlace(flow: flow, tab: tab, depth: depth + 1) }
}
