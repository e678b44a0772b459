import BookshelfFeatures
import BookshelfNavigation
import Foundation
import ScreenNavigation

/// All objects of one window: the store, the coordinator and the opener of links.
@MainActor
final class AppSession {
  let store: any BookshelfStore
  let coordinator: AppCoordinator
  let opener: DeepLinkOpener<Bookshelf>

  /// Whether the window restores its stored state; false if it starts at a requested place.
  let restoresState: Bool

  private let environment: ScreenEnvironment

  /// Creates the objects, and moves to the requested screen.
  ///
  /// - Throws: `DeepLinkTableError` if two links have the same pattern, and `ScreenPathError` if the
  ///   screen has an invalid path.
  init(
    _ launch: ScreenLaunch<AppScreen>, store: any BookshelfStore, environment: ScreenEnvironment,
    tracker: (any NavigationTracking<Bookshelf>)? = nil
  ) throws {
    self.store = store
    self.environment = environment
    coordinator = AppCoordinator(
      isSignedIn: store.hasSession, tabs: store.visibleTabs, tracker: tracker)
    opener = try coordinator.linkOpener(store)
    restoresState = !launch.isRequested
    coordinator.start()
    try launch.navigate(coordinator)
  }

  /// The app's router.
  var router: FlowRouter<Bookshelf> { coordinator.router }

  /// Loads the data, and hides the tabs that the server does not offer any more.
  func load() async {
    await store.load()
    if let library = store.library.value { coordinator.hideTabs(except: library.tabs) }
  }

  /// Returns the models of the destinations in a stack.
  ///
  /// - Parameters:
  ///   - stack: The router of the stack.
  ///   - root: The router of the tab or flow over which the stack is presented.
  /// - Returns: The models.
  func models(
    in stack: AppRouter<Bookshelf>, over root: AppRouter<Bookshelf>
  ) -> ScreenModels {
    ScreenModels(
      store: store,
      routing: FeatureRouter(
        app: coordinator, stack: stack, presenter: root.presenter(of: stack)),
      environment: environment)
  }
}

extension AppRouter<Bookshelf> {
  /// The router that presents a stack: this one, or that of a sheet over it; nil for this one.
  fileprivate func presenter(of stack: AppRouter) -> AppRouter? {
    var presenter = self
    while let presented = presenter.presented {
      if presented === stack { return presenter }
      presenter = presented
    }
    return nil
  }
}
