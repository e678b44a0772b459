import Observation

public enum AppTab: String, CaseIterable, Identifiable, Sendable {
  case notes
  case search
  case settings

  public var id: String { rawValue }
}

@Observable
@MainActor
public final class TabRouter {
  public var selectedTab: AppTab = .notes
  private var routers: [AppTab: AppRouter] = [:]

  public init() {
    for tab in AppTab.allCases {
      routers[tab] = AppRouter()
    }
  }

  public func router(for tab: AppTab) -> AppRouter {
    guard let router = routers[tab] else {
      fatalError("Router not found for tab \(tab). This is a programmer error.")
    }
    return router
  }

  public func navigate(to screen: AppScreen) {
    let path = screen.navigationPath
    if let tab = path.tab {
      selectedTab = tab
    }
    let router = router(for: selectedTab)
    router.resetAndNavigate(to: path.routes)
    router.activeSheet = path.sheet
    router.activeFullScreenCover = path.fullScreenCover
  }
}
