public import Foundation

/// The app's links, both ways: from a URL to its destination, and from a destination to its URL.
///
/// ```swift
/// let table = try DeepLinkTable<Bookshelf>(
///   schemes: ["bookshelf"], hosts: ["bookshelf.example"],
///   [
///     .init("books/{id}") { parameters in
///       let book = try await books.book(id: try parameters.text("id"))
///       return .route(tab: .library, routes: book.map { [.bookDetail($0)] } ?? [])
///     } parameters: { destination in
///       guard case .path(let path) = destination, case .bookDetail(let book)? = path.routes.first,
///         destination == .route(tab: .library, routes: [.bookDetail(book)])
///       else { return nil }
///       return ["id": book.id]
///     }
///   ])
/// ```
///
/// An entry should give parameters for exactly the destinations that it resolves to; otherwise two of
/// them would share a URL.
public struct DeepLinkTable<Schema: NavigationSchema>: DeepLinkResolving {
  private let schemes: Set<String>
  private let hosts: Set<String>
  private let entries: [Entry]

  /// One pattern, and what its links lead to.
  public struct Entry: Sendable {
    let text: String
    let resolve: @Sendable (DeepLinkParameters) async throws -> DeepLinkDestination<Schema>
    let parameters: @Sendable (DeepLinkDestination<Schema>) -> DeepLinkParameters?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - pattern: The pattern; see ``DeepLinkPattern``.
    ///   - resolve: Finds the destination that the parameters lead to.
    ///   - parameters: Finds the parameters that lead to a destination; nil where the pattern's
    ///     links do not lead there.
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

  private let patterns: [DeepLinkPattern]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts whose universal links are the app's.
  ///   - entries: The patterns.
  /// - Throws: ``DeepLinkTableError`` where a pattern is malformed, or two match one URL.
  /// - Complexity: O(*n*²) in the number of patterns.
  public init(
    schemes: Set<String>, hosts: Set<String> = [], _ entries: [Entry]
  ) throws(DeepLinkTableError) {
    self.schemes = schemes
    self.hosts = hosts
    self.entries = entries
    var patterns: [DeepLinkPattern] = []
    for entry in entries {
      let pattern = try DeepLinkPattern(entry.text)
      if let other = patterns.first(where: pattern.overlaps) {
        throw .conflict(other.text, pattern.text)
      }
      patterns.append(pattern)
    }
    self.patterns = patterns
  }

  /// Resolves a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Where it leads.
  /// - Throws: ``DeepLinkError``, or what the entry throws.
  public func resolve(_ url: URL) async throws -> DeepLinkDestination<Schema> {
    let link = try DeepLink(url, schemes: schemes, hosts: hosts)
    for (pattern, entry) in zip(patterns, entries) {
      if let parameters = try pattern.match(link) { return try await entry.resolve(parameters) }
    }
    throw DeepLinkError.unknownPath(link.segments)
  }

  /// The link that leads to a destination.
  ///
  /// - Parameter destination: The destination.
  /// - Returns: The link of the first entry that knows it.
  /// - Throws: ``DeepLinkError/noURL`` where none does, and
  ///   ``DeepLinkError/missingParameter(_:)`` where one does and gives too few parameters.
  public func link(to destination: DeepLinkDestination<Schema>) throws(DeepLinkError) -> DeepLink {
    for (pattern, entry) in zip(patterns, entries) {
      if let parameters = entry.parameters(destination) { return try pattern.link(parameters) }
    }
    throw .noURL
  }
}

/// Why a table of links cannot be made.
public enum DeepLinkTableError: Error, Equatable, Sendable {
  /// A pattern is not as ``DeepLinkPattern`` says.
  case malformed(String)

  /// Two patterns match one URL.
  case conflict(String, String)
}

extension DeepLinkTableError: CustomStringConvertible {
  /// What is wrong, and what to change.
  public var description: String {
    switch self {
    case .malformed(let pattern):
      "the pattern '\(pattern)' is malformed; write it like 'books/{id}?page={page?}'"
    case .conflict(let first, let second):
      "the patterns '\(first)' and '\(second)' match the same URLs; change a literal segment of one"
    }
  }
}
