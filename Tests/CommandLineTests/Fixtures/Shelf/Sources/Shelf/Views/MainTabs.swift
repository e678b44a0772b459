import ScreenNavigation
import ScreenNavigationUI
import SwiftUI

struct MainTabs: View {
  let tabs: TabRouter<Shelf>

  var body: some View {
    RouterAdaptiveView(tabs, title: "Shelf") { tab, router in
      ShelfStack(router: router) {
        switch tab {
        case .library: LibraryView()
        case .search: SearchView()
        case .settings: SettingsView()
        }
      }
    } label: { tab in
      switch tab {
      case .library: Label("Library", systemImage: "books.vertical")
      case .search: Label("Search", systemImage: "magnifyingglass")
      case .settings: Label("Settings", systemImage: "gearshape")
      }
    } placeholder: {
      ContentUnavailableView("Select a Section", systemImage: "sidebar.left")
    }
  }
}
