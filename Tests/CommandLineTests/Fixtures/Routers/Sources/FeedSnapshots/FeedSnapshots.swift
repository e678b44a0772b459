import Foundation
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

/// The app stores paths, and no sheets.
extension SheetDestination: SnapshotTransient {
  public var isTransient: Bool { true }
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

  /// What SwiftUI does: a swipe dismisses the sheet, and the back button pops.
  static func goBack(in navigator: FeedNavigator) {
    let router = navigator.router
    if router.presentedSheet != nil {
      router.presentedSheet = nil
    } else {
      _ = router.path.popLast()
    }
  }

  /// The view stores the selected tab, and SwiftUI empties the stack of a tab that is tapped again.
  static func select(_ tab: AppTab, in navigator: FeedNavigator) {
    if tab == navigator.selectedTab { navigator.router.path = [] }
    navigator.selectedTab = tab
  }

  static func link(to screen: FeedScreen) -> URL? {
    switch screen {
    case .status: URL(string: "feed://status/42")
    case .account: URL(string: "feed://account/ada")
    case .timeline, .reply, .newStatus: nil
    }
  }

  static func open(_ url: URL, in navigator: FeedNavigator) -> LinkOutcome {
    guard let tab = navigator.tabRouter.open(url) else {
      return .refused("the app knows no such link")
    }
    navigator.selectedTab = tab
    return .opened
  }

  /// Starts the app again with what it stores: the data makes the trip that it makes through a file.
  static func relaunch(
    _ navigator: FeedNavigator, from start: SingleStart, for layout: ScreenLayout
  ) throws -> FeedNavigator {
    let stored = navigator.tabRouter.storedPaths(selecting: navigator.selectedTab)
    let data = try JSONEncoder().encode(stored)
    let read = try JSONDecoder().decode(StoredPaths.self, from: data)
    let relaunched = makeNavigator()
    relaunched.tabRouter.restore(read)
    relaunched.selectedTab = read.selectedTab
    return relaunched
  }
}
