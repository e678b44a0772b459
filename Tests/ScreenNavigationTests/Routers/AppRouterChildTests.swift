import ScreenNavigation
import Testing

@Suite("The router of a sheet")
@MainActor
struct AppRouterChildTests {
  @Test("has a stack of its own")
  func ownStack() throws {
    let router = AppRouter<Garden>(StackState(routes: [.plant(.fixture)]))
    router.present(sheet: .editPlant(.fixture))
    try #require(router.presented).navigate(to: .tool("Saw"))
    #expect(
      router.state
        == StackState(
          routes: [.plant(.fixture)],
          presenting: .sheet(.editPlant(.fixture), StackState(routes: [.tool("Saw")]))))
  }

  @Test("presents a sheet over the sheet")
  func sheetOverSheet() throws {
    let router = AppRouter<Garden>()
    router.present(sheet: .newPlant)
    router.topmost.present(sheet: .guide)
    router.topmost.navigate(to: .settings)
    let inner = StackState<Garden>(routes: [.settings])
    #expect(
      router.presentation == .sheet(.newPlant, StackState(presenting: .sheet(.guide, inner))))
    #expect(router.topmost === router.presented?.presented)
  }

  @Test("is none, and topmost the router itself, under a dialog or nothing")
  func noChild() {
    for presentation in [nil, .alert(.frost), .confirmation(.felling)] as [Presentation<Garden>?] {
      let router = AppRouter<Garden>(StackState(presenting: presentation))
      #expect(router.presented == nil)
      #expect(router.topmost === router)
    }
  }

  @Test("stays when the sheet's payload changes and its id does not")
  func samePayloadIdentity() throws {
    let router = AppRouter<Garden>()
    router.present(sheet: .editPlant(.fixture))
    let inside = try #require(router.presented)
    inside.navigate(to: .settings)
    let count = changes {
      _ = router.activeSheet
    } during: {
      router.present(sheet: .editPlant(.renamed))
    }
    #expect(router.presented === inside)
    #expect(
      router.presentation == .sheet(.editPlant(.renamed), StackState(routes: [.settings])))
    #expect(count == 1)
  }

  @Test("stays when a cover's payload changes and its id does not")
  func sameCover() throws {
    let router = AppRouter<Garden>()
    router.activeFullScreenCover = .editPlant(.fixture)
    let inside = try #require(router.presented)
    router.activeFullScreenCover = .editPlant(.renamed)
    #expect(router.presented === inside)
    #expect(router.activeFullScreenCover == .editPlant(.renamed))
  }

  @Test("is a new one for another id, and after dismissing")
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

  @Test("is kept by assigning a state with the same sheet, and takes its inner state")
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

  @Test("moves nothing on screen once its sheet is gone")
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
