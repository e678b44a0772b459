/// Where links look up what they name.
public protocol BookshelfRepository: Sendable {
  /// Looks up a book.
  ///
  /// - Parameter id: The book's id.
  /// - Returns: The book, or nil where there is none.
  /// - Throws: The store's error; the link leads nowhere then.
  func book(id: Book.ID) async throws -> Book?

  /// Looks up a reading list.
  ///
  /// - Parameter id: The list's id.
  /// - Returns: The list, or nil where there is none.
  /// - Throws: The store's error; the link leads nowhere then.
  func list(id: ReadingList.ID) async throws -> ReadingList?
}

/// The fixtures as a repository, for previews, tests and the screens of ``AppScreen``.
public struct FixtureRepository: BookshelfRepository {
  /// Creates the repository.
  public init() {}

  /// Looks up a book on the shelf.
  ///
  /// - Parameter id: The book's id.
  /// - Returns: The book, or nil where there is none.
  public func book(id: Book.ID) -> Book? {
    Book.shelf.first { $0.id == id }
  }

  /// Looks up a reading list.
  ///
  /// - Parameter id: The list's id.
  /// - Returns: The list, or nil where there is none.
  public func list(id: ReadingList.ID) -> ReadingList? {
    ReadingList.examples.first { $0.id == id }
  }
}
