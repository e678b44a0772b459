import BookshelfNavigation
import Observation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Models and their store")
@MainActor
struct StoreTests {
  @Test("A screen shows progress until its data is loaded")
  func loads() async {
    let store = InMemoryStore(loadingFrom: .success(.fixture))
    let model = LoansModel(store: store, routing: AppUser().routing)
    #expect(model.progressBars == ["Loading"])
    await store.load()
    #expect(model.progressBars == [])
    #expect(model.links == ["Middlemarch", Book.feynman.title])
  }

  @Test("The shelf has covers as soon as its data is loaded")
  func loadsShelf() async {
    let store = InMemoryStore(loadingFrom: .success(.fixture))
    let shelf = LibraryModel(store: store, routing: AppUser().routing)
    #expect(shelf.library == nil)
    await store.load()
    #expect(shelf.library?.books == Book.shelf)
  }

  @Test("A screen shows the error of its store, and a button that loads again")
  func fails() async throws {
    let store = FlakyStore()
    let model = LoansModel(store: store, routing: AppUser().routing)
    await store.load()
    #expect(model.texts == ["Your library cannot be read."])
    try await model.content.tap("Try Again")
    #expect(model.texts == [])
    #expect(model.links == ["Middlemarch", Book.feynman.title])
  }

  @Test(
    "Reviews show progress or an error until they are here, and can be loaded again",
    arguments: [
      (Book.middlemarch, ["Loading"], []), (.mollFlanders, [], ["The server does not answer."]),
      (.feynman, [], ["No reviews yet."]),
    ])
  func reviews(book: Book, progressBars: [String], texts: [String]) async {
    let store = InMemoryStore()
    let model = ReviewsModel(
      book: book.id, order: .best, store: store, routing: AppUser().routing)
    #expect(model.progressBars == progressBars)
    #expect(model.texts == texts)
    await model.tap("Try Again")
    #expect(model.texts == (book == .mollFlanders ? ["★★★☆☆", Review.late.text] : texts))
  }

  @Test("Reviews stay unloaded if the store has no data")
  func reviewsWithoutData() async {
    let store = InMemoryStore(loadingFrom: .success(.fixture))
    await store.loadReviews(of: Book.mollFlanders.id)
    #expect(store.library == .loading)
  }

  @Test("A change that the store rejects presents an alert, and the form stays open")
  func rejects() async throws {
    let user = AppUser(on: .bookEditSheet)
    let models = user.models(in: FlakyStore())
    try await models.presented(.bookEdit(.dune)).content.tap("Save")
    let alert = try #require(user.app.current.topmost.activeAlert)
    #expect(alert.title == "Not Saved")
    #expect(alert.message == "Your device has no space left.")
    #expect(user.app.current.activeSheet == .bookEdit(.dune))
  }

  @Test(
    "A form can be saved as soon as it has what its screens need",
    arguments: [
      (Bookshelf.Sheet.bookCreate(isbn: nil), ["Title", "Author", "Pages"], "Add"),
      (.listEditor(nil), ["Name"], "Save"), (.lend(.dune), ["To"], "Lend"),
    ])
  func validates(sheet: Bookshelf.Sheet, fields: [String], button: String) async throws {
    let user = AppUser()
    user.app.current.present(sheet: sheet)
    for field in fields {
      await #expect(throws: ScreenContentError.disabled(label: button)) {
        try await user.tap(button)
      }
      try await user.type("42", into: field)
    }
    try await user.tap(button)
    #expect(user.app.current.presentation == nil)
  }

  @Test("A book needs at least one page", arguments: ["0", "-1", "many", ""])
  func pages(text: String) async throws {
    let user = AppUser(on: .bookEditSheet)
    try await user.type(text, into: "Pages")
    await #expect(throws: ScreenContentError.disabled(label: "Save")) { try await user.tap("Save") }
  }

  @Test("A list without rows says so")
  func emptyLists() throws {
    let user = AppUser()
    try user.navigator.store.update { ($0.loans, $0.lists, $0.log) = ([], [], []) }
    let screens: [(Bookshelf.Route, String)] = [
      (.notes(of: Book.middlemarch.id), "No notes yet."), (.loans, "No book is lent."),
      (.readingLog(since: .fixture), "No book yet."),
    ]
    for (route, sentence) in screens {
      #expect(user.models.pushed(route).texts == [sentence])
    }
    #expect(user.models.root(of: .lists).texts == ["No lists yet."])
  }

  @Test("The store loads the reviews that are on their way with its data")
  func loadsReviews() async {
    let store = InMemoryStore(loadingFrom: .success(.fixture))
    await store.load()
    let reviews = store.library.value?.reviews
    #expect(reviews?[Book.middlemarch.id] == .loaded([.late]))
    #expect(reviews?[Book.mollFlanders.id] == .failed(.unreachable))
  }

  @Test("Links look up books and lists in the app's store")
  func links() async throws {
    let store = InMemoryStore(loadingFrom: .success(.fixture))
    #expect(try await store.book(id: Book.dune.id) == .dune)
    #expect(try await store.list(id: "x") == nil)
  }
}

/// A store that fails to load once, and that never saves.
@MainActor @Observable
private final class FlakyStore: BookshelfStore {
  private(set) var library = Loadable<Library>.loading

  func load() async {
    library = if case .loading = library { .failed(.unreadable) } else { .loaded(.fixture) }
  }

  func update(_ change: (inout Library) -> Void) throws(StoreError) { throw .full }

  func loadReviews(of book: Book.ID) async {}

  var hasSession: Bool { false }

  var visibleTabs: [Bookshelf.Tab] { [.settings] }

  var isSignedIn: Bool { false }

  func book(id: Book.ID) -> Book? { nil }

  func list(id: ReadingList.ID) -> ReadingList? { nil }
}
