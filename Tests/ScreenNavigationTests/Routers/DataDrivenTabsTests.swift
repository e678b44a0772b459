import ScreenNavigation
import Testing

private enum Feeds: NavigationSchema {
  struct Tab: Hashable, Sendable { var id: String }
  enum Route: Hashable { case post(Int) }
  typealias Sheet = Harbor.Sheet
}

/// A schema whose `allCases` omits one tab, as with a feature flag, and lists another one twice.
private enum Trial: NavigationSchema {
  enum Tab: CaseIterable {
    case open, hidden

    static var allCases: [Tab] { [.open, .open] }
  }
  typealias Route = Harbor.Route
  typealias Sheet = Harbor.Sheet
}

// Rule 14
@Suite("TabRouter with tabs from run time")
@MainActor
struct DataDrivenTabsTests {
  private let home = Feeds.Tab(id: "home")
  private let news = Feeds.Tab(id: "news")
  private let local = Feeds.Tab(id: "local")

  @Test("An empty list and a list with duplicates are rejected")
  func refused() throws {
    #expect(throws: TabError<Feeds.Tab>.empty) { try TabRouter<Feeds>(tabs: []) }
    #expect(throws: TabError.duplicate(home)) { try TabRouter<Feeds>(tabs: [home, news, home]) }
    let router = try TabRouter<Feeds>(tabs: [home, news])
    #expect(throws: TabError<Feeds.Tab>.empty) { try router.replaceTabs(with: []) }
    #expect(throws: TabError.duplicate(news)) { try router.replaceTabs(with: [news, news]) }
    #expect(router.tabs == [home, news])
    #expect(
      TabError<Feeds.Tab>.empty.description
        == "the list of tabs is empty; a TabRouter needs at least one tab")
    #expect(
      TabError.duplicate("a").description == "the tab 'a' is listed twice; list each tab once")
  }

  @Test("Tabs that stay keep their state, and the first one replaces a selected one that goes")
  func replaced() throws {
    let router = try TabRouter<Feeds>(tabs: [home, news])
    router.selectedTab = news
    let instance = router.current
    instance.navigate(to: .post(1))
    instance.present(sheet: .toll)
    try router.replaceTabs(with: [local, news, home])
    #expect(router.tabs == [local, news, home])
    #expect(router.current === instance)
    let stack = StackState<Feeds>(routes: [.post(1)], presenting: .sheet(.toll))
    #expect(router.state == TabState(selectedTab: news, stacks: [news: stack]))
    for tabs in [[local, home], [local, news]] { try router.replaceTabs(with: tabs) }
    #expect(router.state == TabState(selectedTab: local))
    #expect(router.router(for: news).stack == [])
  }

  @Test("Replacing the tabs notifies their readers only if the list changes")
  func observation() throws {
    let router = try TabRouter<Feeds>(tabs: [home, news])
    #expect(changes(of: router.tabs) { try? router.replaceTabs(with: [home, news]) } == 0)
    #expect(changes(of: router.tabs) { try? router.replaceTabs(with: [news, home]) } == 1)
    #expect(changes(of: router.selectedTab) { try? router.replaceTabs(with: [news]) } == 1)
  }

  @Test("A tab that is not in the list cannot be selected and keeps no router")
  func unlistedTab() throws {
    let router = try TabRouter<Feeds>(tabs: [home, news])
    router.selectedTab = local
    router.navigate(to: ScreenPath(tab: local, routes: [.post(1)]))
    router.router(for: local).navigate(to: .post(2))
    #expect(router.state == TabState(selectedTab: home))
  }

  @Test("A tab that allCases lists twice does not trap")
  func twice() {
    let tabs = TabRouter<Trial>()
    tabs.current.navigate(to: .ticket)
    #expect(
      tabs.state == TabState(selectedTab: .open, stacks: [.open: StackState(routes: [.ticket])]))
  }
}
