import ScreenHarness

@testable import Radio

enum RadioScreen: String, CaseIterable {
  case home, station, searchResults, favourites
}

extension TabRouter: ScreenNavigating {
  public var visibleState: VisibleState<Tab, any Hashable, Never> {
    let routes: [any Hashable] =
      switch selectedTab {
      case .home: homeRoutes
      case .search: searchRoutes
      case .profile: profileRoutes
      }
    return VisibleState(tabs: [.home, .search, .profile], tab: selectedTab, routes: routes)
  }
}

@main
struct RadioSnapshots: SnapshotHarness {
  // 'navigate' keeps the tab and the routes that a screen does not set.
  static let navigatesAbsolutely = false

  static func makeNavigator() -> TabRouter { TabRouter() }

  static func navigate(_ router: TabRouter, to screen: RadioScreen) {
    switch screen {
    case .home: router.selectedTab = .home
    case .station: router.homeRoutes = [.schedule, .station(name: "Night Waves")]
    case .searchResults:
      router.switchTab(to: .search)
      router.searchRoutes = [.results(query: "jazz")]
    case .favourites:
      router.switchTab(to: .profile)
      router.profileRoutes = [.favourites]
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .route(HomeRoute.station(let name)): ScreenContent(title: name)
    case .route(SearchRoute.results(let query)): ScreenContent(title: "Results for “\(query)”")
    default: nil
    }
  }

  static func goBack(in router: TabRouter) {
    switch router.selectedTab {
    case .home: _ = router.homeRoutes.popLast()
    case .search: _ = router.searchRoutes.popLast()
    case .profile: _ = router.profileRoutes.popLast()
    }
  }

  /// The binding of the tab view calls the router, which empties the stack of the selected tab itself.
  static func select(_ tab: TabRouter.Tab, in router: TabRouter) { router.switchTab(to: tab) }
}
