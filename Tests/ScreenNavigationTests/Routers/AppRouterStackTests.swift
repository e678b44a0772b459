import ScreenNavigation
import Testing

@Suite("AppRouter stack")
@MainActor
struct AppRouterStackTests {
  nonisolated static let two: [Garden.Route] = [.plant(.fixture), .settings]

  // Rule 9
  @Test("Popping to a route changes nothing if its predicate throws")
  func popToThrows() {
    struct PredicateError: Error {}
    let router = AppRouter<Garden>(StackState(routes: Self.two))
    #expect(throws: PredicateError.self) { try router.popTo { _ in throw PredicateError() } }
    #expect(router.stack == Self.two)
  }

  // Rule 10
  @Test("A reset with navigation is one observable change")
  func resetAndNavigate() {
    let router = AppRouter<Garden>(StackState(routes: [.tool("Rake")]))
    let count = changes(of: router.state) { router.resetAndNavigate(to: Self.two) }
    #expect(router.stack == Self.two)
    #expect(count == 1)
  }

  @Test("Assigning an equal route stores its payload")
  func equalRoutes() {
    let router = AppRouter<Garden>(StackState(routes: [.note(Note(id: 1, text: "Sow"))]))
    router.replaceAll(with: .note(Note(id: 1, text: "Reap")))
    #expect(router.stack.compactMap(\.note?.text) == ["Reap"])
  }
}

private enum Atlas: NavigationSchema {
  typealias Tab = Never
  typealias Sheet = Garden.Sheet

  struct Route: Hashable, Identifiable, Sendable {
    var id: String
    var page = 0
  }
}

@Suite("AppRouter popTo(routeID:)")
@MainActor
struct PopToIDTests {
  // Rule 9
  @Test(
    "Popping to a route identifier pops to the nearest match or changes nothing",
    arguments: [("sea", 2, true), ("hill", 3, true), ("lake", 1, true), ("moon", 3, false)])
  func popsTo(id: String, count: Int, isFound: Bool) {
    let routes = [Atlas.Route(id: "lake"), .init(id: "sea", page: 1), .init(id: "hill")]
    let router = AppRouter<Atlas>(StackState(routes: routes))
    #expect(router.popTo(routeID: id) == isFound)
    #expect(router.stack == Array(routes.prefix(count)))
  }
}
