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

  @Test("A new router has all tabs in declaration order and selects the first")
  func start() {
    let tabs = TabRouter<Garden>()
    #expect(tabs.tabs == [.beds, .shed, .calendar])
    #expect(tabs.state == TabState(selectedTab: .beds))
  }

  @Test(
    "Assigning a state and reading it returns the same state",
    arguments: [used, TabState(selectedTab: .calendar)])
  func state(state: TabState<Garden>) {
    let tabs = TabRouter<Garden>()
    tabs.navigate(to: GardenScreen.calendarGuide)
    tabs.state = state
    #expect(tabs.state == state)
    #expect(tabs.current.state == state.stacks[state.selectedTab] ?? StackState())
  }

  // Rule 11
  @Test("A change in one tab does not affect the other tabs")
  func independentTabs() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    tabs.router(for: .calendar).navigate(to: .settings)
    tabs.router(for: .shed).reset()
    #expect(tabs.router(for: .beds).state == Self.used.stacks[.beds])
  }

  // Rules 4 and 12
  @Test("Switching to another tab and back restores the visible state")
  func thereAndBack() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    for tab in [Garden.Tab.calendar, .beds] {
      tabs.switchTab(to: tab)
      #expect(tabs.state == TabState(selectedTab: tab, stacks: Self.used.stacks))
    }
    tabs.switchTab(to: .shed)
    #expect(tabs.state == Self.used)
  }

  // Rule 12
  @Test("Switching to the selected tab pops it to its root and keeps its presentation")
  func tappedAgain() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    tabs.switchTab(to: .shed)
    var expected = Self.used
    expected.stacks[.shed]?.routes = []
    #expect(tabs.state == expected)
  }

  @Test("Assigning the selected tab does not pop")
  func assigned() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    let count = changes(of: tabs.state) { tabs.selectedTab = .shed }
    #expect(tabs.state == Self.used)
    #expect(count == 0)
  }

  // Rule 13
  @Test("A tab has the same router each time")
  func sameRouter() {
    let tabs = TabRouter<Garden>()
    for tab in Garden.Tab.allCases {
      let router = tabs.router(for: tab)
      tabs.navigate(to: GardenScreen.calendarGuide)
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
      { tabs.navigate(to: GardenScreen.beds) }, { tabs.selectedTab = .shed },
    ]
    for request in requests {
      let before = tabs.selectionRequests
      #expect(changes(seenBy: { _ = tabs.selectionRequests }, during: request) == 1)
      #expect(tabs.selectionRequests == before + 1)
    }
    #expect(tabs.state == TabState(selectedTab: .shed))
  }

  @Test("A push is not a request to select a tab")
  func pushIsNoRequest() {
    let tabs = TabRouter<Garden>()
    tabs.current.navigate(to: .settings)
    #expect(tabs.selectionRequests == 0)
  }

  @Test("A reset clears every tab and keeps the selection")
  func reset() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    tabs.reset()
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
