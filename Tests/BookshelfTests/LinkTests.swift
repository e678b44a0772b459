import BookshelfNavigation
import Foundation
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots
@testable import ScreenSnapshot

@Suite("BookshelfLinks")
@MainActor
struct LinkTests {
  @Test(
    "A link waits until the form with unsaved text is closed",
    arguments: [AppScreen.bookEditSheet, .lendSheet, .listCreateSheet])
  func waits(screen: AppScreen) async throws {
    let user = AppUser(on: screen)
    let opener = try user.coordinator.linkOpener()
    #expect(await opener.open(try #require(URL(string: "bookshelf://search"))) == .waiting)
    #expect(user.state == FlowState(at: screen))
    try await user.tap("Cancel")
    #expect(user.app.tabs.selectedTab == .search)
  }

  @Test(
    "A link to a page that the book does not have leads to its nearest page",
    arguments: [("0", 1), ("413", 412)])
  func nearestPage(number: String, page: Int) async throws {
    let user = AppUser()
    let opener = try user.coordinator.linkOpener()
    let url = try #require(URL(string: "bookshelf://books/dune/read?page=\(number)"))
    #expect(await opener.open(url) == .opened)
    #expect(user.app.current.activeFullScreenCover == .reader(book: .dune, page: page))
  }

  // Rule 34
  @Test(
    "A link to an unknown entity leads to the root of its tab",
    arguments: [
      ("books/x", "no book has this id"), ("books/x/read?page=1", "no book has this id"),
      ("lists/x", "no reading list has this id"),
    ])
  func notFound(path: String, reason: String) async throws {
    let user = AppUser(on: .reader)
    let opener = try user.coordinator.linkOpener()
    let url = try #require(URL(string: "bookshelf://\(path)"))
    #expect(await opener.open(url) == .openedFallback(reason))
    #expect(user.app.current.state == StackState())
  }

  @Test(
    "The link of the widget opens the library from every flow", arguments: Bookshelf.Flow.allCases)
  func open(flow: Bookshelf.Flow) async throws {
    let user = AppUser(on: .onboarding)
    user.app.handle(.openFlowRoot(flow))
    let opener = try user.coordinator.linkOpener()
    #expect(await opener.open(try #require(URL(string: "bookshelf://open"))) == .opened)
    #expect(user.app.flow == .authorized)
    #expect(user.app.tabs.state == TabState(selectedTab: .library))
  }
}
