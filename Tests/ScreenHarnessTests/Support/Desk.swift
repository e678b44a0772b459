import ScreenContents

@testable import ScreenSnapshot

/// An app with two tabs, and a dialog over one of them.
struct DeskSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case desk, question }

  enum Tab: CaseIterable { case desk, shelf }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Tab, Never, Never>(tab: .desk)
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    navigator.visibleState = state(isAsking: screen == .question, navigator)
  }

  private static func state(
    isAsking: Bool, _ navigator: Navigator
  ) -> VisibleState<Tab, Never, Never> {
    let close: @MainActor @Sendable () -> Void = {
      navigator.visibleState = VisibleState(tab: .desk)
    }
    let dialog = VisibleDialog(
      "Ring?", buttons: [.button("Yes", action: close), .button("No", action: close)])
    return VisibleState(tab: .desk, alert: isAsking ? dialog : nil)
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .tab(.desk) = destination else { return nil }
    let navigator = context.navigator
    return ScreenContent(elements: [
      .button("Ring") { navigator.visibleState = state(isAsking: true, navigator) }
    ])
  }
}
