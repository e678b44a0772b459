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
  static func makeNavigator() -> NotesApp { NotesApp() }
  static func navigate(_ app: NotesApp, to screen: AppScreen) { app.router.navigate(to: screen) }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let (router, store) = (context.navigator.router, context.navigator.store)
    guard case .tab(.notes) = destination else { return nil }
    return ScreenContent(
      title: "Notes",
      elements: store.notes.map { note in
        .link(note.title) { router.router(for: .notes).navigate(to: .noteDetail(note)) }
      })
  }
}
