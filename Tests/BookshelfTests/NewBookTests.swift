import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Adding a book")
@MainActor
struct NewBookTests {
  @Test(
    "Cancel closes a form without confirmation if it has nothing that a person typed",
    arguments: [AppScreen.bookCreateSheet, .bookCreateByISBN])
  func cancels(screen: AppScreen) async throws {
    let user = AppUser(on: screen)
    try await user.tap("Cancel")
    #expect(user.state == FlowState(at: .library))
  }

  @Test("Cancel asks for confirmation before discarding a changed form")
  func discards() async throws {
    let user = AppUser(on: .bookCreateByISBN)
    try await user.type("410", into: "Pages")
    try await user.tap("Cancel")
    #expect(user.state == FlowState(at: .discardNewBookConfirmation))
    try user.answer("Discard")
    #expect(user.state == FlowState(at: .library))
  }

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

  @Test("A book that is on the shelf cannot be added by its ISBN, and the form says why")
  func addsOnceByISBN() async throws {
    let user = AppUser(on: .bookCreateSheet)
    try await user.type("9780441172719", into: "ISBN")
    #expect("\(try #require(user.content).elements)".contains("This book is on your shelf."))
    await #expect(throws: ScreenContentError.disabled(label: "Add")) {
      try await user.tap("Add")
    }
    try await user.type("9780441104024", into: "ISBN")
    try await user.tap("Add")
    #expect(user.app.overlay == .success(.added(.childrenOfDune)))
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

  @Test("Cancelling the confirmation keeps the form")
  func keepsForm() async throws {
    let user = AppUser(on: .cataloguePage)
    try await user.tap("Add")
    try await user.type("410", into: "Pages")
    let form = user.state
    try await user.tap("Cancel")
    try user.answer("Cancel")
    #expect(user.state == form)
  }
}
