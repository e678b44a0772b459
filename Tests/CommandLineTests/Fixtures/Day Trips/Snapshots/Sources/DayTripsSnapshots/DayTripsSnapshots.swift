import DayTripsNavigation
import Foundation
import ScreenHarness

enum DayTripsScreen: String, CaseIterable {
  case trips, trip, newTrip
}

struct NoPages: PageOpener {
  func openPage(_ url: URL) {}
}

/// The app after its start: the harness makes one for each screen.
@MainActor
final class DayTripsApp: ScreenNavigating {
  let router = TripRouter(pages: NoPages())

  var visibleState: VisibleState<Never, TripRoute, TripSheet> {
    VisibleState(routes: router.path, sheet: router.sheet)
  }
}

@main
struct DayTripsSnapshots: SnapshotHarness {
  static let lake = Trip(name: "Lake", imageName: "lake")

  static func makeNavigator() -> DayTripsApp { DayTripsApp() }

  static func navigate(_ app: DayTripsApp, to screen: DayTripsScreen) {
    app.router.path = screen == .trip ? [.trip(lake)] : []
    app.router.sheet = screen == .newTrip ? .newTrip : nil
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.navigator.router
    return switch destination {
    case .root:
      ScreenContent(
        title: "Trips", trailing: [.button("Add") { router.sheet = .newTrip }],
        elements: [.link(lake.name) { router.path = [.trip(lake)] }])
    case .route(.trip(let trip)):
      ScreenContent(
        title: trip.name,
        elements: [.button("Timetable", action: .effect { router.openTimetable() })])
    case .sheet(.newTrip):
      ScreenContent(
        title: "New Trip",
        leading: [.button("Cancel", role: .cancel) { router.sheet = nil }],
        elements: [.field("Name", "")])
    default: nil
    }
  }
}
