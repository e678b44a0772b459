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

  @Test("Every type is a public declaration of a library")
  func types() throws {
    let sources = try Self.files("Sources", ".swift").joined(separator: "\n")
    let names = Set(try Self.rows().flatMap { Self.code(in: $0[1]) })
    #expect(!names.isEmpty)
    let start = "public (?:final |indirect )?(?:struct|class|enum|protocol)"
    for name in names {
      #expect(sources.contains(try Regex("\(start) \(name)\\b")), "\(name)")
    }
  }

  @Test("Every article exists")
  func articles() throws {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    let articles = try Self.rows().flatMap { Self.code(in: $0[2]) }
    #expect(!articles.isEmpty)
    for article in articles {
      #expect(files.contains { $0.hasSuffix(".docc/\(article).md") }, "\(article)")
    }
  }

  @Test("Every screen, journey, test and view of the sample has its file")
  func files() throws {
    let folders = [
      "screen": "manifests/Bookshelf/compact/NAME.txt",
      "journey": "manifests/Bookshelf/journeys/NAME.txt",
      "test": "Tests/BookshelfTests/NAME.swift", "view": "Sources/BookshelfApp/Views/NAME.swift",
    ]
    for row in try Self.rows() {
      let name = try #require(Self.code(in: row[3]).first)
      let kind = String(row[3].prefix { $0 != " " })
      let path = try #require(folders[kind]).replacing("NAME", with: name)
      let file = Self.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(row[3])")
    }
  }

  /// The names in backticks.
  private static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func files(_ folder: String, _ suffix: String) throws -> [String] {
    let url = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(suffix) }
      .map { try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8) }
  }
}
