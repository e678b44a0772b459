import ScreenNavigation
import Testing

@testable import Adapted

@Test("Code with the old names works on the routers of the library")
@MainActor
func oldNames() throws {
  let tabRouter = TabRouter()
  let router = tabRouter.router(for: .home)
  let actions = ItemActions(router: router)
  actions.open("a")
  actions.edit("a")
  #expect(router.presentedSheet == .edit(id: "a"))
  router.dismissSheet()
  actions.fail()
  #expect(router.presentedAlert?.title == "No connection")
  actions.askToDelete("a")
  let delete = try #require(router.activeConfirmation?.actions.first)
  router.perform(delete)
  #expect(router.routes == [])
  tabRouter.handle(destination: .route(tab: .profile, routes: [.settings]))
  #expect(tabRouter.visiblePath == ScreenPath(tab: .profile, routes: [.settings]))
  openSettings(in: .home, of: tabRouter)
  #expect(router.routes == [.settings])
  tabRouter.handleAccountSwitch()
  #expect(tabRouter.visiblePath == ScreenPath(tab: .home))
}
