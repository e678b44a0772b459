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

  @Test("Presenting a sheet with the same id and a new payload keeps its router")
  func samePayloadIdentity() throws {
    let router = AppRouter<Garden>()
    router.present(sheet: .editPlant(.fixture))
    let inside = try #require(router.presented)
    inside.navigate(to: .settings)
    let count = changes(of: router.activeSheet) { router.present(sheet: .editPlant(.renamed)) }
    #expect(router.presented === inside)
    #expect(router.presentation == .sheet(.editPlant(.renamed), StackState(routes: [.settings])))
    #expect(count == 1)
  }

  @Test("Another id and a dismissal create a new router")
  func newRouter() throws {
    let router = AppRouter<Garden>()
    router.present(sheet: .newPlant)
    let first = try #require(router.presented)
    first.navigate(to: .settings)
    router.present(sheet: .guide)
    let second = try #require(router.presented)
    #expect(second !== first)
    #expect(router.presentation == .sheet(.guide))
    router.dismissSheet()
    router.present(sheet: .guide)
    #expect(router.presented !== second)
  }

  @Test("Assigning a state with the same sheet keeps its router and replaces the inner state")
  func assignedState() throws {
    let router = AppRouter<Garden>()
    router.present(sheet: .newPlant)
    let inside = try #require(router.presented)
    inside.navigate(to: .settings)
    let state = StackState<Garden>(
      presenting: .sheet(.newPlant, StackState(routes: [.tool("Saw")])))
    router.state = state
    #expect(router.presented === inside)
    #expect(inside.stack == [.tool("Saw")])
    #expect(router.state == state)
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
