public import ScreenNavigation

extension AppCoordinator: DeepLinkOpening {
  /// Creates the opener of the app's links.
  ///
  /// - Parameter repository: The store of books and lists.
  /// - Returns: An opener that does not keep the app alive.
  /// - Throws: `DeepLinkTableError` if two patterns match one URL.
  public func linkOpener(
    _ repository: any BookshelfRepository = FixtureRepository()
  ) throws -> DeepLinkOpener<Bookshelf> {
    DeepLinkOpener(router: self, resolver: try BookshelfLinks.table(repository))
  }

  /// Opens the destination of a link.
  ///
  /// A reminder of books that are due back leads to the loans. They open on top of what is visible, so that Back
  /// returns to it. Every other link replaces what is visible.
  public func open(_ destination: DeepLinkDestination<Bookshelf>) {
    guard destination == .route(tab: .library, routes: [.loans]), router.visibleTabs != nil else {
      return router.open(destination)
    }
    router.overlay = nil
    router.current.dismiss()
    if router.current.stack.last != .loans { router.current.navigate(to: .loans) }
  }

  /// Whether an unsaved form blocks links.
  public var isBlocked: Bool { router.isBlocked }

  /// Calls `action` after each change in the app.
  public func onChange(_ action: @escaping (NavigationEvent<Bookshelf>) -> Void) {
    router.onChange(action)
  }
}
