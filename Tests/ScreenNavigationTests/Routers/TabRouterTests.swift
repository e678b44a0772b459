import ScreenNavigation
import Testing

@Suite("TabRouter")
@MainActor
struct TabRouterTests {
  /// Two tabs with changes, the second one selected.
  nonisolated static let used = TabState<Garden>(
    selectedTab: .shed,
    stacks: [
      .beds: StackState(routes: [.plant(.fixture)], presenting: .sheet(.newPlant)),
      .shed: StackState(routes: [.tool("Rake")], presenting: .fullScreenCover(.guide)),
    ])

  // Rule 12
  @Test("A tap on the selected tab pops its routes, and one on another tab selects it")
  func taps() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    var expected = Self.used
    #expect(changes(of: tabs.state) { tabs.selectedTab = .shed } == 0)
    #expect(tabs.state == expected)
    tabs.switchTab(to: .shed)
    expected.stacks[.shed]?.routes = []
    #expect(tabs.state == expected)
    tabs.switchTab(to: .beds)
    expected.selectedTab = .beds
    #expect(tabs.state == expected)
    tabs.reset()
    #expect(tabs.state == TabState(selectedTab: .beds))
  }

  // Rule 13
  @Test("A tab has the same router each time")
  func sameRouter() {
    let tabs = TabRouter<Garden>()
    for tab in Garden.Tab.allCases {
      let router = tabs.router(for: tab)
      tabs.navigate(to: ScreenPath(tab: .calendar, fullScreenCover: .guide))
      tabs.switchTab(to: .shed)
      tabs.reset()
      tabs.state = Self.used
      #expect(tabs.router(for: tab) === router)
    }
    #expect(tabs.current === tabs.router(for: .shed))
  }

  // Rule 13
  @Test("Calling router(for:) notifies no observer", arguments: Garden.Tab.allCases)
  func noNotification(tab: Garden.Tab) {
    let tabs = TabRouter<Garden>()
    let visible = { @MainActor in
      _ = tabs.selectedTab
      _ = tabs.current.state
    }
    #expect(changes(seenBy: visible, during: { _ = tabs.router(for: tab) }) == 0)
    #expect(changes(of: tabs.state) { _ = tabs.router(for: tab) } == 0)
    #expect(tabs.state == TabState(selectedTab: .beds))
  }

  @Test("Readers of the selection and readers of stacks are independent")
  func granularity() {
    let tabs = TabRouter<Garden>()
    #expect(changes(of: tabs.selectedTab) { tabs.current.navigate(to: .settings) } == 0)
    let beds = tabs.router(for: .beds)
    #expect(changes(of: beds.state) { tabs.switchTab(to: .shed) } == 0)
    #expect(changes(of: tabs.current) { tabs.switchTab(to: .beds) } == 1)
  }

  // Rule 16
  @Test("Each request to select a tab is counted, although it may change nothing")
  func requests() throws {
    let tabs = TabRouter<Garden>()
    let requests: [@MainActor () -> Void] = [
      { tabs.selectedTab = .beds }, { tabs.switchTab(to: .beds) },
      { tabs.navigate(to: ScreenPath(tab: .beds)) }, { tabs.selectedTab = .shed },
    ]
    for request in requests {
      let before = tabs.selectionRequests
      #expect(changes(seenBy: { _ = tabs.selectionRequests }, during: request) == 1)
      #expect(tabs.selectionRequests == before + 1)
    }
    #expect(tabs.state == TabState(selectedTab: .shed))
  }

  @Test("A router can be created outside of the main actor")
  nonisolated func madeAnywhere() async {
    let tabs = TabRouter<Garden>()
    let router = AppRouter<Garden>(StackState(presenting: .sheet(.guide)))
    #expect(await tabs.state == TabState(selectedTab: .beds))
    #expect(await router.activeSheet == .guide)
  }
}
