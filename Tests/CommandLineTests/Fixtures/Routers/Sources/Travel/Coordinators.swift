import Observation

enum OnboardingRoute: Hashable {
  case welcome
  case homeAirport
}

@Observable @MainActor
final class OnboardingCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var parent: (any Coordinator)?
  var navigationPath: [OnboardingRoute] = []

  func start() {
    navigationPath = [.welcome]
  }

  func chooseAirport() {
    navigate(to: .homeAirport)
  }

  func finish() {
    parent?.childDidFinish(self)
  }
}

enum TripsRoute: Hashable {
  case home
  case trip(id: String)
  case editTrip(id: String)
}

@Observable @MainActor
final class TripsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var parent: (any Coordinator)?
  var navigationPath: [TripsRoute] = []

  func start() {
    navigationPath = [.home]
  }

  func navigateToTrip(id: String) {
    navigate(to: .trip(id: id))
  }

  func navigateToEdit(id: String) {
    navigate(to: .editTrip(id: id))
  }
}

/// The root: shows the child that was added last.
@Observable @MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var parent: (any Coordinator)?
  var navigationPath: [Never] = []

  let onboarding = OnboardingCoordinator()
  let trips = TripsCoordinator()

  func start() {
    add(trips)
    add(onboarding)
  }
}
