package import Foundation

/// The patterns of an app's links, with the schemes and hosts that they belong to.
///
/// A ``DeepLinkTable`` has them as ``DeepLinkTable/patterns``. An app without a table can list its patterns
/// for `snapshot coverage`:
///
/// ```swift
/// static func linkPatterns() throws -> DeepLinkPatterns? {
///   try DeepLinkPatterns(schemes: ["museum"], hosts: ["museum.example"], ["rooms/{number}", "tickets"])
/// }
/// ```
public struct DeepLinkPatterns: Hashable, Sendable {
  /// The app's own schemes.
  public let schemes: Set<String>

  /// The hosts whose universal links belong to the app.
  public let hosts: Set<String>

  /// The patterns, in declared order.
  public let patterns: [DeepLinkPattern]

  /// Creates a list of patterns.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts whose universal links belong to the app.
  ///   - patterns: The texts of the patterns; see ``DeepLinkPattern``.
  /// - Throws: ``DeepLinkTableError`` if a pattern is malformed, or two patterns match one URL.
  /// - Complexity: O(*n*²) in the number of patterns.
  public init(
    schemes: Set<String>, hosts: Set<String> = [], _ patterns: [String]
  ) throws(DeepLinkTableError) {
    var parsed: [DeepLinkPattern] = []
    for text in patterns {
      let pattern = try DeepLinkPattern(text)
      if let other = parsed.first(where: pattern.overlaps) {
        throw .conflict(other.text, pattern.text)
      }
      parsed.append(pattern)
    }
    self.schemes = schemes
    self.hosts = hosts
    self.patterns = parsed
  }

  /// Finds the pattern that matches a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The position of the pattern, and the values of its parameters.
  /// - Throws: ``DeepLinkError`` if no pattern matches, or a parameter is missing or repeated.
  package func match(
    _ url: URL
  ) throws(DeepLinkError) -> (position: Int, parameters: DeepLinkParameters) {
    let link = try DeepLink(url, schemes: schemes, hosts: hosts)
    for (position, pattern) in patterns.enumerated() {
      if let parameters = try pattern.match(link) { return (position, parameters) }
    }
    throw .unknownPath(link.segments)
  }
}
