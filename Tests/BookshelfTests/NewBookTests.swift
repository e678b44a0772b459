import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@Suite("Adding a book")
@MainActor
struct NewBookTests {
  @Test("Cancel closes an empty form without confirmation")
  func cancels() async throws {
    let user = AppUser()
    try await user.tap("Add")
    #expect(user.state == FlowState(at: .bookCreateSheet))
    try await user.tap("Cancel")
    #expect(user.state == FlowState(at: .library))
  }

  @Test("Cancel asks for confirmation before discarding a filled-in form")
  func discards() async throws {
    let user = AppUser()
    user.app.current.present(sheet: .bookCreate(isbn: "9780441104024"))
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

  @Test("Cancelling the confirmation keeps the form")
  func keepsForm() async throws {
    let user = AppUser(on: .cataloguePage)
    try await user.tap("Add")
    let form = user.state
    try await user.tap("Cancel")
    try user.answer("Cancel")
    #expect(user.state == form)
  }
}
