#if canImport(os)
  import BookshelfNavigation
  import ScreenNavigation
  import os

  /// Writes the name of each navigation event to the system's log.
  ///
  /// The payloads stay out of the log, because they can contain personal data.
  @MainActor
  final class NavigationLog: NavigationTracking {
    typealias Schema = Bookshelf

    private let logger = Logger(subsystem: "example.bookshelf", category: "Navigation")

    func track(_ event: NavigationEvent<Bookshelf>) {
      let name = event.name
      logger.info("\(name, privacy: .public)")
    }
  }
#endif
