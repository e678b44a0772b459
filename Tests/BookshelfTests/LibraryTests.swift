import BookshelfNavigation
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Library")
@MainActor
struct LibraryTests {
  @Test("Edit opens the form of a book, and Cancel closes it")
  func editsBook() async throws {
    let user = AppUser()
    try await user.tap("Dune")
    #expect(user.state == FlowState(at: .bookDetail))
    try await user.tap("Edit")
    #expect(user.state == FlowState(at: .bookEditSheet))
    try await user.tap("Cancel")
    #expect(user.state == FlowState(at: .bookDetail))
  }

  @Test("The choice of a cover takes effect at once")
  func choosesCover() async throws {
    let user = AppUser(on: .bookDetail)
    try await user.tap("Cover")
    #expect(user.state == FlowState(at: .coverPicker))
    try await user.tap("Choose Plain")
    #expect(user.state == FlowState(at: .bookDetail))
    #expect(user.navigator.store.library.value?.covers == [Book.dune.id: .plain])
  }

  @Test("The screen of an author links to their other books")
  func followsAuthor() async throws {
    let user = AppUser()
    try await user.tap("Moll Flanders")
    try await user.tap("Author")
    try await user.tap(Book.robinsonCrusoe.title)
    #expect(user.state == FlowState(at: .authorOtherBook))
  }

  @Test("Returning a lent book closes its loan")
  func returnsBook() async throws {
    let user = AppUser()
    try await user.tap("Lent to others")
    try await user.tap("Middlemarch")
    #expect(user.state == FlowState(at: .loanDetail))
    try await user.tap("It Is Back")
    #expect(user.state == FlowState(at: .loans))
  }

  @Test("Editing a lent book changes its loan, and deleting it leaves no button on the loan")
  func changesLentBook() async throws {
    let user = AppUser()
    try await user.tap("Lent to others")
    try await user.tap("Middlemarch")
    var book = Book.middlemarch
    book.title = "Middlemarch, Book One"
    try user.navigator.store.update { $0.save(book) }
    try await user.tap("Book")
    user.app.current.pop()
    try user.navigator.store.update { $0.remove(book) }
    await #expect(throws: (any Error).self) { try await user.tap("It Is Back") }
  }

  @Test("Turning the page keeps the full-screen cover")
  func turnsPage() async throws {
    let user = AppUser(on: .reader)
    let cover = user.app.current.presented
    try await user.tap("Next Page")
    #expect(user.app.current.activeFullScreenCover == .reader(book: .dune, page: 148))
    #expect(user.app.current.presented === cover)
    try await user.tap("Close")
    #expect(user.state == FlowState(at: .bookDetail))
  }

  @Test(
    "The first page has no previous page, and the last page has no next page",
    arguments: [1, Book.dune.pages])
  func firstAndLastPage(page: Int) async {
    let user = AppUser(on: .bookDetail)
    user.app.current.present(fullScreenCover: .reader(book: .dune, page: page))
    await #expect(throws: (any Error).self) {
      try await user.tap(page == 1 ? "Previous Page" : "Next Page")
    }
  }

  @Test("The tour of the scanner ends with the request for the camera")
  func takesTour() async throws {
    let user = AppUser()
    try await user.tap("Scan")
    #expect(user.state == FlowState(at: .scannerTour))
    try await user.tap("Continue")
    try await user.tap("Continue")
    try await user.tap("Start Scanning")
    #expect(user.state == FlowState(at: .cameraDeniedAlert))
    try user.answer("OK")
    try await user.tap("Skip")
    #expect(user.state == FlowState(at: .library))
  }
}
