import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfSnapshots
@testable import ScreenSnapshot

/// A simulated user of Bookshelf who taps elements of the topmost screen.
@MainActor
struct AppUser {
  let navigator = BookshelfSnapshots.makeNavigator(from: .signedIn, for: .compact)

  init(on screen: AppScreen = .library) {
    coordinator.navigate(to: screen)
  }

  var coordinator: AppCoordinator { navigator.coordinator }

  var app: FlowRouter<Bookshelf> { coordinator.router }

  /// The state of all tabs and flows, to compare with ``FlowState/init(at:)``.
  var state: FlowState<Bookshelf> { app.state }

  /// Taps a button, a link or a toggle of the topmost screen.
  func tap(_ label: String) async throws {
    try await #require(content).tap(label)
  }

  /// The content of the topmost screen.
  var content: ScreenContent? {
    let (destination, depth) = app.topmostDestination
    return BookshelfSnapshots.content(
      of: destination, in: ScreenContext(navigator, depth: depth))
  }
}

extension FlowState<Bookshelf> {
  /// The state after a jump to a screen in a fresh app.
  @MainActor
  init(at screen: AppScreen) {
    self = AppUser(on: screen).state
  }
}

extension FlowRouter<Bookshelf> {
  /// The visible destination of the topmost router with its depth, or the overlay.
  fileprivate var topmostDestination: (BookshelfSnapshots.Destination, depth: Int) {
    if let overlay { return (.overlay(overlay), 0) }
    var depth = 0
    var router = current
    var root = visibleTabs.map { BookshelfSnapshots.Destination.tab($0.selectedTab) } ?? .flow(flow)
    while let presented = router.presented, let sheet = router.presentedSheet {
      root = .sheet(sheet)
      router = presented
      depth += 1
    }
    return (router.stack.last.map { .route($0) } ?? root, depth)
  }
}

extension AppRouter<Bookshelf> {
  fileprivate var presentedSheet: Bookshelf.Sheet? { activeSheet ?? activeFullScreenCover }
}
