import Foundation
import TestSupport
import Testing

/// The table that leads from each system of a navigation architecture to its code.
@Suite("The table of systems")
struct SystemTableTests {
  private static let root = packageFolder

  /// The cells of each row, without the heads of the tables.
  private static func rows() throws -> [[String]] {
    try Article("ScreenNavigation/finding-each-system").rows
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0[0] != "system" && $0[0] != "---" }
  }

  @Test("Every article exists")
  func articles() throws {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    let articles = try Self.rows().flatMap { Self.code(in: $0[1]) }
    #expect(!articles.isEmpty)
    for article in articles {
      #expect(files.contains { $0.hasSuffix(".docc/\(article).md") }, "\(article)")
    }
  }

  @Test("Every screen, journey and test of the sample has its file")
  func files() throws {
    let folders = [
      "screen": "manifests/Bookshelf/compact/NAME.txt",
      "journey": "manifests/Bookshelf/journeys/NAME.txt",
      "test": "Tests/BookshelfTests/NAME.swift",
    ]
    for row in try Self.rows() {
      let name = try #require(Self.code(in: row[2]).first)
      let kind = String(row[2].prefix { $0 != " " })
      let path = try #require(folders[kind]).replacing("NAME", with: name)
      let file = Self.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(row[2])")
    }
  }

  /// The names in backticks.
  private static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
