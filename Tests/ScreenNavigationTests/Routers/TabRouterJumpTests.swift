import ScreenNavigation
import TestSupport
import Testing

@Suite("TabRouter jumps")
@MainActor
struct TabRouterJumpTests {
  /// A router after a jump, with stacks and presentations in the other tabs.
  private func tabs(at screen: GardenScreen) -> TabRouter<Garden> {
    let tabs = TabRouter<Garden>()
    tabs.navigate(to: screen)
    for tab in tabs.tabs where tab != tabs.selectedTab {
      tabs.router(for: tab).navigate(to: .tool("left behind"))
      tabs.router(for: tab).present(sheet: .editPlant(.fixture))
      tabs.router(for: tab).topmost.present(alert: .frost)
    }
    return tabs
  }

  // Rules 1 and 4
  @Test(
    "A jump from any screen leads to the state of a fresh router",
    arguments: GardenScreen.allCases, GardenScreen.allCases)
  func everyPair(first: GardenScreen, second: GardenScreen) {
    let tabs = tabs(at: first)
    let fresh = TabRouter<Garden>()
    fresh.navigate(to: second)
    var expected = tabs.state
    expected.jump(to: second.navigationPath)

    tabs.navigate(to: second)

    #expect(tabs.selectedTab == fresh.selectedTab)
    #expect(tabs.current.state == fresh.current.state)
    #expect(tabs.state == expected)
    for tab in tabs.tabs where tab != tabs.selectedTab {
      #expect(tabs.router(for: tab).presentation == nil)
    }
  }

  // Rule 2
  @Test("A jump to the current screen notifies no observer", arguments: GardenScreen.allCases)
  func duplicateScreen(screen: GardenScreen) {
    let tabs = TabRouter<Garden>()
    tabs.navigate(to: screen)
    let before = tabs.state
    let readers: [@MainActor () -> Void] = [
      { _ = tabs.state }, { _ = tabs.current.presented }, { _ = tabs.current.topmost.state },
    ]
    for read in readers {
      #expect(changes(seenBy: read, during: { tabs.navigate(to: screen) }) == 0)
    }
    #expect(tabs.state == before)
  }

  // Rule 5
  @Test("A jump to a path with two presentations presents the first one")
  func twoPresentations() {
    let tabs = TabRouter<Garden>()
    tabs.navigate(to: ScreenPath(sheet: .newPlant, alert: .frost))
    #expect(tabs.current.state == StackState(presenting: .sheet(.newPlant)))
  }

  // Rule 1
  @Test("A jump stores the payload of an equal route")
  func equalRoutes() {
    let tabs = TabRouter<Garden>()
    tabs.navigate(to: ScreenPath(tab: .beds, routes: [.note(Note(id: 1, text: "Old"))]))
    tabs.navigate(to: GardenScreen.note)
    #expect(tabs.current.stack.compactMap(\.note?.text) == ["Water it"])
  }
}
