import Foundation
import Observation

// A router for each tab, made when it is first asked for. The view keeps the selected tab.

enum AppTab: String, CaseIterable, Identifiable, Codable {
  case timeline, explore

  var id: String { rawValue }
}

enum Route: Hashable, Codable {
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

  /// Opens a link in the tab that it belongs to; nil if the app knows no such link.
  func open(_ url: URL) -> AppTab? {
    let components = url.pathComponents.dropFirst()
    guard url.scheme == "feed", components.count == 1, let id = components.first else { return nil }
    switch url.host ?? "" {
    case "status": return show(.status(id: id), in: .timeline)
    case "account": return show(.account(id: id), in: .explore)
    default: return nil
    }
  }

  private func show(_ route: Route, in tab: AppTab) -> AppTab {
    router(for: tab).reset()
    router(for: tab).navigate(to: route)
    return tab
  }
}

// MARK: - Restoration

/// What the app stores when it ends: the path of each tab, without its sheet.
struct StoredPaths: Codable {
  var selectedTab: AppTab
  var paths: [AppTab: [Route]]
}

extension TabRouter {
  func storedPaths(selecting tab: AppTab) -> StoredPaths {
    StoredPaths(selectedTab: tab, paths: routers.mapValues(\.path))
  }

  func restore(_ stored: StoredPaths) {
    for (tab, path) in stored.paths { router(for: tab).path = path }
  }
}
