public import Observation

/// One stack and what is presented over it: the state that a `NavigationStack` and its sheets
/// are bound to.
///
/// The whole state is a value, ``state``; this class holds it and tells observers of changes.
/// Readers of ``stack`` are told of the stack alone, readers of the `active…` properties and of
/// ``presentation`` of what is presented. Assigning an equal value tells nobody.
@MainActor
public final class AppRouter<Schema: NavigationSchema>: Observable, PathNavigating {
  private var routes: [Schema.Route]
  private var slot: Slot?
  private let signals = ObservationSignals()

  /// Where the stack is in the tree of routers.
  private(set) var place: StackPlace<Schema>

  /// What changes are reported through; nil where nobody listens, or the sheet that this is the stack
  /// of is gone.
  private(set) var reporter: EventReporter<Schema>?

  /// Creates a router; without arguments, one at its root.
  ///
  /// Not bound to the main actor, so that it can be the default of a SwiftUI environment value.
  ///
  /// - Parameter state: What to show first.
  public nonisolated convenience init(_ state: StackState<Schema> = StackState()) {
    self.init(state, at: StackPlace(), reporter: nil)
  }

  /// Creates a router within a tree.
  nonisolated init(
    _ state: StackState<Schema> = StackState(), at place: StackPlace<Schema>,
    reporter: EventReporter<Schema>?
  ) {
    self.place = place
    self.reporter = reporter
    routes = state.routes
    slot = state.presentation.map { Slot($0, at: place.presented, reporter: reporter) }
  }

  /// The routes, the root not included, the visible one last.
  ///
  /// Bind it to `NavigationStack(path:)`.
  public var stack: [Schema.Route] {
    get {
      signals.read(.stack)
      return routes
    }
    set {
      // Stored even when equal: equal routes may differ in payloads that `==` leaves out.
      let old = routes
      let isChange = newValue != old
      if isChange { signals.willChange(.stack) }
      routes = newValue
      if isChange { report(from: old) }
    }
  }

  /// The presentation slot: what lies over the stack, with all that goes on inside of it.
  ///
  /// Its readers follow the stack of a presented sheet too; readers of ``activeSheet`` do not.
  /// Assigning a sheet with the `id` of the one that is presented keeps its ``presented`` router.
  public var presentation: Presentation<Schema>? {
    get {
      signals.read(.presentation)
      return slot?.presentation
    }
    set {
      coalescedStackChange {
        replaceSlot(with: newValue.map { Slot($0, over: self) })
        if let inner = newValue?.inner { slot?.router?.state = inner }
      }
    }
  }

  /// The whole state as a value.
  ///
  /// Assigning it is reported as one change. It tells readers of the stack and of the presentation
  /// one after the other; SwiftUI reads after both, so it never draws one half of a change.
  public var state: StackState<Schema> {
    get { StackState(routes: stack, presenting: presentation) }
    set {
      coalescedStackChange {
        stack = newValue.routes
        presentation = newValue.presentation
      }
    }
  }

  /// The router of the presented sheet or cover, made when it is presented.
  public var presented: AppRouter? {
    signals.read(.presentation)
    return slot?.router
  }

  /// The innermost router: that of the sheet over all sheets, or this one.
  public var topmost: AppRouter {
    presented?.topmost ?? self
  }

  /// Puts a new content into the slot, and tells observers where it differs.
  func replaceSlot(with new: Slot?) {
    let isChange = !areSame(slot, new)
    if isChange { signals.willChange(.presentation) }
    if let old = slot?.router, old !== new?.router { old.detach() }
    slot = new
    if isChange { reporter?.report(.stack(state, at: place)) }
  }

  /// What is in the slot, read by nobody but the router itself.
  var unobservedSlot: Slot? { slot }

  /// What is in the slot, noted as read.
  var observedSlot: Slot? {
    signals.read(.presentation)
    return slot
  }

  /// Whether observers could not tell the two apart.
  private func areSame(_ lhs: Slot?, _ rhs: Slot?) -> Bool {
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
  /// Takes a place in a tree of routers, with the routers of all sheets over this one.
  func attach(_ reporter: EventReporter<Schema>, at place: StackPlace<Schema>) {
    reporter.adopt(self.reporter)
    self.reporter = reporter
    self.place = place
    slot?.router?.attach(reporter, at: place.presented)
  }

  /// Reports no more: the sheet that this is the stack of is gone.
  func detach() {
    reporter = nil
    slot?.router?.detach()
  }
}

extension StackPlace {
  /// The place of the sheet over this one.
  var presented: StackPlace { StackPlace(flow: flow, tab: tab, depth: depth + 1) }
}
