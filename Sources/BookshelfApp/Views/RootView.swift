#if canImport(SwiftUI)
  import BookshelfFeatures
  import BookshelfNavigation
  import ScreenContents
  import ScreenNavigation
  import ScreenNavigationUI
  import SwiftUI

  /// The visible flow, with its overlays.
  struct RootView: View {
    let session: AppSession

    var body: some View {
      RouterFlowView(session.router) { flow in
        let router = session.router.router(for: flow)
        if let model = session.models(in: router, over: router).root(of: flow) {
          BookshelfStack(session: session, router: router, root: model)
        } else {
          MainTabs(session: session)
        }
      }
      .routerOverlay(session.router) { overlay in
        let router = session.router.current
        NavigationStack {
          ModelView(session.models(in: router, over: router).overlay(overlay))
        }
      }
    }
  }

  /// The tabs of a signed-in user: a tab bar in a narrow window, a sidebar in a wide one.
  private struct MainTabs: View {
    let session: AppSession

    var body: some View {
      RouterAdaptiveView(session.router.tabs, title: "Bookshelf") { tab, router in
        BookshelfStack(session: session, router: router, root: root(of: tab))
      } label: { tab in
        Label(label(of: tab), systemImage: tab.symbol)
      } placeholder: {
        ContentUnavailableView("Select a Section", systemImage: "sidebar.left")
      }
    }

    private func label(of tab: Bookshelf.Tab) -> String {
      let content = root(of: tab).content
      return content.tabLabel ?? content.title ?? ""
    }

    private func root(of tab: Bookshelf.Tab) -> any ScreenModel {
      let router = session.router.tabs.router(for: tab)
      return session.models(in: router, over: router).root(of: tab)
    }
  }

  extension Bookshelf.Tab {
    /// The name of the symbol in the tab bar.
    fileprivate var symbol: String {
      switch self {
      case .library: "books.vertical"
      case .search: "magnifyingglass"
      case .lists: "list.bullet"
      case .bookWeek: "calendar"
      case .settings: "gearshape"
      }
    }
  }
#endif
