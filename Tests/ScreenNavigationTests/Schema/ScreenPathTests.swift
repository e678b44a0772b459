import ScreenNavigation
import Testing

@Suite("A screen path")
@MainActor
struct ScreenPathTests {
  @Test("leads nowhere but to the root by default")
  func empty() {
    let path = ScreenPath<Garden>()
    #expect(path.tab == nil)
    #expect(path.stack == StackState())
  }

  @Test("lists what it presents in a fixed order, and follows the first")
  func order() {
    let path = ScreenPath<Garden>(
      sheet: .newPlant, fullScreenCover: .guide, alert: .frost, confirmation: .felling)
    #expect(
      path.presentations
        == [.sheet(.newPlant), .fullScreenCover(.guide), .alert(.frost), .confirmation(.felling)])
    #expect(path.stack == StackState(presenting: .sheet(.newPlant)))
  }

  @Test("says one thing in two spellings")
  func spellings() {
    let inner = StackState<Garden>(routes: [])
    #expect(
      ScreenPath<Garden>(tab: .beds, sheet: .guide)
        == ScreenPath(tab: .beds, presenting: .sheet(.guide, inner)))
  }

  @Test("is followed as it is written", arguments: GardenScreen.allCases)
  func valid(screen: GardenScreen) throws {
    try TabRouter<Garden>().check(screen.navigationPath)
  }

  // Rule 5
  @Test("is refused for two presentations over one stack, by either router")
  func several() {
    let path = ScreenPath<Garden>(sheet: .newPlant, alert: .frost)
    let error = ScreenPathError.severalPresentations(kinds: [.sheet, .alert])
    #expect(throws: error) { try TabRouter<Garden>().check(path) }
    #expect(throws: error) { try AppRouter<Garden>().check(path) }
  }

  @Test("is refused by a single stack when it names a tab")
  func noTabs() throws {
    #expect(throws: ScreenPathError.noTabs(tab: "shed")) {
      try AppRouter<Garden>().check(ScreenPath(tab: .shed))
    }
    try AppRouter<Garden>().check(ScreenPath(routes: [.settings], sheet: .guide))
  }

  @Test("changes nothing by being checked")
  func checking() {
    let tabs = TabRouter<Garden>()
    let count = changes {
      _ = tabs.state
    } during: {
      try? tabs.check(GardenScreen.shedTool.navigationPath)
    }
    #expect(tabs.state == TabState(selectedTab: .beds))
    #expect(count == 0)
  }
}
