package import ScreenContents
package import ScreenSnapshot

/// An app with a navigator written by hand: flows, an overlay, existential routes, tabs that are
/// values.
package enum Theatre {
  package enum Flow { case welcome, inside }
  package struct Tab { let title: String }
  package protocol Route {}
  package struct Play: Route { let title: String }
  package enum Seat: Route { case box(Int) }
  package enum Sheet { case programme }
  package enum Overlay { case standingOvation(minutes: Int) }
  package enum Alarm { case fireInTheHouse(floor: Int) }
}

@MainActor
package final class TheatreNavigator: ScreenNavigating {
  package typealias State = VisibleFlowState<
    Theatre.Flow, Theatre.Tab, any Theatre.Route, Theatre.Sheet, Theatre.Overlay
  >

  package var visibleState = State()

  package init() {}
}

package struct TheatreError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

package enum TheatreScreen: String, CaseIterable {
  case welcome, plays, seat, programme, ovation, fire, plain, nowhere, twice, twiceInside
}

package struct TheatreSnapshots: SnapshotHarness {
  package typealias Screen = TheatreScreen

  package static func makeNavigator() -> TheatreNavigator { TheatreNavigator() }

  package static func navigate(_ navigator: TheatreNavigator, to screen: TheatreScreen) throws {
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

  package static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .tab(let tab): ScreenContent(title: tab.title)
    case .flow(.welcome): ScreenContent(title: "Good Evening")
    case .route(let play as Theatre.Play): ScreenContent(title: play.title)
    default: nil
    }
  }
}

/// A theatre whose `makeNavigator` throws.
package struct ClosedTheatreSnapshots: SnapshotHarness {
  package enum Screen: String, CaseIterable { case stage }

  package static func makeNavigator() async throws -> TheatreNavigator {
    await Task.yield()
    throw TheatreError(description: "the theatre is closed")
  }

  package static func navigate(_ navigator: TheatreNavigator, to screen: Screen) {}
  package static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    nil
  }
}
