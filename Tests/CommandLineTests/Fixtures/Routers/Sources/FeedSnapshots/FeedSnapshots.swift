import ScreenHarness

@testable import Feed

enum FeedScreen: String, CaseIterable {
  case timeline, status, account, reply, newStatus
}

/// The selected tab is the view's in the app, and so it is the harness's here.
final class FeedNavigator: ScreenNavigating {
  let tabRouter = TabRouter()
  var selectedTab = AppTab.timeline

  var router: RouterPath { tabRouter.router(for: selectedTab) }

  var visibleState: VisibleState<AppTab, Route, SheetDestination> {
    VisibleState(tab: selectedTab, routes: router.path, sheet: router.presentedSheet)
  }
}

@main
struct FeedSnapshots: SnapshotHarness {
  // 'navigate' pushes on what is visible.
  static let navigatesAbsolutely = false

  static func makeNavigator() -> FeedNavigator { FeedNavigator() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ navigator: FeedNavigator, to screen: FeedScreen) {
    switch screen {
    case .timeline: navigator.selectedTab = .timeline
    case .status: navigator.router.navigate(to: .status(id: "42"))
    case .account:
      navigator.selectedTab = .explore
      navigator.router.navigate(to: .account(id: "ada"))
    case .reply:
      navigator.router.navigate(to: .status(id: "42"))
      navigator.router.presentedSheet = .replyTo(status: "42")
    case .newStatus: navigator.router.presentedSheet = .newStatus
    }
  }
}
