import Foundation
import ScreenNavigation
import ScreenText

/// The components of an apple-app-site-association file that match the universal links of some patterns.
///
/// `*` in a component also matches slashes. So a component that excludes longer paths precedes that of a
/// pattern with parameters, and patterns with more segments come first. The system uses the first component
/// that matches.
///
/// - SeeAlso: Apple, "Supporting associated domains"; WWDC 2019, session 717, for missing query items.
package struct SiteAssociation {
  private let patterns: [DeepLinkPattern]

  /// What the file cannot express, a line each.
  package let notes: [String]

  init(_ patterns: DeepLinkPatterns) {
    let sorted = patterns.patterns.enumerated().sorted {
      ($1.element.segments.count, $0.offset) < ($0.element.segments.count, $1.offset)
    }
    self.patterns = sorted.map(\.element)
    notes = Self.notes(on: patterns)
  }

  /// The components as a JSON array, with a newline at its end.
  ///
  /// - Throws: An error of `JSONEncoder`.
  package func json() throws -> String {
    try JSONEncoder.reportText(of: patterns.flatMap { Self.components(of: $0).uniqued })
  }

  private struct Component: Hashable, Encodable {
    let path: String
    var query: [String: String]?
    var exclude: Bool?
    let comment: String

    enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case exclude
      case comment
    }
  }

  /// The components of a pattern, the excluding ones first.
  private static func components(of pattern: DeepLinkPattern) -> [Component] {
    let segments = pattern.segments.map(\.glob)
    // A slash at the end has no meaning to the app; a parameter at the end matches it, too.
    let ends = pattern.segments.last?.isParameter == false ? ["", "/"] : [""]
    let excluded = segments.indices.filter { pattern.segments[$0].isParameter }.flatMap {
      position in
      var longer = segments
      longer.insert(anyText, at: position)
      return ends.map {
        Component(path: path(longer) + $0, exclude: true, comment: "longer than \(pattern.text)")
      }
    }
    let required = pattern.query.filter { !$0.isOptional }.map { ($0.name, anyText) }
    let query = required.isEmpty ? nil : Dictionary(required, uniquingKeysWith: { $1 })
    return excluded
      + ends.map { Component(path: path(segments) + $0, query: query, comment: pattern.text) }
  }

  private static func path(_ segments: [String]) -> String {
    "/" + segments.joined(separator: "/")
  }

  /// One character or more.
  fileprivate static let anyText = "?*"
}

extension SiteAssociation {
  private static func notes(on patterns: DeepLinkPatterns) -> [String] {
    var notes: [String] = []
    if patterns.hosts.isEmpty {
      notes.append("the table has no host, so the app opens no universal link")
    }
    if patterns.patterns.contains(where: { $0.segments.first?.isParameter == false }) {
      notes.append(
        "the app ignores letter case in the first segment of a path, a component does not")
    }
    let required = patterns.patterns.filter { $0.query.contains { !$0.isOptional } }
    for pattern in required {
      let names = pattern.query.filter { !$0.isOptional }.map { "'\($0.name)'" }
      notes.append(
        "'\(TextColumns.visible(pattern.text))': a component cannot tell an empty "
          + "\(WordList.alternatives(names)) from a missing one, and matches neither")
    }
    if patterns.patterns.contains(where: { !$0.query.isEmpty }) {
      notes.append(
        "the app refuses a parameter that is repeated in the query, a component does not")
    }
    if patterns.patterns.contains(where: { !$0.parameters.isEmpty }) {
      notes.append("a component matches any value of a parameter, also one that the app refuses")
    }
    return notes
  }
}

extension DeepLinkPattern.Segment {
  fileprivate var isParameter: Bool {
    if case .parameter = self { true } else { false }
  }

  /// The segment in the path of a component.
  fileprivate var glob: String {
    switch self {
    case .literal(let text): DeepLink.encoded(text)
    case .parameter: SiteAssociation.anyText
    }
  }
}

extension LinkTable {
  /// The components of an apple-app-site-association file; nil without patterns.
  package var siteAssociation: SiteAssociation? { patterns.map(SiteAssociation.init) }
}
