import ScreenNavigation
import ScreenNavigationUI
import SwiftUI

struct FeedTabs: View {
  let tabs: TabRouter<Feeds>

  var body: some View {
    RouterTabView(tabs) { tab, router in
      RouterStack(router) {
        Text(tab.name)
      } destination: { route, _ in
        switch route {
        case .article(let id): Text("Article \(id)")
        }
      } sheet: { sheet, _ in
        switch sheet {
        case .share(let id): Text("Share article \(id)")
        }
      }
    } label: { tab in
      Text(tab.name)
    }
  }
}
