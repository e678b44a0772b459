import BookshelfNavigation
import ScreenNavigation
import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("Onboarding")
@MainActor
struct OnboardingTests {
  @Test(
    "Returning to the onboarding restarts it",
    arguments: [
      AppStep.command(.logoutToOnboarding), .command(.openFlowRoot(.onboarding)),
      .jump(.onboarding), .jump(.onboardingGoal),
    ])
  func beginAgain(step: AppStep) async throws {
    let user = AppUser(on: .onboarding)
    for label in ["Begin", "Continue", "Done", "Close"] { try await user.tap(label) }
    var generator = SeededGenerator(seed: 1)
    await step.take(as: user, using: &generator)
    #expect(user.coordinator.onboarding?.node.isStarted == true)
    #expect(user.coordinator.children.count == 1)
  }

  @Test("Adding a book presents a message that links to the library", arguments: [true, false])
  func added(follows: Bool) async throws {
    let user = AppUser(on: .cataloguePage)
    try await user.tap("Add")
    try await user.tap("Add")
    #expect(user.app.overlay == .success(.added(.childrenOfDune)))
    let beneath = AppScreen.cataloguePage.navigationPath.routes
    try await user.tap(follows ? "Go to Library" : "Close")
    #expect(user.app.overlay == nil)
    #expect(user.app.tabs.selectedTab == (follows ? .library : .search))
    #expect(user.app.tabs.router(for: .search).stack == beneath)
  }
}
