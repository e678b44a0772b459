import ScreenNavigation
import Testing

@Suite("AppRouter stack")
@MainActor
struct AppRouterStackTests {
  nonisolated static let two: [Garden.Route] = [.plant(.fixture), .settings]

  @Test("A new router is at its root without a presentation")
  func start() {
    #expect(AppRouter<Garden>().state == StackState())
  }

  @Test("Pushing appends a route")
  func push() {
    let router = AppRouter<Garden>()
    router.navigate(to: .plant(.fixture))
    router.navigate(to: .settings)
    #expect(router.stack == Self.two)
  }

  // Rule 7
  @Test(
    "Popping n routes removes n routes, or all if the stack has fewer",
    arguments: [Int.min, -1, 0, 1, 2, 3, Int.max])
  func clamps(count: Int) {
    let router = AppRouter<Garden>(StackState(routes: Self.two))
    router.pop(count)
    #expect(router.stack == Array(Self.two.prefix(2 - min(max(count, 0), 2))))
  }

  // Rule 7
  @Test("Popping from an empty stack does nothing", arguments: [Int.min, 0, 1, Int.max])
  func popsEmpty(count: Int) {
    let router = AppRouter<Garden>()
    router.pop(count)
    router.pop()
    #expect(router.state == StackState())
  }

  // Rule 8
  @Test("As many pops as pushes restore the state", arguments: 0...5)
  func identity(count: Int) {
    let router = AppRouter<Garden>(StackState(routes: Self.two, presenting: .sheet(.newPlant)))
    let before = router.state
    for number in 0..<count { router.navigate(to: .tool("\(number)")) }
    router.pop(count)
    #expect(router.state == before)
  }

  // Rule 8
  @Test("Popping to the root keeps the presentation")
  func popToRoot() {
    let router = AppRouter<Garden>(StackState(routes: Self.two, presenting: .sheet(.newPlant)))
    router.popToRoot()
    #expect(router.state == StackState(presenting: .sheet(.newPlant)))
  }

  // Rule 9
  @Test("Popping to a route pops to the nearest match")
  func popTo() {
    let router = AppRouter<Garden>()
    router.stack = [.tool("Rake"), .settings, .tool("Saw"), .plant(.fixture), .settings]
    let isFound = router.popTo { if case .tool = $0 { true } else { false } }
    #expect(isFound)
    #expect(router.stack == [.tool("Rake"), .settings, .tool("Saw")])
  }

  // Rule 9
  @Test("Popping to a route changes nothing if the visible route matches")
  func popToTop() {
    let router = AppRouter<Garden>(StackState(routes: Self.two))
    #expect(router.popTo { $0 == .settings })
    #expect(router.stack == Self.two)
  }

  // Rule 9
  @Test("Popping to a route changes nothing without a match", arguments: [[], two])
  func popToNothing(routes: [Garden.Route]) {
    let router = AppRouter<Garden>(StackState(routes: routes, presenting: .sheet(.guide)))
    #expect(!router.popTo { $0 == .tool("Axe") })
    #expect(router.state == StackState(routes: routes, presenting: .sheet(.guide)))
  }

  // Rule 9
  @Test("Popping to a route changes nothing if its predicate throws")
  func popToThrows() {
    struct PredicateError: Error {}
    let router = AppRouter<Garden>(StackState(routes: Self.two))
    #expect(throws: PredicateError.self) { try router.popTo { _ in throw PredicateError() } }
    #expect(router.stack == Self.two)
  }

  // Rule 10
  @Test("After replaceAll, the stack contains only that route", arguments: [[], two])
  func replaceAll(routes: [Garden.Route]) {
    let router = AppRouter<Garden>(StackState(routes: routes))
    router.replaceAll(with: .tool("Rake"))
    #expect(router.stack == [.tool("Rake")])
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

  // Rule 16
  @Test("A reset empties the stack and the presentation")
  func reset() {
    let router = AppRouter<Garden>(StackState(routes: Self.two, presenting: .alert(.frost)))
    router.reset()
    #expect(router.state == StackState())
  }
}

private enum Atlas: NavigationSchema {
  typealias Tab = Never

  struct Route: Hashable, Identifiable, Sendable {
    var id: String
    var page = 0
  }

  enum Sheet: Hashable, Identifiable {
    case legend
    var id: Self { self }
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
