public import ScreenNavigation

/// Leads a new user through the onboarding and into the app.
///
/// The welcome screen is the root of the flow's stack, so starting pushes nothing.
@MainActor
public final class OnboardingCoordinator: Coordinator {
  /// The position in the tree of coordinators.
  public let node = CoordinatorNode()

  private let routing: any OnboardingRouting

  /// Creates a coordinator with the part of the router that it needs.
  public init(routing: any OnboardingRouting) {
    self.routing = routing
  }

  /// Moves from the welcome screen to the choice of genres.
  public func begin() {
    routing.push(.onboardingGenres(chosen: []))
  }

  /// Moves from the choice of genres to the reading goal, which depends on the genres.
  public func choose(_ genres: [Genre]) {
    routing.push(.onboardingGoal(pagesPerDay: genres.contains(.novel) ? 30 : 20))
  }

  /// Asks for confirmation, then skips the remaining steps.
  public func askToSkip() {
    routing.ask(.skipOnboarding { [weak self] in self?.end() })
  }

  /// Ends the onboarding and opens the app with a welcome message.
  public func end() {
    finish()
    routing.completeOnboarding()
  }
}
