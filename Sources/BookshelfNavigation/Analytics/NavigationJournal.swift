public import ScreenNavigation

/// What was done in the app, for a report of a fault: replayed, it leads to the same screen.
@MainActor
public final class NavigationJournal: NavigationTracking {
  /// The types that the events are made of.
  public typealias Schema = Bookshelf

  /// The events, the first one first.
  public private(set) var events: [NavigationEvent<Bookshelf>] = []

  /// Creates an empty journal.
  public init() {}

  /// Takes note of a change.
  ///
  /// - Parameter event: The change.
  public func track(_ event: NavigationEvent<Bookshelf>) {
    events.append(event)
  }
}
