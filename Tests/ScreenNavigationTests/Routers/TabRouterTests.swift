import ScreenNavigation
import Testing

@Suite("TabRouter")
@MainActor
struct TabRouterTests {
  /// Two tabs with changes, the second one selected.
  nonisolated static let used = TabState<Harbor>(
    selectedTab: .cargo,
    stacks: [
      .charts: StackState(routes: [.crate(id: 7, label: nil)], presenting: .sheet(.log)),
      .cargo: StackState(routes: [.chart("Reef")], presenting: .fullScreenCover(.toll)),
    ])

  // Rule 12
  @Test("A tap on the selected tab pops its routes, and one on another tab selects it")
  func taps() {
    let tabs = TabRouter<Harbor>()
    tabs.state = Self.used
    var expected = Self.used
    #expect(changes(of: tabs.state) { tabs.selectedTab = .cargo } == 0)
    #expect(tabs.state == expected)
    tabs.switchTab(to: .cargo)
    expected.stacks[.cargo]?.routes = []
    #expect(tabs.state == expected)
    tabs.switchTab(to: .charts)
    expected.selectedTab = .charts
    #expect(tabs.state == expected)
    tabs.reset()
    #expect(tabs.state == TabState(selectedTab: .charts))
  }

  // Rule 13
  @Test("A tab has the same router each time")
  func sameRouter() {
    let tabs = TabRouter<Harbor>()
    for tab in Harbor.Tab.allCases {
      let router = tabs.router(for: tab)
      tabs.navigate(to: ScreenPath(tab: .charts, fullScreenCover: .toll))
      tabs.switchTab(to: .cargo)
      tabs.reset()
      tabs.state = Self.used
      #expect(tabs.router(for: tab) === router)
    }
    #expect(tabs.current === tabs.router(for: .cargo))
  }

  // Rule 13
  @Test("Calling router(for:) notifies no observer", arguments: Harbor.Tab.allCases)
  func noNotification(tab: Harbor.Tab) {
    let tabs = TabRouter<Harbor>()
    let visible = { @MainActor in
      _ = tabs.selectedTab
      _ = tabs.current.state
    }
    #expect(changes(seenBy: visible, during: { _ = tabs.router(for: tab) }) == 0)
    #expect(changes(of: tabs.state) { _ = tabs.router(for: tab) } == 0)
    #expect(tabs.state == TabState(selectedTab: .charts))
  }

  @Test("Readers of the selection and readers of stacks are independent")
  func granularity() {
    let tabs = TabRouter<Harbor>()
    #expect(changes(of: tabs.selectedTab) { tabs.current.navigate(to: .ticket) } == 0)
    let charts = tabs.router(for: .charts)
    #expect(changes(of: charts.state) { tabs.switchTab(to: .cargo) } == 0)
    #expect(changes(of: tabs.current) { tabs.switchTab(to: .charts) } == 1)
  }

  // Rule 16
  @Test("Each request to select a tab is counted, although it may change nothing")
  func requests() throws {
    let tabs = TabRouter<Harbor>()
    let requests: [@MainActor () -> Void] = [
      { tabs.selectedTab = .charts }, { tabs.switchTab(to: .charts) },
      { tabs.navigate(to: ScreenPath(tab: .charts)) }, { tabs.selectedTab = .cargo },
    ]
    for request in requests {
      let before = tabs.selectionRequests
      #expect(changes(seenBy: { _ = tabs.selectionRequests }, during: request) == 1)
      #expect(tabs.selectionRequests == before + 1)
    }
    #expect(tabs.state == TabState(selectedTab: .cargo))
  }

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

  // Rule 5
  @Test("A jump without a tab and with two presentations presents the first one in the first tab")
  func twoPresentations() {
    let tabs = TabRouter<Harbor>()
    tabs.selectedTab = .cargo
    tabs.navigate(to: ScreenPath(sheet: .log, alert: .fog))
    let stack = StackState<Harbor>(presenting: .sheet(.log))
    #expect(tabs.state == TabState(selectedTab: .charts, stacks: [.charts: stack]))
  }

  @Test("A router can be created outside of the main actor")
  nonisolated func madeAnywhere() async {
    let tabs = TabRouter<Harbor>()
    let router = AppRouter<Harbor>(StackState(presenting: .sheet(.toll)))
    #expect(await tabs.state == TabState(selectedTab: .charts))
    #expect(await router.activeSheet == .toll)
  }
}
