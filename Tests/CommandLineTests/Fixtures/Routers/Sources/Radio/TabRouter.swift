import Observation

// One router for all tabs: a stack for each, of routes of its own type.

enum HomeRoute: Hashable {
  case station(name: String)
  case schedule
}

enum SearchRoute: Hashable {
  case results(query: String)
}

enum ProfileRoute: Hashable {
  case favourites
}

@Observable @MainActor
final class TabRouter {
  var selectedTab: Tab = .home
  var homeRoutes: [HomeRoute] = []
  var searchRoutes: [SearchRoute] = []
  var profileRoutes: [ProfileRoute] = []

  enum Tab: Hashable {
    case home, search, profile
  }

  func switchTab(to tab: Tab) {
    guard tab == selectedTab else {
      selectedTab = tab
      return
    }
    switch tab {
    case .home: homeRoutes.removeAll()
    case .search: searchRoutes.removeAll()
    case .profile: profileRoutes.removeAll()
    }
  }
}
