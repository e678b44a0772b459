public import ScreenNavigation

/// Leads somebody new through the first steps, and into the app.
///
/// The welcome is the root of the flow's stack, so starting pushes nothing.
@MainActor
public final class OnboardingCoordinator: Coordinator {
  /// The coordinator's place among others.
  public let node = CoordinatorNode()

  private let routing: any OnboardingRouting

  /// Creates a coordinator.
  ///
  /// - Parameter routing: What the first steps need of the router, and no more.
  public init(routing: any OnboardingRouting) {
    self.routing = routing
  }

  /// Shows what follows the welcome.
  public func begin() {
    routing.push(.onboardingGenres(chosen: []))
  }

  /// Shows what follows the choice of genres.
  ///
  /// - Parameter genres: What was chosen; it changes the next step's suggestion.
  public func choose(_ genres: [Genre]) {
    routing.push(.onboardingGoal(pagesPerDay: genres.contains(.novel) ? 30 : 20))
  }

  /// Asks whether to skip the steps that are left, and ends where the answer is yes.
  public func askToSkip() {
    routing.ask(.skipOnboarding { [weak self] in self?.end() })
  }

  /// Ends: the app is shown, with a welcome.
  public func end() {
    finish()
    routing.completeOnboarding()
  }
}
