import Foundation
import TestSupport
import Testing

/// The table that leads from each system of a navigation architecture to its code.
@Suite("The table of systems")
struct SystemTableTests {
  @Test(
    "Every type is a public declaration, and every article, screen, journey, test and view has its file"
  )
  func names() throws {
    let rows = try Article("ScreenNavigation/finding-each-system").rows
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0[0] != "system" && $0[0] != "---" }
    let files = try ["Sources", "Tests", "manifests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: "\(packageFolder.path)/\(folder)")
        .map { "\(folder)/\($0)" }
    }
    let stems = Set(
      files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
    let sources = try files.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
      .map(packageText)
      .joined(separator: "\n")
    #expect(rows.count > 20)
    for row in rows {
      for name in Self.code(in: row[1]) {
        #expect(
          sources.contains(
            try Regex("public (?:final |indirect )?(?:struct|class|enum|protocol) \(name)\\b")),
          "\(name)")
      }
      for name in Self.code(in: row[2]) + Self.code(in: row[3]) {
        #expect(stems.contains(name), "\(name)")
      }
    }
  }

  /// The names in backticks.
  private static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
