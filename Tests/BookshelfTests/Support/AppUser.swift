import BookshelfNavigation
import ScreenNavigation
import ScreenSnapshot
import Testing

@testable import BookshelfSnapshots

/// Somebody with Bookshelf in their hand, who sees the topmost screen and taps on what it shows.
@MainActor
struct AppUser {
  /// The root of the app.
  let coordinator: AppCoordinator

  /// Opens the app, and jumps to a screen.
  init(on screen: AppScreen = .library) {
    coordinator = BookshelfSnapshots.makeNavigator()
    coordinator.navigate(to: screen)
  }

  /// The app's router.
  var app: FlowRouter<Bookshelf> { coordinator.router }

  /// What all tabs and flows show, to compare with ``FlowState/init(showing:)``.
  var state: FlowState<Bookshelf> { app.state }

  /// Taps on a button, a link or a toggle of the topmost screen.
  func tap(_ label: String) throws {
    let destination = app.topmostDestination
    try #require(BookshelfSnapshots.content(of: destination, in: coordinator)).tap(label)
  }

  /// Taps on a button of the alert or of the confirmation that is presented.
  func answer(_ label: String) throws {
    let router = app.current.topmost
    let actions = router.activeAlert?.actions ?? router.activeConfirmation?.actions ?? []
    router.perform(try #require(actions.first { $0.label == label }))
  }
}

extension FlowState<Bookshelf> {
  /// What is shown after a jump to a screen in a fresh app.
  @MainActor
  init(showing screen: AppScreen) {
    self = AppUser(on: screen).state
  }
}

extension FlowRouter<Bookshelf> {
  /// What the topmost router shows, or the overlay over it.
  fileprivate var topmostDestination: BookshelfSnapshots.Destination {
    if let overlay { return .overlay(overlay) }
    var router = current
    var root = visibleTabs.map { BookshelfSnapshots.Destination.tab($0.selectedTab) } ?? .flow(flow)
    while let presented = router.presented, let sheet = router.presentedSheet {
      root = .sheet(sheet)
      router = presented
    }
    return router.stack.last.map { .route($0) } ?? root
  }
}

extension AppRouter<Bookshelf> {
  /// The sheet or the cover.
  fileprivate var presentedSheet: Bookshelf.Sheet? {
    activeSheet ?? activeFullScreenCover
  }
}
