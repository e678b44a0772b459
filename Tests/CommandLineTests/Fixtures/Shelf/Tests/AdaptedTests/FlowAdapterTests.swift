import ScreenNavigation
import Testing

@testable import AdaptedFlows

@Test("Code for one router with a stack for each tab works on the routers of the library")
@MainActor
func oneRouter() {
  let router = AdaptedFlows.AppRouter()
  let analytics = NavigationAnalytics()
  router.tracker = analytics
  let model = HomeModel(router: router)
  router.handleCommand(.goToAuthorized(tab: .home))
  model.open(3)
  #expect(router.homeStack == [.filters, .details(id: 3)])
  model.finish()
  #expect(router.homeStack == [])
  #expect(router.successPayload == SuccessPayload(title: "Planned"))
  router.dismissSuccess()
  router.homePush(.filters)
  router.selectedTab = .profile
  #expect(router.visiblePath == ScreenPath(flow: .authorized, tab: .profile))
  model.logOut()
  #expect(router.homeStack == [])
  #expect(router.flow == Flow.onboarding)
  #expect(
    analytics.names == [
      "command_applied", "route_push", "route_push", "route_pop", "screen_view", "screen_view",
      "route_push", "tab_switch", "command_applied",
    ])
}
