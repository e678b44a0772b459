import ScreenNavigation
import Testing

@Suite("TabRouter jumps")
@MainActor
struct TabRouterJumpTests {
  // Rules 1 and 4
  @Test(
    "A jump replaces one tab, and the others lose their presentation alone",
    arguments: [HarborScreen.charts, .chart, .crateWithLog, .logOverWeighing, .toll])
  func otherTabs(screen: HarborScreen) {
    let tabs = TabRouter<Harbor>()
    for tab in tabs.tabs {
      tabs.router(for: tab).navigate(to: .ticket)
      tabs.router(for: tab).present(sheet: .weigh(1))
      tabs.router(for: tab).topmost.present(alert: AlertState(title: "Left behind"))
    }
    tabs.navigate(to: screen)
    let path = screen.navigationPath
    var expected = TabState<Harbor>(selectedTab: path.tab ?? .charts)
    for tab in tabs.tabs { expected.stacks[tab] = StackState(routes: [.ticket]) }
    expected.stacks[expected.selectedTab] = path.stack
    #expect(tabs.state == expected)
  }

  // Rule 2
  @Test("A jump to the current screen notifies no observer", arguments: HarborScreen.allCases)
  func duplicateScreen(screen: HarborScreen) {
    let router = FlowRouter.harbor(on: screen)
    let before = router.state
    let readers: [@MainActor () -> Void] = [
      { _ = router.state }, { _ = router.current.presented }, { _ = router.current.topmost.state },
    ]
    for read in readers {
      #expect(changes(seenBy: read, during: { router.navigate(to: screen) }) == 0)
    }
    #expect(router.state == before)
  }

  // Rule 5
  @Test("A jump without a tab and with two presentations presents the first one in the first tab")
  func twoPresentations() {
    let tabs = TabRouter<Garden>()
    tabs.selectedTab = .shed
    tabs.navigate(to: ScreenPath(sheet: .newPlant, alert: .frost))
    let stack = StackState<Garden>(presenting: .sheet(.newPlant))
    #expect(tabs.state == TabState(selectedTab: .beds, stacks: [.beds: stack]))
  }

  // Rule 1
  @Test("A jump stores the payload of an equal route")
  func equalRoutes() {
    let tabs = TabRouter<Garden>()
    for text in ["Old", "Water it"] {
      tabs.navigate(to: ScreenPath(tab: .beds, routes: [.note(Note(id: 1, text: text))]))
    }
    #expect(tabs.current.stack.compactMap(\.note?.text) == ["Water it"])
  }
}
