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

  @Test("A person sorts reviews", arguments: Review.Order.allCases)
  func sorts(order: Review.Order) async throws {
    let user = AppUser(on: .reviews)
    let titles = ["Newest first", "Best first", "Worst first"]
    try await user.tap(titles[try #require(Review.Order.allCases.firstIndex(of: order))])
    #expect(
      user.app.current.stack
        == [.bookDetail(.dune), .reviews(of: Book.dune.id, sortedBy: order)])
    user.app.current.popToRoot()
    user.app.current.sortReviews(by: order)
    #expect(user.state == FlowState(at: .library))
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

  @Test("Typing a known ISBN fills in the form for a new book")
  func fillsForm() async throws {
    let user = AppUser(on: .bookCreateSheet)
    try await user.type("9780441104024", into: "ISBN")
    try await user.tap("Add")
    #expect(user.app.overlay == .success(.added(.childrenOfDune)))
  }

  @Test("Stop Sharing and Share List change the store")
  func sharesList() async throws {
    let user = AppUser(on: .readingList)
    try await user.tap("Share List")
    #expect(user.navigator.store.library.value?.sharedLists == ["winter"])
    try await user.tap("Stop Sharing")
    #expect(user.navigator.store.library.value?.sharedLists == [])
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

  @Test("A lent book cannot be lent again")
  func lendsOnce() async throws {
    let user = AppUser()
    try await user.tap("Middlemarch")
    await #expect(throws: ScreenContentError.disabled(label: "Lend Book")) {
      try await user.tap("Lend Book")
    }
  }

  @Test("A switch in the settings changes the store")
  func switches() async throws {
    let user = AppUser(on: .settings)
    try await user.tap("Large print")
    try await user.tap("Night mode")
    let library = try #require(user.navigator.store.library.value)
    #expect(library.preferences == [.largePrint, .loanReminders, .eveningPage])
  }
}
