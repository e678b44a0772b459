import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Settings")
@MainActor
struct SettingsTests {
  // Rule 16
  @Test("Signing out asks for confirmation, clears every tab and restarts the onboarding")
  func signsOut() async throws {
    let user = AppUser(on: .account)
    #expect(user.coordinator.onboarding == nil)
    for tab in Bookshelf.Tab.allCases where tab != .settings {
      user.app.tabs.router(for: tab).navigate(to: .bookDetail(.fixture))
      user.app.tabs.router(for: tab).present(sheet: .bookEdit(.fixture))
    }
    try await user.tap("Sign Out")
    try user.answer("Sign Out")
    #expect(user.navigator.store.library.value?.account == nil)
    #expect(user.state == FlowState(flow: .onboarding, tabs: TabState(selectedTab: .settings)))
    #expect(user.coordinator.onboarding?.node.isStarted == true)
    #expect(user.coordinator.children.count == 1)
  }

  @Test(
    "After an outage, the app is where it was, also without an account",
    arguments: [AppScreen.author, .cataloguePage, .settings, .onboarding, .onboardingGoal],
    [true, false])
  func returnsAfterOutage(screen: AppScreen, isSignedIn: Bool) async throws {
    let user = AppUser(on: screen)
    if !isSignedIn { try user.navigator.store.update { $0.account = nil } }
    let before = user.state
    user.app.handle(.openFlowRoot(.maintenance))
    try await user.tap("Status")
    user.app.current.pop()
    try await user.tap("Try Again")
    #expect(user.state == before)
  }

  @Test(
    "An app that starts with the message about an outage returns to the flow of its session",
    arguments: [(true, AppScreen.library), (false, .onboarding)])
  func startsInOutage(isSignedIn: Bool, screen: AppScreen) throws {
    let app = AppCoordinator(isSignedIn: isSignedIn)
    app.start()
    try app.router.restore(FlowState(flow: .maintenance))
    app.leaveMaintenance()
    #expect(app.router.state == FlowState(at: screen))
  }

  @Test("Signing in again as the same user closes only the form")
  func signsInAgain() async throws {
    let user = AppUser(on: .signInSheet)
    try await user.type("ada@bookshelf.example", into: "Email")
    try await user.type("secret", into: "Password")
    try await user.tap("Sign In")
    #expect(user.state == FlowState(at: .account))
  }
}
