import BookshelfNavigation
import Observation
import ScreenNavigation
import Testing

@Suite("Deleting a book")
@MainActor
struct DeleteBookTests {
  @Test("asks, and returns to where the book was opened")
  func deletes() throws {
    let user = AppUser(on: .bookDetail)
    try user.tap("Delete Book")
    #expect(user.state == FlowState(showing: .deleteBookConfirmation))
    try user.answer("Delete")
    #expect(user.state == FlowState(showing: .library))
  }

  @Test("keeps the book where the question is cancelled")
  func cancels() throws {
    let user = AppUser(on: .bookDetail)
    try user.tap("Delete Book")
    try user.answer("Cancel")
    #expect(user.state == FlowState(showing: .bookDetail))
  }

  @Test("dismisses the question before it pops")
  func dismissesFirst() async throws {
    let user = AppUser(on: .bookDetail)
    let router = user.app.current
    try user.tap("Delete Book")
    try await confirmation("the stack changes") { changes in
      withObservationTracking {
        _ = router.stack
      } onChange: {
        MainActor.assumeIsolated { #expect(router.presentation == nil) }
        changes()
      }
      try user.answer("Delete")
    }
  }

  @Test("leaves what was reached from the book, too, and the book wherever it is shown")
  func leavesAll() throws {
    let user = AppUser(on: .authorOtherBook)
    try user.tap("Author")
    try user.tap("Moll Flanders")
    user.app.current.leave(.mollFlanders)
    #expect(user.state == FlowState(showing: .library))
  }

  @Test("changes nothing where the book is not shown")
  func ignoresOthers() {
    let user = AppUser(on: .authorOtherBook)
    user.app.current.leave(.dune)
    #expect(user.state == FlowState(showing: .authorOtherBook))
  }
}
