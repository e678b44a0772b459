import ScreenHarness

@testable import Tasks

/// The app has no list of its screens, so the harness has it.
enum TaskScreen: String, CaseIterable {
  case inbox, task, editTask, deleteTask, settings
}

extension AppRouter: ScreenNavigating {
  public var visibleState: VisibleState<Never, Route, SheetDestination> {
    VisibleState(
      routes: routes, sheet: presentedSheet,
      alert: presentedAlert.map { VisibleDialog(describing: $0) })
  }
}

@main
struct TasksSnapshots: SnapshotHarness {
  // 'navigate' pushes on what is visible.
  static let navigatesAbsolutely = false

  static func makeNavigator() -> AppRouter { AppRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ router: AppRouter, to screen: TaskScreen) {
    switch screen {
    case .inbox: router.popToRoot()
    case .task: router.navigate(to: .detail(.fixture))
    case .editTask:
      router.navigate(to: .detail(.fixture))
      router.presentSheet(.editTask(.fixture))
    case .deleteTask:
      router.navigate(to: .detail(.fixture))
      router.presentAlert(.deleteConfirmation(.fixture))
    case .settings: router.replaceAll(with: .settings)
    }
  }

  /// A swipe dismisses a sheet, and the back button pops. Only its buttons end an alert.
  static func goBack(in router: AppRouter) {
    if router.presentedSheet != nil { router.dismissSheet() } else { router.pop() }
  }
}
