/// The store in which links look up entities.
public protocol BookshelfRepository: Sendable {
  /// Whether a user is signed in.
  ///
  /// - Throws: The error of the store; the link changes nothing then.
  var isSignedIn: Bool { get async throws }

  /// Looks up a book.
  ///
  /// - Parameter id: The book's id.
  /// - Returns: The book, or nil if it does not exist.
  /// - Throws: The error of the store; the link changes nothing then.
  func book(id: Book.ID) async throws -> Book?

  /// Looks up a reading list.
  ///
  /// - Parameter id: The list's id.
  /// - Returns: The list, or nil if it does not exist.
  /// - Throws: The error of the store; the link changes nothing then.
  func list(id: ReadingList.ID) async throws -> ReadingList?
}

/// A repository of fixtures for previews, tests and the screens of ``AppScreen``.
public struct FixtureRepository: BookshelfRepository {
  /// Creates the repository.
  public init() {}

  /// True: the fixtures belong to a user.
  public var isSignedIn: Bool { true }

  /// Looks up a book on the shelf.
  public func book(id: Book.ID) -> Book? {
    Book.shelf.first { $0.id == id }
  }

  /// Looks up a reading list.
  public func list(id: ReadingList.ID) -> ReadingList? {
    ReadingList.examples.first { $0.id == id }
  }
}
