import ScreenNavigation

enum MyApp: NavigationSchema {
  enum Tab: String, CaseIterable, Codable { case home, profile }
  enum Route: Hashable, Codable {
    case itemDetail(id: String)
    case settings
  }
  enum Sheet: Hashable, Codable, Identifiable {
    case edit(id: String)

    var id: Self { self }
  }
}

/// Code as it was written for routers of its own: no generic argument, and the old names.
@MainActor
final class ItemActions {
  private let router: AppRouter

  init(router: AppRouter) { self.router = router }

  func open(_ id: String) {
    router.navigate(to: .itemDetail(id: id))
  }

  func edit(_ id: String) {
    let sheet = AppRouter.SheetDestination.edit(id: id)
    router.presentSheet(sheet)
  }

  func askToDelete(_ id: String) {
    router.presentConfirmation(
      ConfirmationState(title: "Delete?") { [router] in
        router.routes.removeAll { $0 == .itemDetail(id: id) }
      })
  }

  func fail() {
    router.presentedAlert = .error("No connection")
  }
}

extension AppRouter.AlertDestination {
  static func error(_ message: String) -> Self { Self(title: message) }
}

@MainActor
func openSettings(in tab: TabRouter.Tab, of tabRouter: TabRouter) {
  let route = Route.settings
  tabRouter.switchTab(to: tab)
  tabRouter.router(for: tab).navigate(to: route)
}
