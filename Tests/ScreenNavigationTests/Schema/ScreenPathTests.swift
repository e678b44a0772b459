import ScreenNavigation
import Testing

@Suite("ScreenPath")
@MainActor
struct ScreenPathTests {
  @Test("Presentations have a fixed order, and the first one is followed")
  func order() {
    let path = ScreenPath<Garden>(
      sheet: .newPlant, fullScreenCover: .guide, alert: .frost, confirmation: .felling)
    #expect(
      path.presentations
        == [.sheet(.newPlant), .fullScreenCover(.guide), .alert(.frost), .confirmation(.felling)])
    #expect(path.stack == StackState(presenting: .sheet(.newPlant)))
    #expect((path.sheet, path.fullScreenCover) == (.newPlant, .guide))
    #expect((path.alert, path.confirmation) == (.frost, .felling))
    let none = ScreenPath<Garden>(tab: .shed)
    #expect((none.sheet, none.fullScreenCover) == (nil, nil))
    #expect((none.alert, none.confirmation) == (nil, nil))
  }

  private nonisolated static let twoDialogs = ScreenPath<Harbor>(
    alert: AlertState(title: "Storm"), confirmation: ConfirmationState(title: "Sail?") {})

  // Rule 5
  @Test(
    "A router rejects a path that it cannot follow, and names the mistake and the correction",
    arguments: [
      (
        ScreenPath(sheet: .log, fullScreenCover: .toll),
        "the path presents a sheet and a full-screen cover over one stack; "
          + "keep one of them, or present a full-screen cover over the stack in the other: "
          + "'presenting: .sheet(…, StackState(presenting: .fullScreenCover(…)))'", nil
      ),
      (
        twoDialogs,
        "the path presents an alert and a confirmation over one stack; "
          + "keep one of them, because a stack can present only one", nil
      ),
      (
        ScreenPath(tab: .cargo),
        "the path names the tab 'cargo', but the router is a single stack; "
          + "remove the tab, or navigate with a TabRouter",
        "the path names the tab 'cargo', which the router does not have; "
          + "add the tab to the router, or name another one"
      ),
    ] as [(ScreenPath<Harbor>, String, String?)])
  func rejects(path: ScreenPath<Harbor>, byStack: String, byTabs: String?) throws {
    let tabs = try TabRouter<Harbor>(tabs: [.charts])
    let routers: [(any PathNavigating<Harbor>, String)] = [
      (AppRouter<Harbor>(), byStack), (tabs, byTabs ?? byStack),
    ]
    for (router, text) in routers {
      #expect {
        try router.check(path)
      } throws: {
        ($0 as? ScreenPathError)?.description == text
      }
    }
  }

  @Test("A router without flows and overlays rejects a path that has them")
  func noFlows() throws {
    let (tabs, stack) = (TabRouter<Harbor>(), AppRouter<Harbor>())
    #expect(throws: ScreenPathError.noFlows(flow: "deck")) {
      try tabs.check(ScreenPath(flow: .deck, tab: .cargo))
    }
    #expect(throws: ScreenPathError.noOverlays) {
      try tabs.check(ScreenPath(tab: .cargo, overlay: .storm))
    }
    #expect(throws: ScreenPathError.noOverlays) { try stack.check(ScreenPath(overlay: .storm)) }
    try stack.check(ScreenPath(routes: [.ticket], sheet: .log))
  }
}

@Suite("StackState and TabState")
struct StateTests {
  @Test("A stack without routes and presentation is at its root, and a TabState removes it")
  func roots() {
    let root = TabState<Garden>(selectedTab: .beds)
    let states: [StackState<Garden>] = [
      StackState(), StackState(routes: [.settings]), StackState(presenting: .alert(.frost)),
    ]
    for (state, isAtRoot) in zip(states, [true, false, false]) {
      #expect(state.isAtRoot == isAtRoot)
      #expect((TabState(selectedTab: .beds, stacks: [.shed: state]) == root) == isAtRoot)
    }
    var popped = TabState<Garden>(selectedTab: .beds, stacks: [.shed: states[1]])
    popped.stacks[.shed]?.routes = []
    #expect(popped == root)
  }
}
