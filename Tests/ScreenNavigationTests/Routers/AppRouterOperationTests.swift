import ScreenNavigation
import Testing

@Suite("AppRouter operations")
@MainActor
struct AppRouterOperationTests {
  typealias Perform = @MainActor @Sendable (AppRouter<Harbor>) -> Void

  private nonisolated static let crate = Harbor.Route.crate(id: 7, label: nil)
  private nonisolated static let bay = StackState<Harbor>(routes: [.chart("Bay")])
  nonisolated static let two: [Harbor.Route] = [crate, .ticket]

  nonisolated static let routes: [(String, [Harbor.Route], [Harbor.Route], Perform)] = [
    ("push", two, two + [.chart("Reef")], { $0.navigate(to: .chart("Reef")) }),
    ("pop the minimum", two, two, { $0.pop(.min) }),
    ("pop minus one", two, two, { $0.pop(-1) }),
    ("pop none", two, two, { $0.pop(0) }),
    ("pop one", two, [crate], { $0.pop() }),
    ("pop all", two, [], { $0.pop(2) }),
    ("pop more", two, [], { $0.pop(.max) }),
    ("pop to the root", two, [], { $0.popToRoot() }),
    ("pop to the root at the root", [], [], { $0.popToRoot() }),
    ("pop to the last match", two + two, two + [crate], { $0.popTo { $0 == crate } }),
    ("pop to no match", two, two, { $0.popTo { $0 == .chart("Reef") } }),
    ("replace all", two, [.chart("Reef")], { $0.replaceAll(with: .chart("Reef")) }),
    ("reset and navigate", [.chart("Reef")], two, { $0.resetAndNavigate(to: two) }),
    ("assign", two, [crate], { $0.stack = [crate] }),
  ]

  // Rules 2, 7, 8, 9 and 10
  @Test("An operation on routes leads to other routes, and the sheet stays", arguments: routes)
  func changesRoutes(
    name: String, before: [Harbor.Route], after: [Harbor.Route], perform: Perform
  ) {
    expect(
      StackState(routes: before, presenting: .sheet(.log)),
      leadsTo: StackState(routes: after, presenting: .sheet(.log)), by: perform, name)
  }

  nonisolated static let presentations:
    [(String, Presentation<Harbor>?, Presentation<Harbor>?, Perform)] = [
      ("a sheet", nil, .sheet(.toll), { $0.present(sheet: .toll) }),
      ("the sheet again", .sheet(.toll, bay), .sheet(.toll, bay), { $0.present(sheet: .toll) }),
      (
        "a new payload", .sheet(.weigh(1), bay), .sheet(.weigh(2), bay),
        { $0.present(sheet: .weigh(2)) }
      ),
      ("another sheet", .sheet(.log, bay), .sheet(.toll), { $0.present(sheet: .toll) }),
      (
        "a cover after a sheet", .sheet(.toll, bay), .fullScreenCover(.toll),
        { $0.present(fullScreenCover: .toll) }
      ),
      (
        "a cover with a new payload", .fullScreenCover(.weigh(1), bay),
        .fullScreenCover(.weigh(2), bay), { $0.present(fullScreenCover: .weigh(2)) }
      ),
      ("an alert after a sheet", .sheet(.toll, bay), .alert(.fog), { $0.present(alert: .fog) }),
      (
        "a confirmation", .alert(.fog), .confirmation(.sailing),
        { $0.present(confirmation: .sailing) }
      ),
      ("dismiss", .sheet(.toll, bay), nil, { $0.dismiss() }),
      ("dismiss nothing", nil, nil, { $0.dismiss() }),
      (
        "dismiss the topmost", .sheet(.toll, StackState(presenting: .sheet(.log))), .sheet(.toll),
        { $0.dismissTopmost() }
      ),
      (
        "tap a button", .alert(.fog), nil,
        { router in router.activeAlert?.actions.last.map(router.perform) }
      ),
      (
        "push inside", .sheet(.toll), .sheet(.toll, bay),
        { $0.presented?.navigate(to: .chart("Bay")) }
      ),
      (
        "present inside", .fullScreenCover(.toll),
        .fullScreenCover(.toll, StackState(presenting: .alert(.fog))),
        { $0.topmost.present(alert: .fog) }
      ),
    ]

  @Test(
    "An operation on a presentation leads to another one, and the routes stay",
    arguments: presentations)
  func changesPresentation(
    name: String, before: Presentation<Harbor>?, after: Presentation<Harbor>?, perform: Perform
  ) {
    expect(
      StackState(routes: [.ticket], presenting: before),
      leadsTo: StackState(routes: [.ticket], presenting: after), by: perform, name)
  }

  /// Expects an operation to lead to a state, with one change for observers if the state differs.
  private func expect(
    _ before: StackState<Harbor>, leadsTo after: StackState<Harbor>, by perform: Perform,
    _ name: String
  ) {
    let router = AppRouter<Harbor>(before)
    let count = changes(of: router.state) { perform(router) }
    #expect(router.state == after, "\(name)")
    #expect(count == (before == after ? 0 : 1), "\(name)")
    #expect(AppRouter(router.state).state == router.state, "\(name)")
  }

  @Test(
    "Nil for a kind of presentation, as SwiftUI assigns it late, dismisses only that kind",
    arguments: PresentationKind.allCases, PresentationKind.allCases)
  func lateNil(presented: PresentationKind, assigned: PresentationKind) {
    let presentations: [Presentation<Harbor>] = [
      .sheet(.toll), .fullScreenCover(.toll), .alert(.fog), .confirmation(.sailing),
    ]
    let router = AppRouter<Harbor>(
      StackState(presenting: presentations.first { $0.kind == presented }))
    switch assigned {
    case .sheet: router.activeSheet = nil
    case .fullScreenCover: router.activeFullScreenCover = nil
    case .alert: router.activeAlert = nil
    case .confirmation: router.activeConfirmation = nil
    }
    #expect(router.presentation?.kind == (presented == assigned ? nil : presented))
  }

  // Rule 9
  @Test(
    "Popping to a route pops to the nearest match or changes nothing, also if the predicate throws",
    arguments: [("sea", 2, true), ("hill", 3, true), ("lake", 1, true), ("moon", 3, false)])
  func popsTo(id: String, count: Int, isFound: Bool) {
    let routes = ["lake", "sea", "hill"].map { Atlas.Route(id: $0) }
    let router = AppRouter<Atlas>(StackState(routes: routes))
    #expect(router.popTo(routeID: id) == isFound)
    #expect(router.stack == Array(routes.prefix(count)))
    #expect(throws: TestError.self) { try router.popTo { _ in throw TestError() } }
    #expect(router.stack == Array(routes.prefix(count)))
  }

  // Rule 1
  @Test("Assigning an equal route and a jump to it store its payload")
  func equalRoutes() {
    let tabs = TabRouter<Atlas>()
    tabs.current.stack = [Atlas.Route(id: "sea")]
    tabs.current.replaceAll(with: Atlas.Route(id: "sea", page: 1))
    #expect(tabs.current.stack.map(\.page) == [1])
    tabs.navigate(to: ScreenPath(routes: [Atlas.Route(id: "sea", page: 2)]))
    #expect(tabs.current.stack.map(\.page) == [2])
  }
}

private struct TestError: Error {}

private enum Atlas: NavigationSchema {
  typealias Tab = Harbor.Tab
  typealias Sheet = Harbor.Sheet

  /// An entity with equality of its identity, as is common for database classes.
  struct Route: Hashable, Identifiable, Sendable {
    var id: String
    var page = 0

    static func == (lhs: Route, rhs: Route) -> Bool { lhs.id == rhs.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
}
