import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Open screens of the harness")
@MainActor
struct OpenScreensTests {
  @Test("A form keeps its text below another screen, and loses it when it closes")
  func keepsText() async throws {
    let user = AppUser(on: .bookEditSheet)
    try await user.type("The Dispossessed", into: "Title")
    try await user.tap("Cover")
    try await user.tap("Choose Plain")
    #expect(try user.isShowing("The Dispossessed"))
    try await user.tap("Cancel")
    try await user.tap("Edit")
    #expect(user.state == FlowState(at: .bookEditSheet))
    #expect(try !user.isShowing("The Dispossessed"))
  }

  @Test(
    "A swipe closes a form until a person types into it",
    arguments: [
      (AppScreen.bookCreateSheet, "Title"), (.bookCreateByISBN, "Pages"), (.bookEditSheet, "Title"),
      (.lendSheet, "Due back"), (.listCreateSheet, "Name"), (.listEditSheet, "Name"),
    ])
  func swipes(screen: AppScreen, field: String) async throws {
    let user = AppUser(on: screen)
    user.navigator.goBack()
    #expect(user.app.current.presentation == nil)
    user.coordinator.navigate(to: screen)
    try await user.type("2025-04-01", into: field)
    user.navigator.goBack()
    #expect(user.state == FlowState(at: screen))
  }

  @Test("The view of a form cannot be swiped away if the form has unsaved text")
  func locksView() async throws {
    let user = AppUser(on: .bookEditSheet)
    let form = user.models.presented(.bookEdit(.dune))
    #expect(!form.content.isDismissDisabled)
    try await form.content.type("Moll", into: "Title")
    #expect(form.content.isDismissDisabled)
  }

  @Test("A swipe closes what is over a form, also if the form has unsaved text")
  func swipesAbove() async throws {
    let user = AppUser(on: .bookEditSheet)
    try await user.type("Moll", into: "Title")
    for above in ["Cover", "Account"] {
      try await user.tap(above)
      user.navigator.goBack()
      #expect(user.state == FlowState(at: .bookEditSheet))
    }
  }

  @Test("A screen keeps its model in a tab that is not selected")
  func keepsTabs() async throws {
    let user = AppUser(on: .search)
    try await user.type("moll", into: "Search")
    user.app.tabs.switchTab(to: .lists)
    user.app.tabs.switchTab(to: .search)
    user.app.current.popToRoot()
    #expect(try user.isShowing("moll"))
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
