import ScreenNavigation
import Testing

@testable import AdaptedRouterPath

@Test("Code for a router path of each tab works on the routers of the library")
@MainActor
func routerPaths() {
  let tabRouter = TabRouter()
  let routerPath = tabRouter.router(for: .timeline)
  openStatus(2, by: 1, in: routerPath)
  #expect(routerPath.path == [.account(id: 1), .status(id: 2)])
  #expect(routerPath.presentedSheet == .newStatus)
  handleAccountSwitch(in: tabRouter)
  #expect(tabRouter.visiblePath == ScreenPath(tab: .timeline))
}
