public import BookshelfNavigation
public import ScreenHarness

extension AppCoordinator: ScreenNavigating {
  /// What the app's router shows.
  public var visibleState: SchemaState<Bookshelf> { router.visibleState }
}
