import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Models of screens")
@MainActor
struct ModelTests {
  @Test("A change of the store changes the models that show it")
  func storeChanges() throws {
    let user = AppUser(on: .bookDetail)
    var book = Book.dune
    book.title = "Dune, Second Edition"
    try user.navigator.store.update { $0.save(book) }
    #expect(user.models.pushed(.bookDetail(.dune)).content.title == "Dune, Second Edition")
    #expect(user.models.root(of: .library).links.contains("Dune, Second Edition"))
  }

  @Test(
    "The reader turns to the pages that the book has",
    arguments: [(1, false, true), (147, true, true), (Book.dune.pages, true, false)])
  func turns(page: Int, hasPrevious: Bool, hasNext: Bool) async throws {
    let user = AppUser(on: .reader)
    let model = ReaderModel(book: .dune, page: page, routing: user.routing)
    #expect(
      model.turns == [
        ReaderModel.Turn(label: "Previous Page", page: page - 1, isEnabled: hasPrevious),
        ReaderModel.Turn(label: "Next Page", page: page + 1, isEnabled: hasNext),
      ])
    for turn in model.turns where turn.isEnabled {
      try await model.content.tap(turn.label)
      #expect(user.app.current.activeFullScreenCover == .reader(book: .dune, page: turn.page))
    }
  }

  @Test(
    "A form cannot be swiped away as soon as a person has typed into it, and what is over it can",
    arguments: [
      (AppScreen.bookCreateSheet, "Title"), (.bookCreateByISBN, "Pages"), (.bookEditSheet, "Title"),
      (.lendSheet, "Due back"), (.listCreateSheet, "Name"), (.listEditSheet, "Name"),
    ])
  func swipes(screen: AppScreen, field: String) async throws {
    let user = AppUser(on: screen)
    #expect(user.content?.isDismissDisabled == false)
    try await user.type("2025-04-01", into: field)
    #expect(user.content?.isDismissDisabled == true)
    if screen == .bookEditSheet {
      try await user.tap("Account")
      #expect(user.content?.isDismissDisabled == false)
    }
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

  @Test("Another tab that shows a deleted book has no actions for it")
  func keepsOtherTabs() async throws {
    let user = AppUser(on: .genre)
    try await user.tap("Dune")
    try user.navigator.store.update { $0.remove(.dune) }
    #expect(user.models.pushed(.bookDetail(.dune)).texts == ["This book is not on your shelf."])
    await #expect(throws: (any Error).self) { try await user.tap("Edit") }
    await #expect(throws: (any Error).self) { try await user.tap("Delete Book") }
  }

  @Test("Deleting a book without a screen on the stack changes nothing")
  func ignoresOthers() {
    let user = AppUser(on: .authorOtherBook)
    user.app.current.leave(.dune)
    #expect(user.state == FlowState(at: .authorOtherBook))
  }

  @Test("A filter without results below it changes no screen")
  func filtersNothing() {
    let user = AppUser(on: .genre)
    user.app.current.filterResults(by: .author(named: "Frank Herbert"))
    #expect(user.state == FlowState(at: .genre))
  }

  @Test("The filter form offers its filter, too, if no book has it")
  func offersFilter() async throws {
    let user = AppUser(on: .searchFiltersSheet)
    let filter = SearchFilter.author(named: "Ursula K. Le Guin")
    user.app.current.present(sheet: .searchFilters(filter))
    try await user.tap("By Ursula K. Le Guin")
    #expect(user.app.current.activeSheet == .searchFilters(filter))
  }

  @Test(
    "A club that does not exist any more has a sentence, and no button that needs it",
    arguments: [ClubRoute.detail(id: "gone"), .members(of: "gone"), .room(of: "gone")])
  func gone(route: ClubRoute) {
    let user = AppUser()
    let model = user.models.pushed(.club(route))
    #expect(model.texts == ["This club is gone."])
    #expect(model.links == [])
    #expect((model as? ClubRoomModel)?.club == nil)
  }

  @Test("A book that is on the shelf cannot be added from the catalog")
  func addsOnce() async throws {
    let user = AppUser(on: .searchResults)
    user.app.current.navigate(to: .cataloguePage(BookshelfSite.page(on: .dune)))
    await #expect(throws: ScreenContentError.disabled(label: "Add")) {
      try await user.tap("Add")
    }
  }

  @Test("A list counts its finished books among those that it has")
  func countsFinishedBooks() throws {
    let user = AppUser(on: .lists)
    try user.navigator.store.update { $0.remove(.snowCountry) }
    let content = "\(try #require(user.content).elements)"
    #expect(content.contains("0 of 3") && content.contains("2 of 2"))
  }
}
