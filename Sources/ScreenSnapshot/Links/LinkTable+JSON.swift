import Foundation
import ScreenNavigation

extension LinkTable {
  /// Encodes the table as one JSON object with sorted keys.
  ///
  /// - Returns: Text with a newline at its end.
  /// - Throws: An error of `JSONEncoder`.
  package func json() throws -> String {
    try JSONEncoder.reportText(of: Document(self))
  }

  /// Schema 1.
  private struct Document: Encodable {
    var schema = 1
    let manifest: String
    let status: Int
    let schemes: [String]?
    let hosts: [String]?
    let patterns: [Pattern]?
    let screens: [Link]
    let invalid: [ScreenFailure]
    let problems: [String]?

    init(_ table: LinkTable) {
      manifest = table.manifest
      status = table.conclusion.reportCode
      schemes = table.patterns?.schemes.sorted()
      hosts = table.patterns?.hosts.sorted()
      patterns = table.patterns.map { _ in
        table.rows.map { Pattern(pattern: $0.pattern.text, screens: $0.screens) }
      }
      screens = table.screens.map { Link($0, in: table) }
      invalid = table.failures
      problems = table.problems.isEmpty ? nil : table.problems
    }
  }

  private struct Pattern: Encodable {
    let pattern: String
    let screens: [String]
  }

  private struct Link: Encodable {
    let screen: String
    let link: String?
    var pattern: String?
    var reason: String?

    init(_ entry: Screen, in table: LinkTable) {
      (screen, link) = (entry.name, entry.link)
      switch entry.match {
      case .notCompared: break
      case .pattern(let position): pattern = table.patterns?.patterns[position].text
      case .none(let reason): self.reason = reason
      }
    }
  }
}
