import BookshelfFeatures
import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

/// The sample app after its start, in the flow of its session, with its own store of fixtures.
@MainActor
final class BookshelfNavigator {
  let coordinator: AppCoordinator
  let store: InMemoryStore
  let openScreens = OpenScreens()
  private var opener: DeepLinkOpener<Bookshelf>?

  /// Starts the app, by default with a store of fixtures.
  init(store: InMemoryStore = InMemoryStore()) {
    self.store = store
    coordinator = AppCoordinator(isSignedIn: store.hasSession, tabs: store.visibleTabs)
    coordinator.start()
    router.onChange { [openScreens, weak router] _ in
      if let router { openScreens.releaseScreensClosed(in: router) }
    }
  }

  /// All navigation state of the app.
  var router: FlowRouter<Bookshelf> { coordinator.router }

  /// Opens a link with the opener that the app keeps, so that a newer link replaces a waiting one.
  @discardableResult
  func open(_ url: URL) async throws -> LinkOutcome {
    let opener = try opener ?? coordinator.linkOpener(store)
    self.opener = opener
    let outcome = await opener.open(url)
    if case .refused(let reason) = outcome { throw RefusedLink(reason: reason) }
    return LinkOutcome(outcome)
  }

  /// The models of the destinations in a stack.
  func models(
    in stack: AppRouter<Bookshelf>, presenter: AppRouter<Bookshelf>?
  ) -> ScreenModels {
    ScreenModels(
      store: store,
      routing: FeatureRouter(app: coordinator, stack: stack, presenter: presenter),
      environment: ScreenEnvironment(today: .fixture, copy: { _ in }))
  }
}

extension BookshelfNavigator: PathNavigating, StackRouterProviding, NavigatorDriving {
  typealias Schema = Bookshelf

  var visibleState: SchemaState<Bookshelf> { router.visibleState }

  func navigate(to path: ScreenPath<Bookshelf>) { coordinator.navigate(to: path) }

  func check(_ path: ScreenPath<Bookshelf>) throws(ScreenPathError) {
    try coordinator.check(path)
  }

  func goBack() { router.goBack() }

  func select(_ tab: Bookshelf.Tab) { router.select(tab) }

  func stackRouter(in tab: Bookshelf.Tab?, depth: Int) -> AppRouter<Bookshelf> {
    router.stackRouter(in: tab, depth: depth)
  }
}
