import BookshelfNavigation
import ScreenNavigation
import ScreenSnapshot
import Testing

@testable import BookshelfSnapshots

/// Somebody with Bookshelf in their hand, who sees the topmost screen and taps on what it shows.
@MainActor
struct AppUser {
  /// The app.
  let app: TabRouter<Bookshelf>

  /// Opens the app, and jumps to a screen.
  init(on screen: AppScreen = .library) {
    app = BookshelfSnapshots.makeNavigator()
    app.navigate(to: screen)
  }

  /// What all tabs show, to compare with ``TabState/init(showing:)``.
  var state: TabState<Bookshelf> { app.state }

  /// Taps on a button, a link or a toggle of the topmost screen.
  func tap(_ label: String) throws {
    let destination = app.topmostDestination
    try #require(BookshelfSnapshots.content(of: destination, in: app)).tap(label)
  }

  /// Taps on a button of the alert or of the confirmation that is presented.
  func answer(_ label: String) throws {
    let router = app.current.topmost
    let actions = router.activeAlert?.actions ?? router.activeConfirmation?.actions ?? []
    router.perform(try #require(actions.first { $0.label == label }))
  }
}

extension TabState<Bookshelf> {
  /// What is shown after a jump to a screen in a fresh app.
  @MainActor
  init(showing screen: AppScreen) {
    self = AppUser(on: screen).state
  }
}

extension TabRouter<Bookshelf> {
  /// What the topmost router shows.
  fileprivate var topmostDestination: BookshelfSnapshots.Destination {
    var router = current
    var root = BookshelfSnapshots.Destination.tab(selectedTab)
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
