import ScreenNavigation
import Testing

@Suite("ScreenPath")
@MainActor
struct ScreenPathTests {
  @Test("Presentations have a fixed order, and the first one is followed")
  func order() {
    let path = ScreenPath<Harbor>(
      sheet: .log, fullScreenCover: .toll, alert: .fog, confirmation: .sailing)
    #expect(
      path.presentations
        == [.sheet(.log), .fullScreenCover(.toll), .alert(.fog), .confirmation(.sailing)])
    #expect(path.stack == StackState(presenting: .sheet(.log)))
    #expect((path.sheet, path.fullScreenCover) == (.log, .toll))
    #expect((path.alert, path.confirmation) == (.fog, .sailing))
    let none = ScreenPath<Harbor>(tab: .cargo)
    #expect((none.sheet, none.fullScreenCover) == (nil, nil))
    #expect((none.alert, none.confirmation) == (nil, nil))
  }

  @Test(
    "A path has a text with the names of its cases, and no payloads and titles",
    arguments: [
      (ScreenPath(), "root"),
      (ScreenPath(tab: .cargo), "cargo"),
      (ScreenPath(flow: .dryDock, overlay: .storm), "dryDock › overlay storm"),
      (
        ScreenPath(tab: .charts, routes: [.crate(id: 7, label: nil), .ticket]),
        "charts › crate › ticket"
      ),
      (ScreenPath(routes: [.chart("Bay")], alert: .fog), "root › chart › alert"),
      (ScreenPath(tab: .charts, confirmation: .sailing), "charts › confirmation"),
      (
        ScreenPath(
          tab: .charts,
          presenting: .sheet(
            .weigh(1), StackState(routes: [.ticket], presenting: .fullScreenCover(.toll)))),
        "charts › sheet weigh › ticket › cover toll"
      ),
    ] as [(ScreenPath<Harbor>, String)])
  func text(path: ScreenPath<Harbor>, text: String) {
    #expect(path.text == text)
  }

  private nonisolated static let twoDialogs = ScreenPath<Harbor>(
    alert: AlertState(title: "Storm"), confirmation: ConfirmationState(title: "Sail?") {})

  // Rule 5
  @Test(
    "A router rejects a path with a mistake, names the correction, and jumps as far as it can",
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
      (
        ScreenPath(flow: .deck, tab: .charts),
        "the path names the flow 'deck', but the router has no flows; "
          + "remove the flow, or navigate with a FlowRouter", nil
      ),
      (
        ScreenPath(overlay: .storm),
        "the path names an overlay, but the router has no overlays; "
          + "remove the overlay, or navigate with a FlowRouter", nil
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
    let stack = AppRouter<Harbor>()
    stack.navigate(to: path)
    #expect(stack.state == path.stack)
  }
}

@Suite("StackState and TabState")
struct StateTests {
  @Test("A stack without routes and presentation is at its root, and a TabState removes it")
  func roots() {
    let root = TabState<Harbor>(selectedTab: .charts)
    let states: [StackState<Harbor>] = [
      StackState(), StackState(routes: [.ticket]), StackState(presenting: .alert(.fog)),
    ]
    for (state, isAtRoot) in zip(states, [true, false, false]) {
      #expect(state.isAtRoot == isAtRoot)
      #expect((TabState(selectedTab: .charts, stacks: [.cargo: state]) == root) == isAtRoot)
    }
    var popped = TabState<Harbor>(selectedTab: .charts, stacks: [.cargo: states[1]])
    popped.stacks[.cargo]?.routes = []
    #expect(popped == root)
  }
}
