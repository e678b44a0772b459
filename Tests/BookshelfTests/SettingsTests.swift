import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("In the settings")
@MainActor
struct SettingsTests {
  // Rule 16
  @Test("signing out asks, and then leaves nothing open in any tab, and begins anew")
  func signsOut() throws {
    let user = AppUser(on: .account)
    user.coordinator.onboarding?.end()
    user.coordinator.navigate(to: AppScreen.account)
    #expect(user.coordinator.onboarding == nil)
    for tab in Bookshelf.Tab.allCases where tab != .settings {
      user.app.tabs.router(for: tab).navigate(to: .bookDetail(.fixture))
      user.app.tabs.router(for: tab).present(sheet: .bookEdit(.fixture))
    }
    try user.tap("Sign Out")
    try user.answer("Sign Out")
    #expect(user.state == FlowState(flow: .onboarding, tabs: TabState(selectedTab: .settings)))
    #expect(user.coordinator.onboarding?.node.isStarted == true)
    #expect(user.coordinator.children.count == 1)
  }

  @Test("a subscription is offered over everything, and can be declined")
  func paywall() throws {
    let user = AppUser(on: .subscription)
    try user.tap("See the Offer")
    #expect(user.state == FlowState(showing: .paywall))
    try user.tap("Not Now")
    #expect(user.state == FlowState(showing: .subscription))
  }

  @Test("signing out can be cancelled")
  func staysSignedIn() throws {
    let user = AppUser(on: .account)
    try user.tap("Sign Out")
    #expect(user.state == FlowState(showing: .signOutConfirmation))
    try user.answer("Cancel")
    #expect(user.state == FlowState(showing: .account))
  }

  @Test("a sync that fails can be tried again")
  func syncsAgain() throws {
    let user = AppUser(on: .settings)
    try user.tap("Sync Now")
    #expect(user.state == FlowState(showing: .syncFailedAlert))
    try user.answer("Try Again")
    #expect(user.state == FlowState(showing: .syncFailedAlert))
    try user.answer("Not Now")
    #expect(user.state == FlowState(showing: .settings))
  }

  // Rule 16
  @Test("another account signs in where nothing is left of the old one")
  func switchesAccount() throws {
    let user = AppUser(on: .account)
    user.app.tabs.router(for: .library).navigate(to: .bookDetail(.fixture))
    user.app.tabs.router(for: .lists).present(sheet: .listEditor(nil))
    try user.tap("Switch Account")
    #expect(user.state == FlowState(showing: .signInSheet))
    try user.tap("Sign In")
    #expect(user.state == FlowState(showing: .settings))
  }
}
