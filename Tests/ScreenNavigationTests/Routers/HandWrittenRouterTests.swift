import ScreenNavigation
import Testing

/// Checks that the library covers the functions of typical hand-written routers.
@Suite("Equivalents of hand-written routers")
@MainActor
struct HandWrittenRouterTests {
  @Test("AppRouter covers a router of one stack with sheets, covers and confirmations")
  func routerPerStack() {
    let router = AppRouter<Garden>()
    router.navigate(to: .plant(.fixture))
    router.pop()
    router.popToRoot()
    router.resetAndNavigate(to: [.plant(.fixture), .settings])
    router.present(sheet: .newPlant)
    router.dismissSheet()
    router.present(fullScreenCover: .guide)
    router.dismissFullScreenCover()
    router.present(
      confirmation: ConfirmationState(
        title: "Fell?", message: "It does not grow back.", destructiveLabel: "Fell"
      ) { router.popToRoot() })
    #expect(
      router.activeConfirmation?.actions
        == [DialogAction("Fell", role: .destructive), .cancel("Cancel")])
    router.dismissConfirmation()
    #expect(router.state == StackState(routes: [.plant(.fixture), .settings]))
  }

  @Test("TabRouter covers a dictionary of routers with a jump to a screen")
  func routerPerTab() {
    let tabs = TabRouter<Garden>()
    tabs.selectedTab = .shed
    tabs.router(for: .shed).navigate(to: .tool("Rake"))
    let screen = GardenScreen.guideCover
    #expect(screen.id == "guideCover")
    tabs.navigate(to: screen)
    #expect(tabs.selectedTab == .beds)
    #expect(tabs.router(for: .beds).activeFullScreenCover == .guide)
    #expect(tabs.router(for: .shed).stack == [.tool("Rake")])
  }

  @Test("AppRouter covers a router of one route enum with sheets and alerts")
  func enumOfRoutes() {
    let router = AppRouter<Garden>()
    router.replaceAll(with: .settings)
    router.activeSheet = .newPlant
    router.dismissSheet()
    router.activeAlert = AlertState(title: "No rain")
    #expect(
      router.state
        == StackState(routes: [.settings], presenting: .alert(AlertState(title: "No rain"))))
    #expect(router.activeAlert?.actions == [.cancel("OK")])
    router.dismissAlert()
    let tabs = TabRouter<Garden>()
    tabs.current.navigate(to: .settings)
    tabs.switchTab(to: .beds)
    tabs.switchTab(to: .calendar)
    #expect(tabs.state == TabState(selectedTab: .calendar))
  }

  @Test("TabRouter covers the reset of all tabs on an account switch")
  func accountSwitch() {
    let tabs = TabRouter<Garden>()
    for tab in Garden.Tab.allCases {
      tabs.router(for: tab).stack = [.settings]
      tabs.router(for: tab).activeSheet = .guide
    }
    for tab in Garden.Tab.allCases { tabs.router(for: tab).reset() }
    #expect(tabs.state == TabState(selectedTab: .beds))
  }
}
