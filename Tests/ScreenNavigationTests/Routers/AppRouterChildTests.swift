import ScreenNavigation
import Testing

@Suite("AppRouter of a sheet")
@MainActor
struct AppRouterChildTests {
  @Test("Without a sheet, presented is nil and topmost is the router itself")
  func noChild() {
    for presentation in [nil, .alert(.frost), .confirmation(.felling)] as [Presentation<Garden>?] {
      let router = AppRouter<Garden>(StackState(presenting: presentation))
      #expect(router.presented == nil)
      #expect(router.topmost === router)
    }
  }

  @Test("A sheet with the same id keeps its router, also one of an assigned state")
  func sameRouter() throws {
    let router = AppRouter<Garden>()
    router.present(sheet: .editPlant(.fixture))
    let inside = try #require(router.presented)
    inside.navigate(to: .settings)
    #expect(changes(of: router.activeSheet) { router.present(sheet: .editPlant(.renamed)) } == 1)
    #expect(router.presented === inside)
    router.state = StackState(
      presenting: .sheet(.editPlant(.fixture), StackState(routes: [.tool("Saw")])))
    #expect(router.presented === inside)
    #expect(inside.stack == [.tool("Saw")])
  }

  @Test("Another id and a dismissal create a new router")
  func newRouter() throws {
    let router = AppRouter<Garden>()
    router.present(sheet: .newPlant)
    let first = try #require(router.presented)
    router.present(sheet: .guide)
    let second = try #require(router.presented)
    #expect(second !== first)
    router.dismissSheet()
    router.present(sheet: .guide)
    #expect(router.presented !== second)
  }

  @Test("The router of a dismissed sheet changes no visible state")
  func goneSheet() throws {
    let router = AppRouter<Garden>()
    router.present(sheet: .newPlant)
    let inside = try #require(router.presented)
    router.dismiss()
    inside.navigate(to: .settings)
    inside.present(alert: .frost)
    #expect(router.state == StackState())
  }
}
