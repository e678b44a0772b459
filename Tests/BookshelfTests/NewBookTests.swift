import BookshelfNavigation
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
    user.app.current.present(sheet: .bookCreate(isbn: "9780441172719"))
    try await user.tap("Cancel")
    #expect(user.state == FlowState(at: .discardNewBookConfirmation))
    try user.answer("Discard")
    #expect(user.state == FlowState(at: .library))
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
