import Foundation
import ScreenContents
import TestApps

@testable import ScreenSnapshot

/// An app with every kind of type, whose manifest omits some cases.
enum Harbour {
  enum Flow { case open, closed }
  enum Tab: CaseIterable { case quays, ships }

  enum Route {
    case ship(name: String)
    case crew, lighthouse, debugMenu
    case cabin(number: Int)
  }

  enum Sheet {
    case timetable
    case ticket(Int)
    case signIn
  }

  enum Overlay { case storm(force: Int) }
}

final class HarbourNavigator: ScreenNavigating {
  typealias State = VisibleFlowState<
    Harbour.Flow, Harbour.Tab, Harbour.Route, Harbour.Sheet, Harbour.Overlay
  >

  var visibleState = State()
}

enum HarbourScreen: String, CaseIterable {
  case quays, ship, cabinInTicket, shipAgain, signIn, stormAtNight, lost
}

struct HarbourSnapshots: SnapshotHarness {
  typealias Screen = HarbourScreen

  static func makeNavigator() -> HarbourNavigator { HarbourNavigator() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ navigator: HarbourNavigator, to screen: HarbourScreen) {
    navigator.visibleState = state(of: screen)
  }

  static func link(to screen: HarbourScreen) -> URL? { URL(string: "harbour://\(screen.rawValue)") }

  private static func state(of screen: HarbourScreen) -> HarbourNavigator.State {
    let ship = Harbour.Route.ship(name: "Beagle")
    return switch screen {
    case .quays, .lost: .init(flow: .open, tab: .quays)
    case .ship, .shipAgain: .init(flow: .open, tab: .ships, routes: [ship])
    case .cabinInTicket:
      .init(
        flow: .open, tab: .ships,
        stack: VisibleStack(
          routes: [ship],
          presentations: [
            .sheet(
              .ticket(7),
              VisibleStack(
                routes: [.cabin(number: 1), .crew, .cabin(number: 2)],
                presentations: [.fullScreenCover(.timetable)]))
          ]))
    case .signIn: .init(flow: .open, tab: .quays, fullScreenCover: .signIn)
    case .stormAtNight: .init(flow: .open, tab: .quays, overlay: .storm(force: 9))
    }
  }
}

/// A harbour whose types cannot be checked.
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
