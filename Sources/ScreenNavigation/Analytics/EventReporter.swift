/// A receiver of navigation events.
///
/// Routers report each change of their state once, whether an operation, a SwiftUI binding or a
/// command caused it. Operations that change nothing are not reported.
@MainActor
public protocol NavigationTracking<Schema>: AnyObject {
  /// The app's schema.
  associatedtype Schema: NavigationSchema

  /// Receives a change immediately after it happens.
  func track(_ event: NavigationEvent<Schema>)
}

/// Reports the changes of all routers in one tree.
///
/// An operation that changes several things is one event. Changes within the operation are only
/// noted, not sent.
@MainActor
final class EventReporter<Schema: NavigationSchema> {
  /// The receiver of the events.
  @exclusivity(unchecked)
  var tracker: (any NavigationTracking<Schema>)?

  /// Called after each change, tracked or not.
  @exclusivity(unchecked)
  var observers: [(NavigationEvent<Schema>) -> Void] = []

  /// The path that is visible now, as seen from the outermost router.
  let visiblePath: () -> ScreenPath<Schema>

  @exclusivity(unchecked)
  private(set) var depth = 0

  @exclusivity(unchecked)
  private(set) var hasChanged = false

  init(visiblePath: @escaping () -> ScreenPath<Schema>) {
    self.visiblePath = visiblePath
  }

  /// Reports a change that has its own event.
  func report(_ event: @autoclosure () -> NavigationEvent<Schema>) {
    hasChanged = true
    if depth == 0 { send(event) }
  }

  /// Reports a change without its own event, as a screen view.
  func report(_ change: @autoclosure () -> NavigationChange<Schema>) {
    report(screenView(by: change()))
  }

  /// Reports everything that the work changes as one event.
  ///
  /// Within an outer operation, the event of that operation covers the work.
  func coalesced(_ work: () -> Void, _ event: () -> NavigationEvent<Schema>) {
    if depth > 0 { return work() }
    if hasChanges(during: work) { send(event) }
  }

  /// Reports everything that the work changes as one screen view.
  func coalesced(_ work: () -> Void, _ change: () -> NavigationChange<Schema>) {
    coalesced(work) { screenView(by: change()) }
  }

  /// Performs work without sending its events, and returns whether it changed anything.
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

  /// The event for a change without its own event.
  func screenView(by change: NavigationChange<Schema>) -> NavigationEvent<Schema> {
    .screenView(visiblePath(), by: change)
  }

  func send(_ event: () -> NavigationEvent<Schema>) {
    guard tracker != nil || !observers.isEmpty else { return }
    let event = event()
    tracker?.track(event)
    for observer in observers { observer(event) }
  }

  /// Takes over tracker and observers of a router that joins this tree.
  func adopt(_ other: EventReporter?) {
    guard let other, other !== self else { return }
    tracker = tracker ?? other.tracker
    observers += other.observers
    other.observers = []
  }
}

extension Optional {
  /// Reports everything that the work changes as one event, if a reporter exists.
  @MainActor
  func coalesced<Schema: NavigationSchema>(
    _ work: () -> Void, _ event: () -> NavigationEvent<Schema>
  ) where Wrapped == EventReporter<Schema> {
    if let self { self.coalesced(work, event) } else { work() }
  }

  /// Reports everything that the work changes as one screen view, if a reporter exists.
  @MainActor
  func coalesced<Schema: NavigationSchema>(
    _ work: () -> Void, _ change: () -> NavigationChange<Schema>
  ) where Wrapped == EventReporter<Schema> {
    if let self { self.coalesced(work, change) } else { work() }
  }

  /// Performs work without sending its events, and returns whether it changed anything.
  ///
  /// Without a reporter, it returns false.
  @MainActor
  func hasChanges<Schema: NavigationSchema>(
    during work: () -> Void
  ) -> Bool where Wrapped == EventReporter<Schema> {
    if let self { return self.hasChanges(during: work) }
    work()
    return false
  }
}
