import BookshelfNavigation
import ScreenNavigation

/// Analytics that count, and do nothing else.
@MainActor
final class EventCount: NavigationTracking {
  typealias Schema = Bookshelf

  private(set) var events = 0

  func track(_ event: NavigationEvent<Bookshelf>) { events += 1 }
}
