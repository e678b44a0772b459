import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Adding a book")
@MainActor
struct NewBookTests {
  @Test("Cancel asks for confirmation as soon as a person has typed into any field")
  func asks() async throws {
    for field in ["ISBN", "Title", "Author", "Pages"] {
      let user = AppUser(on: .bookCreateSheet)
      try await user.type("42", into: field)
      try await user.tap("Cancel")
      #expect(user.app.current.topmost.activeConfirmation?.title == "Discard New Book?")
      try user.answer("Discard")
      #expect(user.state == FlowState(at: .library))
    }
  }

  @Test("A book that is on the shelf cannot be added from the catalog")
  func addsOnce() async throws {
    let user = AppUser(on: .searchResults)
    user.app.current.navigate(to: .cataloguePage(BookshelfSite.page(on: .dune)))
    await #expect(throws: ScreenContentError.disabled(label: "Add")) {
      try await user.tap("Add")
    }
  }

  @Test("A new book never replaces a book on the shelf")
  func keepsOtherBook() async throws {
    let user = AppUser()
    for _ in 1...2 {
      user.app.current.present(sheet: .bookCreate(isbn: nil))
      for (field, text) in [("Title", "Dune"), ("Author", "Herbert"), ("Pages", "400")] {
        try await user.type(text, into: field)
      }
      try await user.tap("Add")
      try await user.tap("Close")
    }
    let books = try #require(user.navigator.store.library.value).books
    #expect(books.prefix(Book.shelf.count) == Book.shelf[...])
    #expect(books.suffix(2).map(\.id) == ["dune-herbert", "dune-herbert-2"])
  }
}
