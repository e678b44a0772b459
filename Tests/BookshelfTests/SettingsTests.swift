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

  @Test("Signing out in a form over a form closes both")
  func signsOutOverForm() async throws {
    let user = AppUser(on: .signInOverBookEdit)
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
    await #expect(throws: ScreenContentError.self) { try await user.tap("Sign Out") }
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

  @Test(
    "The alert about a failed sync leads to maintenance, and from there to the flow of the session",
    arguments: [(true, Bookshelf.Flow.authorized), (false, .onboarding)])
  func waitsForService(isSignedIn: Bool, flow: Bookshelf.Flow) async throws {
    let user = AppUser(on: .settings)
    try await user.tap("Sync Now")
    try user.answer("Service Status")
    #expect(user.app.flow == .maintenance)
    if !isSignedIn { try user.navigator.store.update { $0.account = nil } }
    try await user.tap("Try Again")
    #expect(user.app.flow == flow)
  }

  // Rule 16
  @Test("Switching the account clears every tab and presents the form to sign in")
  func switchesAccount() async throws {
    let user = AppUser(on: .account)
    user.app.tabs.router(for: .library).navigate(to: .bookDetail(.fixture))
    user.app.tabs.router(for: .lists).present(sheet: .listEditor(nil))
    try await user.tap("Switch Account")
    #expect(user.state == FlowState(at: .signInSheet))
    try await user.tap("Sign In")
    #expect(user.state == FlowState(at: .settings))
  }
}
