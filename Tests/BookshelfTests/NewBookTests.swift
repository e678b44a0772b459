import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("A new book")
@MainActor
struct NewBookTests {
  @Test("is cancelled without a question while nothing is filled in")
  func cancels() throws {
    let user = AppUser()
    try user.tap("Add")
    #expect(user.state == FlowState(showing: .bookCreateSheet))
    try user.tap("Cancel")
    #expect(user.state == FlowState(showing: .library))
  }

  @Test("is discarded after a question over the form")
  func discards() throws {
    let user = AppUser()
    user.app.current.present(sheet: .bookCreate(isbn: "9780441172719"))
    try user.tap("Cancel")
    #expect(user.state == FlowState(showing: .discardNewBookConfirmation))
    try user.answer("Discard")
    #expect(user.state == FlowState(showing: .library))
  }

  @Test("is kept where the question is cancelled")
  func goesOn() throws {
    let user = AppUser(on: .cataloguePage)
    try user.tap("Add")
    let form = user.state
    try user.tap("Cancel")
    try user.answer("Cancel")
    #expect(user.state == form)
  }
}
