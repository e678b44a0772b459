import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("In the settings")
@MainActor
struct SettingsTests {
  @Test("signing out asks, and then leaves nothing open in any tab")
  func signsOut() throws {
    let user = AppUser(on: .account)
    for tab in Bookshelf.Tab.allCases where tab != .settings {
      user.app.router(for: tab).navigate(to: .bookDetail(.fixture))
      user.app.router(for: tab).present(sheet: .bookEdit(.fixture))
    }
    try user.tap("Sign Out")
    try user.answer("Sign Out")
    #expect(user.state == TabState(showing: .library))
  }

  @Test("signing out can be cancelled")
  func staysSignedIn() throws {
    let user = AppUser(on: .account)
    try user.tap("Sign Out")
    #expect(user.state == TabState(showing: .signOutConfirmation))
    try user.answer("Cancel")
    #expect(user.state == TabState(showing: .account))
  }

  @Test("a sync that fails can be tried again")
  func syncsAgain() throws {
    let user = AppUser(on: .settings)
    try user.tap("Sync Now")
    #expect(user.state == TabState(showing: .syncFailedAlert))
    try user.answer("Try Again")
    #expect(user.state == TabState(showing: .syncFailedAlert))
    try user.answer("Not Now")
    #expect(user.state == TabState(showing: .settings))
  }

  @Test("another account signs in over the old one")
  func switchesAccount() throws {
    let user = AppUser(on: .account)
    try user.tap("Switch Account")
    #expect(user.app.current.activeSheet == .signIn)
    try user.tap("Sign In")
    #expect(user.state == TabState(showing: .account))
  }
}
