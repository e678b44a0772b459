public import ScreenNavigation

/// A log of navigation events for bug reports; replaying it leads to the same screen.
@MainActor
public final class NavigationJournal: NavigationTracking {
  /// The app's schema.
  public typealias Schema = Bookshelf

  /// The events in the order of their occurrence.
  public private(set) var events: [NavigationEvent<Bookshelf>] = []

  /// Creates an empty journal.
  public init() {}

  /// Records an event.
  public func track(_ event: NavigationEvent<Bookshelf>) {
    events.append(event)
  }
}
