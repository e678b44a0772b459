import Observation

// A router for each tab, made when it is first asked for. The view keeps the selected tab.

enum AppTab: String, CaseIterable, Identifiable {
  case timeline, explore

  var id: String { rawValue }
}

enum Route: Hashable {
  case account(id: String)
  case status(id: String)
}

enum SheetDestination: Identifiable {
  case newStatus
  case replyTo(status: String)

  var id: String {
    switch self {
    case .newStatus: "newStatus"
    case .replyTo(let status): "replyTo-\(status)"
    }
  }
}

@MainActor @Observable
final class RouterPath {
  var path: [Route] = []
  var presentedSheet: SheetDestination?

  func navigate(to route: Route) {
    path.append(route)
  }

  func reset() {
    path = []
    presentedSheet = nil
  }
}

@MainActor @Observable
final class TabRouter {
  private var routers: [AppTab: RouterPath] = [:]

  func router(for tab: AppTab) -> RouterPath {
    if let router = routers[tab] { return router }
    let router = RouterPath()
    routers[tab] = router
    return router
  }
}
