import ScreenNavigation

enum Feeds: NavigationSchema {
  struct Tab: Hashable { let name: String }
  enum Route: Hashable { case article(id: Int) }
  enum Sheet: Hashable, Identifiable {
    case share(id: Int)

    var id: Self { self }
  }
}

@MainActor
func loadTabs(_ names: [String]) throws -> TabRouter<Feeds> {
  try TabRouter(tabs: names.map(Feeds.Tab.init))
}

@MainActor
func update(_ tabs: TabRouter<Feeds>, to names: [String]) throws {
  try tabs.replaceTabs(with: names.map(Feeds.Tab.init))
}
