public import Foundation

/// The app's links, in both directions: from a URL to its destination and back.
///
/// ```swift
/// let table = try DeepLinkTable<Bookshelf>(
///   schemes: ["bookshelf"], hosts: ["bookshelf.example"],
///   [
///     .init("books/{id}") { parameters in
///       guard let book = try await books.book(id: try parameters.text("id")) else {
///         return .notFound(tab: .library, because: "no book has this id")
///       }
///       return .route(tab: .library, routes: [.bookDetail(book)])
///     } parameters: { destination in
///       guard case .path(let path) = destination, case .bookDetail(let book)? = path.routes.first,
///         destination == .route(tab: .library, routes: [.bookDetail(book)])
///       else { return nil }
///       return ["id": book.id]
///     }
///   ])
/// ```
///
/// An entry must return parameters only for the destinations that it resolves to. Otherwise two
/// destinations would share a URL.
public struct DeepLinkTable<Schema: NavigationSchema>: DeepLinkResolving {
  /// The patterns of the entries, in their order, with the schemes and hosts.
  public let patterns: DeepLinkPatterns

  private let entries: [Entry]

  /// One pattern and the destinations of its links.
  public struct Entry: Sendable {
    let text: String
    let resolve: @Sendable (DeepLinkParameters) async throws -> DeepLinkDestination<Schema>
    let parameters: @Sendable (DeepLinkDestination<Schema>) -> DeepLinkParameters?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - pattern: The pattern; see ``DeepLinkPattern``.
    ///   - resolve: Returns the destination for the parameters.
    ///   - parameters: Returns the parameters for a destination, or nil if the pattern's links do
    ///     not lead there.
    public init(
      _ pattern: String,
      resolve: @escaping @Sendable (DeepLinkParameters) async throws -> DeepLinkDestination<Schema>,
      parameters: @escaping @Sendable (DeepLinkDestination<Schema>) -> DeepLinkParameters?
    ) {
      text = pattern
      self.resolve = resolve
      self.parameters = parameters
    }
  }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts whose universal links belong to the app.
  ///   - entries: The patterns.
  /// - Throws: ``DeepLinkTableError`` if a pattern is malformed, or two patterns match one URL.
  /// - Complexity: O(*n*²) in the number of patterns.
  public init(
    schemes: Set<String>, hosts: Set<String> = [], _ entries: [Entry]
  ) throws(DeepLinkTableError) {
    self.entries = entries
    patterns = try DeepLinkPatterns(schemes: schemes, hosts: hosts, entries.map(\.text))
  }

  /// Resolves a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The destination.
  /// - Throws: ``DeepLinkError`` or the error of the entry.
  public func resolve(_ url: URL) async throws -> DeepLinkDestination<Schema> {
    let match = try patterns.match(url)
    return try await entries[match.position].resolve(match.parameters)
  }

  /// Returns the link to a destination.
  ///
  /// - Parameter destination: The destination.
  /// - Returns: The link of the first entry that returns parameters for the destination.
  /// - Throws: ``DeepLinkError/noURL`` if no entry returns parameters, and
  ///   ``DeepLinkError/missingParameter(_:)`` if an entry returns too few.
  public func link(to destination: DeepLinkDestination<Schema>) throws(DeepLinkError) -> DeepLink {
    // `zip` would look up the metadata of its iterator for each entry.
    for index in entries.indices {
      if let parameters = entries[index].parameters(destination) {
        return try patterns.patterns[index].link(parameters)
      }
    }
    throw .noURL
  }
}

/// The reason why a table of links is invalid.
public enum DeepLinkTableError: Error, Equatable, Sendable {
  /// A pattern does not follow the syntax of ``DeepLinkPattern``.
  case malformed(String)

  /// Two patterns match one URL.
  case conflict(String, String)
}

extension DeepLinkTableError: CustomStringConvertible {
  /// The mistake in the table, and how to correct it.
  public var description: String {
    switch self {
    case .malformed(let pattern):
      "the pattern '\(pattern)' is malformed; write it like 'books/{id}?page={page?}'"
    case .conflict(let first, let second):
      "the patterns '\(first)' and '\(second)' match the same URLs; "
        + "change a literal segment in one of them"
    }
  }
}
