import ScreenNavigation

enum Timeline: NavigationSchema {
  enum Tab: CaseIterable { case timeline, explore }
  enum Route: Hashable {
    case account(id: Int)
    case status(id: Int)
  }
  enum Sheet: Hashable, Identifiable {
    case newStatus

    var id: Self { self }
  }
}

// Code as it was written for a `RouterPath` of its own for each tab.

@MainActor
func openStatus(_ id: Int, by account: Int, in routerPath: RouterPath) {
  routerPath.path = [.account(id: account)]
  routerPath.navigate(to: .status(id: id))
  routerPath.presentedSheet = .newStatus
}

@MainActor
func handleAccountSwitch(in tabRouter: TabRouter) {
  for tab in AppTab.allCases {
    tabRouter.router(for: tab).reset()
  }
}
