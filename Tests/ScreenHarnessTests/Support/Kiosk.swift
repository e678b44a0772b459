import ScreenContents

@testable import ScreenSnapshot

/// An app with control goldens whose harness supports no back button; the test sets what its buttons
/// do.
struct KioskSnapshots: SnapshotHarness {
  @TaskLocal static var editSheet: Sheet? = .edit(id: 1)

  enum Screen: String, CaseIterable { case start, tea, cup }

  enum Route { case item(name: String) }

  enum Sheet {
    case edit(id: Int)
    case lend(id: Int)
  }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Sheet>()
  }

  static let layouts: [ScreenLayout] = [.compact, .controls]

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    if screen != .start { navigator.visibleState.stack.routes = [.item(name: screen.rawValue)] }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigator = context.navigator
    switch destination {
    case .route(.item(let name)):
      return ScreenContent(
        title: name,
        trailing: [
          .button("Edit") {
            navigator.visibleState = VisibleState(routes: [.item(name: name)], sheet: editSheet)
          }
        ], elements: [.button("Share", action: .effect)])
    case .root:
      return ScreenContent(
        title: "Kiosk",
        elements: [
          .link("Tea") { navigator.visibleState.stack.routes = [.item(name: "tea")] },
          .field("Password", "") { _ in },
        ])
    default: return nil
    }
  }
}
