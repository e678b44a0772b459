import ScreenHarness

/// An app whose stack accepts routes of any type, two of which have a case of one name.
struct StationSnapshots: SnapshotHarness {
  enum TrainRoute: Hashable { case detail(Int) }

  enum BusRoute: Hashable { case detail(Int) }

  enum Screen: String, CaseIterable { case home, train, bus }

  final class Navigator: ScreenNavigating {
    var routes: [any Hashable] = []
    var visibleState: VisibleState<Never, any Hashable, Never> { VisibleState(routes: routes) }
  }

  static let layouts: [ScreenLayout] = [.compact, .controls]

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    navigator.routes =
      switch screen {
      case .home: []
      case .train: [TrainRoute.detail(1)]
      case .bus: [BusRoute.detail(1)]
      }
  }

  static func goBack(in navigator: Navigator) { navigator.routes.removeLast() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigator = context.navigator
    guard case .root = destination else { return nil }
    return ScreenContent(elements: [.link("Train") { navigator.routes = [TrainRoute.detail(2)] }])
  }
}
