import ScreenContents

@testable import ScreenSnapshot

/// An app with cases that have no screen, and tabs that are not an enum.
struct MarketSnapshots: SnapshotHarness {
  @TaskLocal static var coverageExceptions: [CoverageException] = []
  @TaskLocal static var isClosed = false

  enum Screen: String, CaseIterable { case square, stall, sameStall, map }
  enum Flow { case market }
  struct Tab { var title = "Square" }

  enum Route {
    case stall(number: Int)
    case backyard, debugMenu, cellar, attic, roof, well
  }

  enum Sheet { case map }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleFlowState<Flow, Tab, Route, Sheet, Never>(flow: .market, tab: Tab())
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ navigator: Navigator, to screen: Screen) throws {
    switch screen {
    case .square: break
    case .stall, .sameStall: navigator.visibleState.stack.routes = [.stall(number: 1), .backyard]
    case .map where isClosed: throw ShopError.noCart
    case .map: navigator.visibleState.stack.presentations = [.sheet(.map)]
    }
  }
}
