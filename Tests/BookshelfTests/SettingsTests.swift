import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import ScreenSnapshot
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

  @Test("Signing out inside a form closes it")
  func signsOutOverForm() async throws {
    let user = AppUser(on: .bookEditSheet)
    try await user.tap("Account")
    try await user.tap("Sign Out")
    #expect(user.app.current.activeSheet == .bookEdit(.dune))
    try user.answer("Sign Out")
    #expect(user.app.flow == .onboarding)
    #expect(user.app.tabs.router(for: .library).presentation == nil)
  }

  @Test("Without an account, the account's screen presents the form to sign in")
  func signsIn() async throws {
    let user = AppUser(on: .account)
    try user.navigator.store.update { $0.account = nil }
    try await user.tap("Sign In")
    await #expect(throws: ScreenContentError.disabled(label: "Sign In")) {
      try await user.tap("Sign In")
    }
    #expect(user.content?.title == "Sign In")
    try await user.type("mara@bookshelf.example", into: "Email")
    try await user.type("secret", into: "Password")
    try await user.tap("Sign In")
    #expect(user.state == FlowState(at: .account))
  }

  @Test("The offer of a subscription covers the whole app and can be declined")
  func paywall() async throws {
    let user = AppUser(on: .subscription)
    try await user.tap("See the Offer")
    #expect(user.state == FlowState(at: .paywall))
    try await user.tap("Not Now")
    #expect(user.state == FlowState(at: .subscription))
  }

  @Test("Cancelling the confirmation keeps the user signed in")
  func staysSignedIn() async throws {
    let user = AppUser(on: .account)
    try await user.tap("Sign Out")
    #expect(user.state == FlowState(at: .signOutConfirmation))
    try user.answer("Cancel")
    #expect(user.state == FlowState(at: .account))
  }

  @Test("A failed sync can be repeated")
  func syncsAgain() async throws {
    let user = AppUser(on: .settings)
    try await user.tap("Sync Now")
    #expect(user.state == FlowState(at: .syncFailedAlert))
    try user.answer("Try Again")
    #expect(user.state == FlowState(at: .syncFailedAlert))
    try user.answer("Not Now")
    #expect(user.state == FlowState(at: .settings))
  }

  @Test("The alert about a failed sync leads to the message about an outage")
  func waitsForService() async throws {
    let user = AppUser(on: .settings)
    try await user.tap("Sync Now")
    try user.answer("Service Status")
    #expect(user.state == FlowState(flow: .maintenance, tabs: TabState(selectedTab: .settings)))
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

  // Rule 16
  @Test(
    "Switching the account clears every tab, from the settings and from inside a form",
    arguments: [AppScreen.signInSheet, .signInOverBookEdit])
  func switchesAccount(screen: AppScreen) async throws {
    let user = AppUser(on: .readingList)
    for tab in [Bookshelf.Tab.library, .search] {
      user.app.tabs.router(for: tab).navigate(to: .bookDetail(.fixture))
    }
    user.app.tabs.router(for: .lists).present(sheet: .listEditor(nil))
    user.coordinator.navigate(to: screen)
    #expect(user.content?.title == "Switch Account")
    try await user.type("tom@bookshelf.example", into: "Email")
    try await user.type("secret", into: "Password")
    try await user.tap("Sign In")
    #expect(user.navigator.store.library.value?.account?.name == "Tom")
    #expect(user.state == FlowState(at: .library))
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
