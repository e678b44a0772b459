public import BookshelfNavigation
public import Observation

/// A store that keeps its data in memory, for previews, tests and the sample app.
@MainActor @Observable
public final class InMemoryStore: BookshelfStore {
  /// The data, as far as it is loaded.
  public private(set) var library: Loadable<Library>

  private let source: Result<Library, StoreError>

  /// Creates a store with its data loaded.
  public init(_ library: Library = .fixture) {
    self.library = .loaded(library)
    source = .success(library)
  }

  /// Creates a store whose data is not loaded yet.
  ///
  /// - Parameter source: The result of ``load()``.
  public init(loadingFrom source: Result<Library, StoreError>) {
    library = .loading
    self.source = source
  }

  /// Whether the data has an account; also true if the data cannot be read, because credentials are kept
  /// apart from it.
  public var hasSession: Bool {
    switch (library, source) {
    case (.loaded(let library), _), (_, .success(let library)): library.account != nil
    case (_, .failure): true
    }
  }

  /// The tabs in the data, or the standard ones if it cannot be read.
  public var visibleTabs: [Bookshelf.Tab] {
    switch (library, source) {
    case (.loaded(let library), _), (_, .success(let library)): library.visibleTabs
    case (_, .failure): Bookshelf.Tab.standard
    }
  }

  /// Loads the data with the reviews that are on their way, unless it is loaded.
  public func load() async {
    guard library.value == nil else { return }
    switch source {
    case .success(let library):
      self.library = .loaded(library)
      for case (let book, .loading) in library.reviews { await loadReviews(of: book) }
    case .failure(let error): library = .failed(error)
    }
  }

  /// Loads the reviews of a book; the second try always succeeds.
  public func loadReviews(of book: Book.ID) async {
    guard var library = library.value else { return }
    library.reviews[book] = .loaded([.late])
    self.library = .loaded(library)
  }

  /// Changes the data.
  ///
  /// - Throws: `StoreError.unreadable` if the data is not loaded.
  public func update(_ change: (inout Library) -> Void) throws(StoreError) {
    guard var library = library.value else { throw .unreadable }
    change(&library)
    self.library = .loaded(library)
  }

  /// Whether a user is signed in, for links.
  public var isSignedIn: Bool {
    get async throws {
      await load()
      return hasSession
    }
  }

  /// Looks up a book, for links.
  public func book(id: Book.ID) async throws -> Book? {
    await load()
    return library.value?.book(id: id)
  }

  /// Looks up a reading list, for links.
  public func list(id: ReadingList.ID) async throws -> ReadingList? {
    await load()
    return library.value?.list(id: id)
  }
}
