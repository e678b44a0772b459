public import Foundation

/// A URL into the app, in one form for custom schemes and universal links.
///
/// `bookshelf://books/dune?edition=2` and `https://bookshelf.example/books/dune?edition=2` are the
/// same link. It has the segments `books` and `dune`, and the query item `edition`.
///
/// - SeeAlso: RFC 3986, sections 3 and 6.2.2.
public struct DeepLink: Hashable, Sendable {
  /// The decoded segments of the path; with a custom scheme, the host is the first segment.
  public let segments: [String]

  /// The decoded query items in the order of the URL.
  public let query: [QueryItem]

  /// A query item; an item without `=` has no value, which differs from an empty value.
  public struct QueryItem: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The value, or nil without `=`.
    public let value: String?

    /// Creates a query item.
    public init(_ name: String, _ value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// The maximum length of a URL, in bytes.
  public static let longest = 16_384

  /// Creates a link from decoded segments and query items.
  public init(segments: [String], query: [QueryItem] = []) {
    self.segments = segments
    self.query = query
  }

  /// Parses a URL.
  ///
  /// Scheme and host ignore letter case; a custom scheme's host becomes a lowercase segment. Path
  /// and query are case-sensitive. A trailing slash and a fragment are ignored.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts whose `https` and `http` links belong to the app.
  /// - Throws: ``DeepLinkError`` if the URL does not belong to the app, or is too long or malformed.
  public init(_ url: URL, schemes: Set<String>, hosts: Set<String>) throws(DeepLinkError) {
    let text = url.absoluteString
    guard text.utf8.count <= Self.longest else { throw .tooLong(text.utf8.count) }
    guard let parts = URLComponents(string: text, encodingInvalidCharacters: false) else {
      throw .malformed
    }
    let scheme = parts.scheme?.lowercased() ?? ""
    let host = parts.encodedHost ?? ""
    var path = try Self.segments(of: parts.percentEncodedPath)
    if Self.webSchemes.contains(scheme) {
      let isOwn = hosts.contains { $0.lowercased() == host.lowercased() }
      guard isOwn else { throw .foreignHost(host) }
    } else {
      guard schemes.contains(where: { $0.lowercased() == scheme }) else {
        throw .foreignScheme(scheme)
      }
      if !host.isEmpty { path.insert(try Self.decoded(host).lowercased(), at: 0) }
    }
    guard parts.user == nil, parts.password == nil, parts.port == nil else {
      throw .hasAuthority
    }
    segments = path
    query = try Self.items(of: parts.percentEncodedQuery)
  }

  private static let webSchemes: Set<String> = ["https", "http"]

  /// Returns the segments between slashes, including empty ones; a slash at either end is ignored.
  private static func segments(of path: String) throws(DeepLinkError) -> [String] {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    var segments: [String] = []
    for part in parts { segments.append(try decoded(part)) }
    return segments
  }

  private static func items(of query: String?) throws(DeepLinkError) -> [QueryItem] {
    var items: [QueryItem] = []
    for item in (query ?? "").split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? try decoded(parts[1]) : nil
      items.append(QueryItem(try decoded(parts[0]), value))
    }
    return items
  }

  private static func decoded(_ text: some StringProtocol) throws(DeepLinkError) -> String {
    guard let decoded = text.removingPercentEncoding else { throw .badEncoding(String(text)) }
    return decoded
  }
}

extension DeepLink {
  /// Returns the link as a URL of a custom scheme.
  ///
  /// - Parameter scheme: The scheme, such as `bookshelf`.
  /// - Returns: The URL, or nil if the scheme is invalid.
  public func url(scheme: String) -> URL? {
    let slashes = canBeHost(segments.first ?? "") ? "//" : "///"
    return URL(
      string: "\(scheme):\(slashes)\(encodedPath)\(encodedQuery)", encodingInvalidCharacters: false)
  }

  /// Returns the link as a universal link.
  ///
  /// - Parameter host: The host, such as `bookshelf.example`.
  /// - Returns: The URL, or nil if the host is invalid.
  public func url(host: String) -> URL? {
    URL(
      string: "https://\(host)/\(encodedPath)\(encodedQuery)", encodingInvalidCharacters: false)
  }

  /// Returns whether a segment can be a host, which ignores letter case.
  private func canBeHost(_ segment: String) -> Bool {
    !segment.isEmpty
      && segment.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
  }

  /// The encoded segments; a slash after an empty last segment keeps that segment.
  private var encodedPath: String {
    segments.map(Self.encoded).joined(separator: "/") + (segments.last?.isEmpty == true ? "/" : "")
  }

  private var encodedQuery: String {
    query.isEmpty ? "" : "?" + query.map(Self.encoded).joined(separator: "&")
  }

  private static func encoded(_ item: QueryItem) -> String {
    encoded(item.name) + (item.value.map { "=" + encoded($0) } ?? "")
  }

  /// Percent-encodes everything except the unreserved characters of RFC 3986, section 2.3.
  ///
  /// It also encodes `.` and `..`, which have a special meaning in paths.
  package static func encoded(_ text: String) -> String {
    if text == "." || text == ".." { return text.replacing(".", with: "%2E") }
    return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
