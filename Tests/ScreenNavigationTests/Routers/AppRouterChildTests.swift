import ScreenNavigation
import Testing

/// A schema with sheets that are not `Equatable`.
private enum Kiosk: NavigationSchema {
  typealias Tab = Harbor.Tab
  typealias Route = Harbor.Route

  struct Sheet: Identifiable {
    var id: Int
    var text = ""
  }
}

@Suite("AppRouter of a sheet")
@MainActor
struct AppRouterChildTests {
  @Test("Without a sheet, presented is nil and topmost is the router itself")
  func noChild() {
    for presentation in [nil, .alert(.fog), .confirmation(.sailing)] as [Presentation<Harbor>?] {
      let router = AppRouter<Harbor>(StackState(presenting: presentation))
      #expect(router.presented == nil)
      #expect(router.topmost === router)
    }
  }

  @Test("A sheet with the same id keeps its router, also one of an assigned state")
  func sameRouter() throws {
    let router = AppRouter<Harbor>()
    router.present(sheet: .weigh(1))
    let inside = try #require(router.presented)
    inside.navigate(to: .ticket)
    #expect(changes(of: router.activeSheet) { router.present(sheet: .weigh(2)) } == 1)
    #expect(router.presented === inside)
    router.state = StackState(
      presenting: .sheet(.weigh(1), StackState(routes: [.chart("Bay")])))
    #expect(router.presented === inside)
    #expect(inside.stack == [.chart("Bay")])
  }

  @Test("A sheet that is not Equatable keeps its router, and notifies readers each time")
  func unequatable() throws {
    let router = AppRouter<Kiosk>()
    router.present(sheet: Kiosk.Sheet(id: 1, text: "old"))
    let inside = try #require(router.presented)
    let new = Kiosk.Sheet(id: 1, text: "new")
    for _ in 0..<2 { #expect(changes(of: router.activeSheet) { router.present(sheet: new) } == 1) }
    #expect(changes(of: router.stack) { router.present(sheet: new) } == 0)
    #expect(router.presented === inside)
    #expect(router.activeSheet?.text == "new")
  }

  @Test("Another id and a dismissal create a new router, and the old one changes no visible state")
  func newRouter() throws {
    let router = AppRouter<Harbor>()
    router.present(sheet: .log)
    let first = try #require(router.presented)
    router.present(sheet: .toll)
    let second = try #require(router.presented)
    router.dismissSheet()
    for gone in [first, second] {
      gone.navigate(to: .ticket)
      gone.present(alert: .fog)
    }
    #expect(router.state == StackState())
    router.present(sheet: .toll)
    #expect(second !== first && router.presented !== second)
  }
}
