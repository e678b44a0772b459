import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("Library")
@MainActor
struct LibraryTests {
  @Test("Edit opens the form of a book, and Cancel closes it")
  func editsBook() throws {
    let user = AppUser()
    try user.tap("Dune")
    #expect(user.state == FlowState(at: .bookDetail))
    try user.tap("Edit")
    #expect(user.state == FlowState(at: .bookEditSheet))
    try user.tap("Cancel")
    #expect(user.state == FlowState(at: .bookDetail))
  }

  @Test("The choice of a cover is pushed inside the form")
  func choosesCover() throws {
    let user = AppUser(on: .bookEditSheet)
    try user.tap("Cover")
    #expect(user.state == FlowState(at: .coverPicker))
    try user.tap("Choose Plain")
    #expect(user.state == FlowState(at: .bookEditSheet))
  }

  @Test("The screen of an author links to their other books")
  func followsAuthor() throws {
    let user = AppUser()
    try user.tap("Moll Flanders")
    try user.tap("Author")
    try user.tap(Book.robinsonCrusoe.title)
    #expect(user.state == FlowState(at: .authorOtherBook))
  }

  @Test("Returning a lent book closes its loan")
  func returnsBook() throws {
    let user = AppUser()
    try user.tap("Lent to others")
    try user.tap("Middlemarch")
    #expect(user.state == FlowState(at: .loanDetail))
    try user.tap("It Is Back")
    #expect(user.state == FlowState(at: .loans))
  }

  @Test("Turning the page keeps the full-screen cover")
  func turnsPage() throws {
    let user = AppUser(on: .reader)
    let cover = user.app.current.presented
    try user.tap("Next Page")
    #expect(user.app.current.activeFullScreenCover == .reader(book: .dune, page: 148))
    #expect(user.app.current.presented === cover)
    try user.tap("Close")
    #expect(user.state == FlowState(at: .bookDetail))
  }

  @Test(
    "The first page has no previous page, and the last page has no next page",
    arguments: [1, Book.dune.pages])
  func firstAndLastPage(page: Int) {
    let user = AppUser(on: .bookDetail)
    user.app.current.present(fullScreenCover: .reader(book: .dune, page: page))
    #expect(throws: (any Error).self) { try user.tap(page == 1 ? "Previous Page" : "Next Page") }
  }

  @Test("The tour of the scanner ends with the request for the camera")
  func takesTour() throws {
    let user = AppUser()
    try user.tap("Scan")
    #expect(user.state == FlowState(at: .scannerTour))
    try user.tap("Continue")
    try user.tap("Continue")
    try user.tap("Start Scanning")
    #expect(user.state == FlowState(at: .cameraDeniedAlert))
    try user.answer("OK")
    try user.tap("Skip")
    #expect(user.state == FlowState(at: .library))
  }
}
