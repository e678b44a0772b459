/// A pattern of links: `books/{id}`, `search?q={query}&filter={filter?}`.
///
/// A segment in braces is a parameter. Query items are parameters, too; a question mark makes one
/// optional. Unknown query items are ignored, so that links with tracking items and links of newer
/// versions still work. The first segment ignores letter case, because it is the host in a link
/// with a custom scheme.
public struct DeepLinkPattern: Hashable, Sendable {
  /// The text of the pattern.
  public let text: String

  package let segments: [Segment]
  package let query: [Item]

  /// A part of the path.
  package enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  /// An item of the query.
  package struct Item: Hashable, Sendable {
    package let name: String
    let parameter: String
    package let isOptional: Bool
  }

  /// Parses a pattern.
  ///
  /// - Parameter text: The pattern.
  /// - Throws: ``DeepLinkTableError/malformed(_:)`` if braces or query items are malformed, or two
  ///   parameters have the same name.
  public init(_ text: String) throws(DeepLinkTableError) {
    self.text = text
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first.map(String.init) ?? ""
    // A question mark can also mark an optional parameter, but only in the query.
    guard !path.contains("=") else { throw .malformed(text) }
    var segments: [Segment] = []
    for segment in path.split(separator: "/") {
      segments.append(try Self.segment(String(segment), in: text))
    }
    var items: [Item] = []
    if parts.count == 2 {
      for item in parts[1].split(separator: "&", omittingEmptySubsequences: false) {
        items.append(try Self.item(String(item), in: text))
      }
    }
    self.segments = segments
    query = items
    let names = parameters
    guard Set(names).count == names.count, Set(items.map(\.name)).count == items.count else {
      throw .malformed(text)
    }
  }

  /// The names of all parameters.
  package var parameters: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
      + query.map(\.parameter)
  }

  private static func segment(
    _ text: String, in pattern: String
  ) throws(DeepLinkTableError) -> Segment {
    if let name = parameter(text) { return .parameter(name) }
    guard !text.contains(where: "{}&".contains) else { throw .malformed(pattern) }
    return .literal(text)
  }

  private static func item(
    _ text: String, in pattern: String
  ) throws(DeepLinkTableError) -> Item {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let name = parameter(String(parts[1])) else {
      throw .malformed(pattern)
    }
    let isOptional = name.hasSuffix("?")
    return Item(
      name: String(parts[0]), parameter: isOptional ? String(name.dropLast()) : name,
      isOptional: isOptional)
  }

  private static func parameter(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let name = text.dropFirst().dropLast()
    return name.isEmpty || name == "?" || name.contains(where: "{}/&=".contains)
      ? nil : String(name)
  }
}

extension DeepLinkPattern {
  /// Returns the parameters of a link that matches the pattern's path, or nil if the path does not
  /// match.
  ///
  /// - Throws: ``DeepLinkError`` if the path matches, but a parameter is missing, empty in the
  ///   path, or repeated.
  func match(_ link: DeepLink) throws(DeepLinkError) -> DeepLinkParameters? {
    guard hasPath(of: link) else { return nil }
    var values: [String: String] = [:]
    for (segment, value) in zip(segments, link.segments) {
      guard case .parameter(let name) = segment else { continue }
      guard !value.isEmpty else { throw .missingParameter(name) }
      values[name] = value
    }
    for item in query {
      let found = link.query.filter { $0.name == item.name }
      guard found.count <= 1 else { throw .repeatedParameter(item.name) }
      if let value = found.first?.value {
        values[item.parameter] = value
      } else if !item.isOptional {
        throw .missingParameter(item.name)
      }
    }
    return DeepLinkParameters(values)
  }

  /// Returns the link with these parameters.
  func link(_ parameters: DeepLinkParameters) throws(DeepLinkError) -> DeepLink {
    var path: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let text): path.append(text)
      case .parameter(let name):
        guard let value = parameters.values[name], !value.isEmpty else {
          throw .missingParameter(name)
        }
        path.append(value)
      }
    }
    var items: [DeepLink.QueryItem] = []
    for item in query {
      if let value = parameters.values[item.parameter] {
        items.append(.init(item.name, value))
      } else if !item.isOptional {
        throw .missingParameter(item.name)
      }
    }
    return DeepLink(segments: path, query: items)
  }

  /// Returns whether a link can match the paths of both patterns.
  func overlaps(_ other: DeepLinkPattern) -> Bool {
    segments.count == other.segments.count
      && zip(segments, other.segments).enumerated().allSatisfy { index, pair in
        guard case (.literal(let lhs), .literal(let rhs)) = pair else { return true }
        return Self.isSame(lhs, rhs, at: index)
      }
  }

  private func hasPath(of link: DeepLink) -> Bool {
    segments.count == link.segments.count
      && zip(segments, link.segments).enumerated().allSatisfy { index, pair in
        guard case .literal(let literal) = pair.0 else { return true }
        return Self.isSame(literal, pair.1, at: index)
      }
  }

  /// Returns whether a literal matches a segment; the first can be a host, which ignores letter
  /// case.
  private static func isSame(_ literal: String, _ segment: String, at index: Int) -> Bool {
    index == 0 ? literal.lowercased() == segment.lowercased() : literal == segment
  }
}
