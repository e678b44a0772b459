import ScreenHarness

@testable import Travel

enum TravelScreen: String, CaseIterable {
  case welcome, homeAirport, trips, trip, editTrip
}

/// The two parts of the app. The coordinators have no names for them.
public enum TravelFlow {
  case onboarding, trips
}

extension AppCoordinator: ScreenNavigating {
  public var visibleState: VisibleFlowState<TravelFlow, Never, any Hashable, Never, Never> {
    // The first route of a coordinator is its root, which a visible state does not list.
    if let onboarding = childCoordinators.last as? OnboardingCoordinator {
      return VisibleFlowState(
        flow: .onboarding, routes: Array(onboarding.navigationPath.dropFirst()))
    }
    return VisibleFlowState(flow: .trips, routes: Array(trips.navigationPath.dropFirst()))
  }
}

@main
struct TravelSnapshots: SnapshotHarness {
  // 'navigate' finishes the onboarding, to which no screen returns.
  static let navigatesAbsolutely = false

  static func makeNavigator() -> AppCoordinator {
    let app = AppCoordinator()
    app.start()
    return app
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ app: AppCoordinator, to screen: TravelScreen) {
    if ![.welcome, .homeAirport].contains(screen) { app.onboarding.finish() }
    switch screen {
    case .welcome, .trips: break
    case .homeAirport: app.onboarding.chooseAirport()
    case .trip: app.trips.navigateToTrip(id: "lisbon")
    case .editTrip:
      app.trips.navigateToTrip(id: "lisbon")
      app.trips.navigateToEdit(id: "lisbon")
    }
  }

  /// The coordinator in front pops, but keeps its root.
  static func goBack(in app: AppCoordinator) { app.childCoordinators.last?.pop() }
}
