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
  @Test("A screen shows progress until the data of its store is loaded")
  func loads() async throws {
    let store = InMemoryStore(loadingFrom: .success(.fixture))
    let model = LoansModel(store: store, routing: AppUser().routing)
    #expect(model.progressBars == ["Loading"])
    await store.load()
    #expect(model.progressBars == [])
    #expect(model.links == ["Middlemarch", Book.feynman.title])
  }

  @Test("A link that looks up a book or a list loads the data")
  func lookUp() async throws {
    let store = InMemoryStore(loadingFrom: .success(.fixture))
    #expect(try await store.book(id: Book.dune.id) == .dune)
    #expect(store.library.value?.books == Book.shelf)
    #expect(try await store.list(id: "x") == nil)
  }

  @Test("The reviews of a book that are not loaded yet, and those that cannot be loaded")
  func reviews() async throws {
    let store = InMemoryStore(loadingFrom: .success(.fixture))
    let shelf = LibraryModel(store: store, routing: AppUser().routing)
    await store.loadReviews(of: Book.mollFlanders.id)
    #expect(store.library == .loading)
    #expect(shelf.library == nil)
    await store.load()
    #expect(shelf.library?.reviews[Book.middlemarch.id] == .loaded([.late]))
    #expect(shelf.library?.reviews[Book.mollFlanders.id] == .failed(.unreachable))
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

  @Test("A list without rows says so")
  func emptyLists() throws {
    let user = AppUser()
    try user.navigator.store.update { ($0.loans, $0.lists, $0.log) = ([], [], []) }
    let screens: [(Bookshelf.Route, String)] = [
      (.notes(of: Book.middlemarch.id), "No notes yet."), (.loans, "No book is lent."),
      (.reviews(of: Book.feynman.id, sortedBy: .best), "No reviews yet."),
      (.readingLog(since: .fixture), "No book yet."),
    ]
    for (route, sentence) in screens {
      #expect(user.models.pushed(route).texts == [sentence])
    }
    #expect(user.models.root(of: .lists).texts == ["No lists yet."])
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
