public import ScreenNavigation

/// Leads a new user through the onboarding and into the app.
///
/// The welcome screen is the root of the flow's stack, so starting pushes nothing.
@MainActor
public final class OnboardingCoordinator: StackCoordinator {
  /// The position in the tree of coordinators.
  public let node = CoordinatorNode()

  /// The router of the flow's stack.
  public let router: AppRouter<Bookshelf>

  private let routing: any OnboardingRouting

  /// Creates a coordinator.
  ///
  /// - Parameters:
  ///   - router: The router of the flow's stack.
  ///   - routing: The way out of the flow.
  public init(router: AppRouter<Bookshelf>, routing: any OnboardingRouting) {
    self.router = router
    self.routing = routing
  }

  /// Moves from the welcome screen to the choice of genres.
  public func begin() {
    navigate(to: .onboardingGenres(chosen: []))
  }

  /// Moves from the choice of genres to the reading goal, which depends on the genres.
  public func choose(_ genres: [Genre]) {
    navigate(to: .onboardingGoal(pagesPerDay: genres.contains(.novel) ? 30 : 20))
  }

  /// Asks for confirmation, then skips the remaining steps.
  public func askToSkip() {
    router.present(confirmation: .skipOnboarding { [weak self] in self?.end() })
  }

  /// Ends the onboarding and opens the app with a welcome message.
  public func end() {
    finish()
    routing.completeOnboarding()
  }
}
