import ScreenNavigation
import Testing

@Suite("Tabs")
@MainActor
struct TabRouterTests {
  /// Two tabs in use, the second one selected.
  nonisolated static let used = TabState<Garden>(
    selectedTab: .shed,
    stacks: [
      .beds: StackState(routes: [.plant(.fixture)], presenting: .sheet(.newPlant)),
      .shed: StackState(routes: [.tool("Rake")], presenting: .fullScreenCover(.guide)),
    ])

  @Test("come in declared order with the first one selected, at their roots")
  func start() {
    let tabs = TabRouter<Garden>()
    #expect(tabs.tabs == [.beds, .shed, .calendar])
    #expect(tabs.state == TabState(selectedTab: .beds))
  }

  @Test("show the state that they are given", arguments: [used, TabState(selectedTab: .calendar)])
  func state(state: TabState<Garden>) {
    let tabs = TabRouter<Garden>()
    tabs.navigate(to: GardenScreen.calendarGuide)
    tabs.state = state
    #expect(tabs.state == state)
    #expect(tabs.current.state == state.stacks[state.selectedTab] ?? StackState())
  }

  // Rule 11
  @Test("do not see what is done in another")
  func apart() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    tabs.router(for: .calendar).navigate(to: .settings)
    tabs.router(for: .shed).reset()
    #expect(tabs.router(for: .beds).state == Self.used.stacks[.beds])
  }

  // Rules 4 and 12
  @Test("show what they showed after switching away and back")
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
  @Test("pop to the root when the selected one is tapped, and keep what it presents")
  func tappedAgain() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    tabs.switchTab(to: .shed)
    var expected = Self.used
    expected.stacks[.shed]?.routes = []
    #expect(tabs.state == expected)
  }

  @Test("do not pop when the selection is assigned")
  func assigned() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    let count = changes {
      _ = tabs.state
    } during: {
      tabs.selectedTab = .shed
    }
    #expect(tabs.state == Self.used)
    #expect(count == 0)
  }

  // Rule 13
  @Test("have one router each, the same every time")
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
  @Test("tell no observer that a router was asked for", arguments: Garden.Tab.allCases)
  func asking(tab: Garden.Tab) {
    let tabs = TabRouter<Garden>()
    let visible = { @MainActor in
      _ = tabs.selectedTab
      _ = tabs.current.state
    }
    #expect(changes(seenBy: visible, during: { _ = tabs.router(for: tab) }) == 0)
    #expect(
      changes {
        _ = tabs.state
      } during: {
        _ = tabs.router(for: tab)
      } == 0)
    #expect(tabs.state == TabState(selectedTab: .beds))
  }

  @Test("tell readers of the selection nothing of stacks, and readers of stacks nothing of it")
  func granularity() {
    let tabs = TabRouter<Garden>()
    #expect(
      changes {
        _ = tabs.selectedTab
      } during: {
        tabs.current.navigate(to: .settings)
      } == 0)
    let beds = tabs.router(for: .beds)
    #expect(
      changes {
        _ = beds.state
      } during: {
        tabs.switchTab(to: .shed)
      } == 0)
    #expect(
      changes {
        _ = tabs.current
      } during: {
        tabs.switchTab(to: .beds)
      } == 1)
  }

  // Rule 16
  @Test("are all empty after a reset, with the selection kept")
  func reset() {
    let tabs = TabRouter<Garden>()
    tabs.state = Self.used
    tabs.reset()
    #expect(tabs.state == TabState(selectedTab: .shed))
  }

  @Test("can be made off the main actor, as the default of an environment value is")
  nonisolated func madeAnywhere() async {
    let tabs = TabRouter<Garden>()
    let router = AppRouter<Garden>(StackState(presenting: .sheet(.guide)))
    #expect(await tabs.state == TabState(selectedTab: .beds))
    #expect(await router.activeSheet == .guide)
  }
}
