import ScreenNavigation
import Testing

/// An operation of a router, with the states before and after it.
struct StackOperation: CustomTestStringConvertible, Sendable {
  typealias Perform = @MainActor @Sendable (AppRouter<Garden>) -> Void

  let testDescription: String
  let before: StackState<Garden>
  let after: StackState<Garden>
  let perform: Perform

  /// An operation on the routes of a stack that presents a sheet, which stays.
  init(
    _ description: String, _ before: [Garden.Route], _ after: [Garden.Route],
    _ perform: @escaping Perform
  ) {
    testDescription = description
    self.before = StackState(routes: before, presenting: .sheet(.newPlant))
    self.after = StackState(routes: after, presenting: .sheet(.newPlant))
    self.perform = perform
  }

  /// An operation on the presentation over a route, which stays.
  init(
    _ description: String, _ before: Presentation<Garden>?, _ after: Presentation<Garden>?,
    _ perform: @escaping Perform
  ) {
    testDescription = description
    self.before = StackState(routes: [.settings], presenting: before)
    self.after = StackState(routes: [.settings], presenting: after)
    self.perform = perform
  }
}

@Suite("AppRouter operations")
@MainActor
struct AppRouterOperationTests {
  private nonisolated static let oak = Garden.Route.plant(.fixture)
  private nonisolated static let saw = StackState<Garden>(routes: [.tool("Saw")])
  nonisolated static let two: [Garden.Route] = [oak, .settings]

  nonisolated static let routes: [StackOperation] = [
    StackOperation("push", two, two + [.tool("Rake")]) { $0.navigate(to: .tool("Rake")) },
    StackOperation("pop the minimum", two, two) { $0.pop(.min) },
    StackOperation("pop minus one", two, two) { $0.pop(-1) },
    StackOperation("pop none", two, two) { $0.pop(0) },
    StackOperation("pop one", two, [oak]) { $0.pop() },
    StackOperation("pop all", two, []) { $0.pop(2) },
    StackOperation("pop more", two, []) { $0.pop(.max) },
    StackOperation("pop to the root", two, []) { $0.popToRoot() },
    StackOperation("pop to the root at the root", [], []) { $0.popToRoot() },
    StackOperation("pop to the last match", two + two, two + [oak]) { $0.popTo { $0 == oak } },
    StackOperation("pop to no match", two, two) { $0.popTo { $0 == .tool("Rake") } },
    StackOperation("replace all", two, [.tool("Rake")]) { $0.replaceAll(with: .tool("Rake")) },
    StackOperation("reset and navigate", [.tool("Rake")], two) { $0.resetAndNavigate(to: two) },
    StackOperation("assign", two, [oak]) { $0.stack = [oak] },
  ]

  nonisolated static let presentations: [StackOperation] = [
    StackOperation("a sheet", nil, .sheet(.guide)) { $0.present(sheet: .guide) },
    StackOperation("the sheet again", .sheet(.guide, saw), .sheet(.guide, saw)) {
      $0.present(sheet: .guide)
    },
    StackOperation(
      "a new payload", .sheet(.editPlant(.fixture), saw), .sheet(.editPlant(.renamed), saw)
    ) { $0.present(sheet: .editPlant(.renamed)) },
    StackOperation("another sheet", .sheet(.newPlant, saw), .sheet(.guide)) {
      $0.present(sheet: .guide)
    },
    StackOperation("a cover after a sheet", .sheet(.guide, saw), .fullScreenCover(.guide)) {
      $0.present(fullScreenCover: .guide)
    },
    StackOperation(
      "a cover with a new payload", .fullScreenCover(.editPlant(.fixture), saw),
      .fullScreenCover(.editPlant(.renamed), saw)
    ) { $0.present(fullScreenCover: .editPlant(.renamed)) },
    StackOperation("an alert after a sheet", .sheet(.guide, saw), .alert(.frost)) {
      $0.present(alert: .frost)
    },
    StackOperation("a confirmation", .alert(.frost), .confirmation(.felling)) {
      $0.present(confirmation: .felling)
    },
    StackOperation("dismiss", .sheet(.guide, saw), nil) { $0.dismiss() },
    StackOperation("dismiss nothing", nil, nil as Presentation<Garden>?) { $0.dismiss() },
    StackOperation("tap a button", .alert(.frost), nil) { router in
      router.activeAlert?.actions.last.map(router.perform)
    },
    StackOperation("push inside", .sheet(.guide), .sheet(.guide, saw)) {
      $0.presented?.navigate(to: .tool("Saw"))
    },
    StackOperation(
      "present inside", .fullScreenCover(.guide, saw),
      .fullScreenCover(.guide, StackState(routes: saw.routes, presenting: .alert(.frost)))
    ) { $0.topmost.present(alert: .frost) },
  ]

  // Rules 2, 7, 8, 9 and 10
  @Test(
    "An operation leads to a state, with one change for observers if that is another one",
    arguments: routes + presentations)
  func leads(operation: StackOperation) {
    let router = AppRouter<Garden>(operation.before)
    let count = changes(of: router.state) { operation.perform(router) }
    #expect(router.state == operation.after)
    #expect(count == (operation.before == operation.after ? 0 : 1))
    #expect(AppRouter(router.state).state == router.state)
  }

  @Test(
    "Nil for a kind of presentation, as SwiftUI assigns it late, dismisses only that kind",
    arguments: PresentationKind.allCases, PresentationKind.allCases)
  func lateNil(presented: PresentationKind, assigned: PresentationKind) {
    let presentations: [Presentation<Garden>] = [
      .sheet(.guide), .fullScreenCover(.guide), .alert(.frost), .confirmation(.felling),
    ]
    let router = AppRouter<Garden>(
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
    let routes = [Atlas.Route(id: "lake"), .init(id: "sea", page: 1), .init(id: "hill")]
    let router = AppRouter<Atlas>(StackState(routes: routes))
    #expect(router.popTo(routeID: id) == isFound)
    #expect(router.stack == Array(routes.prefix(count)))
    #expect(throws: TestError.self) { try router.popTo { _ in throw TestError() } }
    #expect(router.stack == Array(routes.prefix(count)))
  }

  @Test("Assigning an equal route stores its payload")
  func equalRoutes() {
    let router = AppRouter<Garden>(StackState(routes: [.note(Note(id: 1, text: "Sow"))]))
    router.replaceAll(with: .note(Note(id: 1, text: "Reap")))
    #expect(router.stack.compactMap(\.note?.text) == ["Reap"])
  }
}

private struct TestError: Error {}

private enum Atlas: NavigationSchema {
  typealias Tab = Never
  typealias Sheet = Garden.Sheet

  struct Route: Hashable, Identifiable, Sendable {
    var id: String
    var page = 0
  }
}
