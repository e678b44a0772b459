import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("In the library")
@MainActor
struct LibraryTests {
  @Test("a book leads to its form, and Cancel back to the book")
  func editsBook() throws {
    let user = AppUser()
    try user.tap("Dune")
    #expect(user.state == FlowState(showing: .bookDetail))
    try user.tap("Edit")
    #expect(user.state == FlowState(showing: .bookEditSheet))
    try user.tap("Cancel")
    #expect(user.state == FlowState(showing: .bookDetail))
  }

  @Test("the cover is chosen inside of the form")
  func choosesCover() throws {
    let user = AppUser(on: .bookEditSheet)
    try user.tap("Cover")
    #expect(user.state == FlowState(showing: .coverPicker))
    try user.tap("Choose Plain")
    #expect(user.state == FlowState(showing: .bookEditSheet))
  }

  @Test("an author leads to their other books")
  func followsAuthor() throws {
    let user = AppUser()
    try user.tap("Moll Flanders")
    try user.tap("Author")
    try user.tap(Book.robinsonCrusoe.title)
    #expect(user.state == FlowState(showing: .authorOtherBook))
  }

  @Test("a lent book that is back leaves its loan")
  func returnsBook() throws {
    let user = AppUser()
    try user.tap("Lent to others")
    try user.tap("Middlemarch")
    #expect(user.state == FlowState(showing: .loanDetail))
    try user.tap("It Is Back")
    #expect(user.state == FlowState(showing: .loans))
  }

  @Test("another page is shown in the same cover")
  func turnsPage() throws {
    let user = AppUser(on: .reader)
    let cover = user.app.current.presented
    try user.tap("Next Page")
    #expect(user.app.current.activeFullScreenCover == .reader(book: .dune, page: 148))
    #expect(user.app.current.presented === cover)
    try user.tap("Close")
    #expect(user.state == FlowState(showing: .bookDetail))
  }

  @Test("no page is before the first, and none after the last", arguments: [1, Book.dune.pages])
  func endsAreEnds(page: Int) {
    let user = AppUser(on: .bookDetail)
    user.app.current.present(fullScreenCover: .reader(book: .dune, page: page))
    #expect(throws: (any Error).self) { try user.tap(page == 1 ? "Previous Page" : "Next Page") }
  }

  @Test("the scanner's tour goes on to the question for the camera")
  func takesTour() throws {
    let user = AppUser()
    try user.tap("Scan")
    #expect(user.state == FlowState(showing: .scannerTour))
    try user.tap("Continue")
    try user.tap("Continue")
    try user.tap("Start Scanning")
    #expect(user.state == FlowState(showing: .cameraDeniedAlert))
    try user.answer("OK")
    try user.tap("Skip")
    #expect(user.state == FlowState(showing: .library))
  }
}
