import ScreenContents

@testable import ScreenSnapshot

/// An app with a navigator written by hand: flows, an overlay, existential routes, tabs that are
/// values.
enum Theatre {
  enum Flow { case welcome, inside }
  struct Tab { let title: String }
  protocol Route {}
  struct Play: Route { let title: String }
  enum Seat: Route { case box(Int) }
  enum Sheet { case programme }
  enum Overlay { case standingOvation(minutes: Int) }
  enum Alarm { case fireInTheHouse(floor: Int) }
}

@MainActor
final class TheatreNavigator: ScreenNavigating {
  typealias State = VisibleFlowState<
    Theatre.Flow, Theatre.Tab, any Theatre.Route, Theatre.Sheet, Theatre.Overlay
  >

  var visibleState = State()
}

struct TheatreError: Error, CustomStringConvertible {
  let description: String
}

enum TheatreScreen: String, CaseIterable {
  case welcome, plays, seat, programme, ovation, fire, plain, nowhere, twice, twiceInside
}

struct TheatreSnapshots: SnapshotHarness {
  typealias Screen = TheatreScreen

  static func makeNavigator() -> TheatreNavigator { TheatreNavigator() }

  static func navigate(_ navigator: TheatreNavigator, to screen: TheatreScreen) throws {
    navigator.visibleState = try state(of: screen)
  }

  private static let tabs = [Theatre.Tab(title: "Plays"), Theatre.Tab(title: "Actors")]

  private static func inside(
    routes: [any Theatre.Route] = [], sheet: Theatre.Sheet? = nil, cover: Theatre.Sheet? = nil,
    alert: VisibleDialog? = nil, overlay: Theatre.Overlay? = nil
  ) -> TheatreNavigator.State {
    TheatreNavigator.State(
      flow: .inside, tabs: tabs, tab: tabs[0], routes: routes, sheet: sheet,
      fullScreenCover: cover, alert: alert, overlay: overlay)
  }

  private static func state(of screen: TheatreScreen) throws -> TheatreNavigator.State {
    switch screen {
    case .welcome: TheatreNavigator.State(flow: .welcome)
    case .plays: inside()
    case .seat: inside(routes: [Theatre.Play(title: "Faust"), Theatre.Seat.box(4)])
    case .programme: inside(sheet: .programme)
    case .ovation: inside(sheet: .programme, overlay: .standingOvation(minutes: 9))
    case .fire:
      inside(
        alert: VisibleDialog(
          describing: Theatre.Alarm.fireInTheHouse(floor: 2), message: "Leave now.",
          buttons: [.button("Run")]))
    case .plain: TheatreNavigator.State()
    case .nowhere: throw TheatreError(description: "there is no such seat")
    case .twice: inside(sheet: .programme, alert: VisibleDialog("Silence!"))
    case .twiceInside:
      TheatreNavigator.State(
        flow: .inside,
        stack: VisibleStack(presentations: [
          .sheet(
            .programme,
            VisibleStack(presentations: [
              .fullScreenCover(.programme), .confirmation(VisibleDialog("Leave?")),
            ]))
        ]))
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .tab(let tab): ScreenContent(title: tab.title)
    case .flow(.welcome): ScreenContent(title: "Good Evening")
    case .route(let play as Theatre.Play): ScreenContent(title: play.title)
    default: nil
    }
  }
}

/// A theatre whose `makeNavigator` throws.
struct ClosedTheatreSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case stage }

  static func makeNavigator() async throws -> TheatreNavigator {
    await Task.yield()
    throw TheatreError(description: "the theatre is closed")
  }

  static func navigate(_ navigator: TheatreNavigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
