public import Foundation

/// The navigation of the onboarding's screens.
@MainActor
public protocol OnboardingStepRouting: AnyObject, Sendable {
  /// Moves from the welcome screen to the choice of genres.
  func begin()

  /// Moves from the choice of genres to the reading goal, which depends on the genres.
  func chooseGenres(_ genres: [Genre])

  /// Asks for confirmation, then skips the remaining steps.
  func askToSkip()

  /// Ends the onboarding and opens the app.
  func end()
}

/// The navigation of the message that the service is unavailable.
@MainActor
public protocol MaintenanceRouting: AnyObject, Sendable {
  /// Opens the status of the service since the start of an outage.
  func openStatus(since date: Date)

  /// Returns to the place that the message replaced.
  func leaveMaintenance()
}
