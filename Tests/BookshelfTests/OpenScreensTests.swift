import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Open screens of the harness")
@MainActor
struct OpenScreensTests {
  @Test(
    "A form cannot be swiped away as soon as a person has typed into it, and what is over it can",
    arguments: [
      (AppScreen.bookCreateSheet, "Title"), (.bookCreateByISBN, "Pages"), (.bookEditSheet, "Title"),
      (.lendSheet, "Due back"), (.listCreateSheet, "Name"), (.listEditSheet, "Name"),
    ])
  func swipes(screen: AppScreen, field: String) async throws {
    let user = AppUser(on: screen)
    #expect(user.content?.isDismissDisabled == false)
    try await user.type("2025-04-01", into: field)
    #expect(user.content?.isDismissDisabled == true)
    if screen == .bookEditSheet {
      try await user.tap("Account")
      #expect(user.content?.isDismissDisabled == false)
    }
  }

  @Test("A change of the flow closes all screens")
  func closesFlow() async throws {
    let user = AppUser(on: .search)
    try await user.type("moll", into: "Search")
    user.coordinator.signOut()
    user.coordinator.navigate(to: AppScreen.search)
    #expect(try !user.isShowing("moll"))
  }
}

extension AppUser {
  fileprivate func isShowing(_ text: String) throws -> Bool {
    "\(try #require(content).elements)".contains("\"\(text)\"")
  }
}
