import ScreenContents
import TestApps

@testable import ScreenSnapshot

/// An app whose types cannot be checked.
struct IslandSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case beach }
  struct Path { var name = "north" }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Path, any Error>(routes: [Path()])
  }

  static func makeNavigator() -> Navigator { Navigator() }
  static func navigate(_ navigator: Navigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}

/// An app with one screen and no destinations.
struct RaftSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case raft }
  enum Route {}

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Never>()
  }

  static func makeNavigator() -> Navigator { Navigator() }
  static func navigate(_ navigator: Navigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
