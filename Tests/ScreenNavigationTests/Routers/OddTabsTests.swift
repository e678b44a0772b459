import ScreenNavigation
import Testing

/// A schema whose `allCases` omits one tab, as with a feature flag, and lists another one twice.
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

@Suite("TabRouter with inconsistent tabs")
@MainActor
struct OddTabsTests {
  @Test("A tab that allCases lists twice does not trap")
  func twice() {
    let tabs = TabRouter<Trial>()
    tabs.current.navigate(to: .page)
    #expect(
      tabs.state == TabState(selectedTab: .open, stacks: [.open: StackState(routes: [.page])]))
  }
}
