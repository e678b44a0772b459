public import Foundation
import ScreenNavigation

extension FeatureRouter: OnboardingStepRouting {
  /// Moves from the welcome screen to the choice of genres.
  public func begin() { app.onboarding?.begin() }

  /// Moves from the choice of genres to the reading goal, which depends on the genres.
  public func chooseGenres(_ genres: [Genre]) { app.onboarding?.choose(genres) }

  /// Asks for confirmation, then skips the remaining steps.
  public func askToSkip() { app.onboarding?.askToSkip() }

  /// Ends the onboarding and opens the app.
  public func end() { app.onboarding?.end() }
}

extension FeatureRouter: MaintenanceRouting {
  /// Opens the status of the service since the start of an outage.
  public func openStatus(since date: Date) { stack.navigate(to: .serviceStatus(since: date)) }

  /// Returns to the place that the message replaced.
  public func leaveMaintenance() { app.leaveMaintenance() }
}
