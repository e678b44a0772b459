import ScreenNavigation
import Testing

/// Tabs of which some are held back, as behind a feature flag, and one is listed twice.
private enum Trial: NavigationSchema {
  enum Tab: CaseIterable {
    case open, hidden

    static var allCases: [Tab] { [.open, .open] }
  }

  enum Route: Hashable { case page }

  enum Sheet: Hashable, Identifiable {
    case form

    var id: Self { self }
  }
}

@Suite("Tabs that are not as they should be")
@MainActor
struct OddTabsTests {
  @Test("are not selected when the type lists them not")
  func hidden() {
    let tabs = TabRouter<Trial>()
    tabs.selectedTab = .hidden
    tabs.switchTab(to: .hidden)
    tabs.navigate(to: ScreenPath(tab: .hidden, routes: [.page]))
    tabs.state = TabState(selectedTab: .hidden, stacks: [.hidden: StackState(routes: [.page])])
    #expect(tabs.state == TabState(selectedTab: .open))
  }

  @Test("do not trap when the type lists one twice")
  func twice() {
    let tabs = TabRouter<Trial>()
    tabs.current.navigate(to: .page)
    #expect(
      tabs.state == TabState(selectedTab: .open, stacks: [.open: StackState(routes: [.page])]))
  }
}
