import Foundation
import NotesNavigation
import ScreenHarness

extension NotesSnapshots {
  /// What SwiftUI does: a swipe dismisses the sheet, and the back button pops. Only a button ends a cover.
  static func goBack(in router: TabRouter) {
    let router = router.router(for: router.selectedTab)
    if router.activeSheet != nil {
      router.activeSheet = nil
    } else if router.activeFullScreenCover == nil {
      _ = router.stack.popLast()
    }
  }

  /// The tab view selects the tab, and SwiftUI empties the stack of a tab that is tapped again.
  static func select(_ tab: AppTab, in router: TabRouter) {
    if tab == router.selectedTab { router.router(for: tab).stack = [] }
    router.selectedTab = tab
  }

  static func link(to screen: AppScreen) -> URL? {
    URL(string: "notes://screen/\(screen.rawValue)")
  }

  static func open(_ url: URL, in router: TabRouter) -> LinkOutcome {
    let components = url.pathComponents.dropFirst()
    guard url.scheme == "notes", url.host == "screen", components.count == 1,
      let screen = components.first.flatMap(AppScreen.init)
    else { return .refused("the app knows no such link") }
    router.navigate(to: screen)
    return .opened
  }

  /// Starts the app again with what it stores, the selected tab.
  static func relaunch(
    _ router: TabRouter, from start: SingleStart, for layout: ScreenLayout
  ) -> TabRouter {
    let relaunched = makeNavigator()
    relaunched.selectedTab = router.selectedTab
    return relaunched
  }
}

/// The app stores no routes and no sheets, so a relaunch shows the root of the tab.
extension AppRoute: SnapshotTransient {
  public var isTransient: Bool { true }
}

extension AppSheet: SnapshotTransient {
  public var isTransient: Bool { true }
}
