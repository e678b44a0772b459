/// Where navigation is reported to.
///
/// Routers report each change of their state once, whoever made it: an operation, a binding of
/// SwiftUI, a command. What changes nothing is not reported.
@MainActor
public protocol NavigationTracking<Schema>: AnyObject {
  /// The types that the events are made of.
  associatedtype Schema: NavigationSchema

  /// Takes note of a change, right after it.
  ///
  /// - Parameter event: The change.
  func track(_ event: NavigationEvent<Schema>)
}

/// What the routers of one tree report their changes through.
///
/// An operation that changes several things is one event: while it works, what is reported within
/// it is only noted as a change.
@MainActor
final class EventReporter<Schema: NavigationSchema> {
  /// Where events go.
  var tracker: (any NavigationTracking<Schema>)?

  /// Called after each change, tracked or not.
  var observers: [(NavigationEvent<Schema>) -> Void] = []

  /// What is visible now, as the outermost router sees it.
  private let visiblePath: () -> ScreenPath<Schema>

  private var depth = 0
  private var hasChanged = false

  init(visiblePath: @escaping () -> ScreenPath<Schema>) {
    self.visiblePath = visiblePath
  }

  /// Reports a change that has an event of its own.
  func report(_ event: @autoclosure () -> NavigationEvent<Schema>) {
    hasChanged = true
    if depth == 0 { send(event) }
  }

  /// Reports a change that has none.
  func report(_ change: @autoclosure () -> NavigationChange<Schema>) {
    hasChanged = true
    if depth == 0 { send { .screenView(visiblePath(), by: change()) } }
  }

  /// Reports all that the work changes as one event, where it changes anything.
  func coalesced(_ work: () -> Void, _ event: () -> NavigationEvent<Schema>) {
    if hasChanges(during: work) && depth == 0 { send(event) }
  }

  /// Reports all that the work changes as one change, where it changes anything.
  func coalesced(_ work: () -> Void, _ change: () -> NavigationChange<Schema>) {
    coalesced(work) { NavigationEvent.screenView(visiblePath(), by: change()) }
  }

  /// Does work whose changes are not reported each.
  ///
  /// - Returns: Whether it changed anything.
  func hasChanges(during work: () -> Void) -> Bool {
    let outer = hasChanged
    hasChanged = false
    depth += 1
    work()
    depth -= 1
    let changed = hasChanged
    hasChanged = outer || changed
    return changed
  }

  private func send(_ event: () -> NavigationEvent<Schema>) {
    guard tracker != nil || !observers.isEmpty else { return }
    let event = event()
    tracker?.track(event)
    for observer in observers { observer(event) }
  }

  /// Goes on for the reporter of a router that takes a place in this one's tree.
  func adopt(_ other: EventReporter?) {
    guard let other, other !== self else { return }
    tracker = tracker ?? other.tracker
    observers += other.observers
    other.observers = []
  }
}

extension Optional {
  /// Does work whose changes are one event, where anybody listens.
  @MainActor
  func coalesced<Schema: NavigationSchema>(
    _ work: () -> Void, _ event: () -> NavigationEvent<Schema>
  ) where Wrapped == EventReporter<Schema> {
    if let self { self.coalesced(work, event) } else { work() }
  }

  /// Does work whose changes are one change, where anybody listens.
  @MainActor
  func coalesced<Schema: NavigationSchema>(
    _ work: () -> Void, _ change: () -> NavigationChange<Schema>
  ) where Wrapped == EventReporter<Schema> {
    if let self { self.coalesced(work, change) } else { work() }
  }

  /// Does work whose changes are not reported each.
  ///
  /// - Returns: Whether it changed anything; false where nobody listens.
  @MainActor
  func hasChanges<Schema: NavigationSchema>(
    during work: () -> Void
  ) -> Bool where Wrapped == EventReporter<Schema> {
    if let self { return self.hasChanges(during: work) }
    work()
    return false
  }
}
