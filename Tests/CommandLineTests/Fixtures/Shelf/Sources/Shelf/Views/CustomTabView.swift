import ScreenNavigation
import ScreenNavigationUI
import SwiftUI

struct CustomTabView: View {
  let tabs: TabRouter<Shelf>

  var body: some View {
    TabView(selection: tabs.selection) {
      ForEach(tabs.tabs, id: \.self) { tab in
        NavigationStack(path: tabs.binding(for: tab)) {
          LibraryView()
            .navigationDestination(for: Shelf.Route.self) { _ in CoverPickerView() }
        }
        .sheet(item: Bindable(tabs.router(for: tab)).activeSheet) { _ in CoverPickerView() }
        .tag(tab)
      }
    }
  }
}
