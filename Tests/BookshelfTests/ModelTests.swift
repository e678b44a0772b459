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

  @Test("Deleting a book removes it from the shelf, the loans and the lists")
  func deletes() async throws {
    let user = AppUser()
    try await user.tap("Middlemarch")
    try await user.tap("Delete Book")
    try user.answer("Delete")
    let library = try #require(user.navigator.store.library.value)
    #expect(!library.books.contains(.middlemarch))
    #expect(library.loans.map(\.book) == [.feynman])
    #expect(library.lists.allSatisfy { !$0.books.contains(Book.middlemarch.id) })
  }

  @Test("Saving a form changes the store and closes the form")
  func savesForm() async throws {
    let user = AppUser(on: .bookEditSheet)
    let form = user.models.presented(.bookEdit(.dune)).content
    try await form.type("Dune (1965)", into: "Title")
    try await form.tap("Save")
    #expect(user.navigator.store.library.value?.book(id: Book.dune.id)?.title == "Dune (1965)")
    #expect(user.app.current.presentation == nil)
  }

  @Test("Copying a link keeps the sheet open, and a snapshot copies nothing")
  func copiesLink() async throws {
    let user = AppUser(on: .shareListSheet)
    let sheet = try #require(user.app.current.activeSheet)
    try await user.tap("Copy Link")
    #expect(user.state == FlowState(at: .shareListSheet))
    try await confirmation { copied in
      let models = user.models(in: user.navigator.store, copy: { _ in copied() })
      try await models.presented(sheet).content.tap("Copy Link")
      await models.presented(sheet).tap("Copy Link")
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

  @Test("A search offers a filter for each author and century, and the filter that it has")
  func offersFilters() async {
    let user = AppUser(on: .searchFiltersSheet)
    let filter = SearchFilter.author(named: "Ursula K. Le Guin")
    user.app.current.present(sheet: .searchFilters(filter))
    let titles = [
      "Everything", "By Arthur Schnitzler", "By Daniel Defoe", "By Frank Herbert",
      "By George Eliot", "By Richard P. Feynman", "By 川端康成", "From 1700 to 1799",
      "From 1800 to 1899", "From 1900 to 1999", "By Ursula K. Le Guin",
    ]
    await #expect(throws: ScreenContentError.menu(label: "Books", items: titles)) {
      try await user.tap("Books")
    }
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
