import BookshelfFeatures
import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

/// The sample app after its start, with its own store of fixtures.
@MainActor
final class BookshelfNavigator {
  let coordinator = AppCoordinator()
  let store = InMemoryStore()

  init() {
    coordinator.start()
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

  var visibleState: SchemaState<Bookshelf> { coordinator.router.visibleState }

  func navigate(to path: ScreenPath<Bookshelf>) { coordinator.navigate(to: path) }

  func check(_ path: ScreenPath<Bookshelf>) throws(ScreenPathError) {
    try coordinator.check(path)
  }

  func goBack() { coordinator.router.goBack() }

  func select(_ tab: Bookshelf.Tab) { coordinator.router.select(tab) }

  func stackRouter(in tab: Bookshelf.Tab?, depth: Int) -> AppRouter<Bookshelf> {
    coordinator.router.stackRouter(in: tab, depth: depth)
  }
}
