import NotesNavigation
import ScreenHarness

extension TabRouter: ScreenNavigating {
  public var visibleState: VisibleState<AppTab, AppRoute, AppSheet> {
    let router = router(for: selectedTab)
    return VisibleState(
      tab: selectedTab, routes: router.stack, sheet: router.activeSheet,
      fullScreenCover: router.activeFullScreenCover,
      confirmation: router.activeConfirmation.map { state in
        VisibleDialog(
          state.title, message: state.message,
          buttons: [
            .button(state.destructiveLabel, role: .destructive) {
              state.onConfirm()
              router.dismissConfirmation()
            },
            .button("Cancel", role: .cancel) { router.dismissConfirmation() },
          ])
      })
  }
}

@main
struct NotesSnapshots: SnapshotHarness {
  static func makeNavigator() -> TabRouter { TabRouter() }
  static func navigate(_ router: TabRouter, to screen: AppScreen) { router.navigate(to: screen) }
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
