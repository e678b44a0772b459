import BookshelfNavigation
import Observation
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Deleting a book")
@MainActor
struct DeleteBookTests {
  @Test("Deleting a book asks for confirmation and closes the screens of the book")
  func deletes() async throws {
    let user = AppUser(on: .bookDetail)
    try await user.tap("Delete Book")
    #expect(user.state == FlowState(at: .deleteBookConfirmation))
    try user.answer("Delete")
    #expect(user.state == FlowState(at: .library))
  }

  @Test("Cancelling the confirmation keeps the book")
  func cancels() async throws {
    let user = AppUser(on: .bookDetail)
    try await user.tap("Delete Book")
    try user.answer("Cancel")
    #expect(user.state == FlowState(at: .bookDetail))
  }

  @Test("The confirmation is dismissed before the stack pops")
  func dismissesFirst() async throws {
    let user = AppUser(on: .bookDetail)
    let router = user.app.current
    try await user.tap("Delete Book")
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

  @Test("Deleting a book closes all its screens and the screens above them")
  func closesAllScreens() async throws {
    let user = AppUser(on: .authorOtherBook)
    try await user.tap("Author")
    try await user.tap("Moll Flanders")
    user.app.current.leave(.mollFlanders)
    #expect(user.state == FlowState(at: .library))
  }

  @Test("Another tab that shows a deleted book has no actions for it")
  func keepsOtherTabs() async throws {
    let user = AppUser(on: .genre)
    try await user.tap("Dune")
    try user.navigator.store.update { $0.remove(.dune) }
    #expect(user.models.pushed(.bookDetail(.dune)).texts == ["This book is not on your shelf."])
    await #expect(throws: (any Error).self) { try await user.tap("Edit") }
    await #expect(throws: (any Error).self) { try await user.tap("Delete Book") }
  }

  @Test("A deleted book stays in the public catalogue, and can be added again")
  func keepsCatalogue() async throws {
    let user = AppUser(on: .bookDetail)
    let shelf = try #require(user.navigator.store.library.value).books
    try await user.tap("Delete Book")
    try user.answer("Delete")
    user.coordinator.navigate(to: AppScreen.searchResults)
    try await user.tap("Dune")
    #expect(user.app.current.stack.last == .cataloguePage(BookshelfSite.page(on: .dune)))
    try await user.tap("Add")
    try await user.tap("Add")
    #expect(user.app.overlay == .success(.added(.dune)))
    #expect(user.navigator.store.library.value?.books == shelf.dropFirst() + [.dune])
  }

  @Test("Deleting a book without a screen on the stack changes nothing")
  func ignoresOthers() {
    let user = AppUser(on: .authorOtherBook)
    user.app.current.leave(.dune)
    #expect(user.state == FlowState(at: .authorOtherBook))
  }
}
