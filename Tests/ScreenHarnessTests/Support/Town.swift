import ScreenContents

@testable import ScreenSnapshot

/// An app with two thousand screens that contain a name, which the test sets.
struct TownSnapshots: SnapshotHarness {
  @TaskLocal static var street = "High Street"

  struct Screen: CaseIterable, RawRepresentable {
    let rawValue: String

    static let allCases = (1...2000).map { Screen(rawValue: "house\($0)") }
  }

  enum Route {
    case house(name: String, street: String)
  }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Never>()
  }

  static let layouts = [ScreenLayout.compact]

  static func makeNavigator() -> Navigator { Navigator() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    navigator.visibleState.stack.routes = [.house(name: screen.rawValue, street: street)]
  }
}
