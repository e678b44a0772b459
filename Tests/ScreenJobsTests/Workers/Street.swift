import ScreenContents
import ScreenNavigation

@testable import ScreenSnapshot

/// An app with two thousand screens, for pools that run their jobs elsewhere.
struct StreetSnapshots: SnapshotHarness {
  struct Screen: CaseIterable, RawRepresentable {
    let rawValue: String

    static let allCases = (1...2000).map { Screen(rawValue: "house\($0)") }
  }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, String, Never>()
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ navigator: Navigator, to screen: Screen) {}
}
