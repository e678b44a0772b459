import Foundation
import TestSupport
import Testing

@Suite("DocC articles")
struct DocumentationTests {
  @Test(
    "Swift code in articles, between lines with an ellipsis, is code that compiles, in folders that the article names",
    arguments: try articles())
  func code(path: String) throws {
    let folders = try Self.folders()
    let article = try Article(path)
    for block in article.blocks(in: "swift") {
      let forms = [0, 2, 4, 6, 8].map { Self.parts(of: block, indentedBy: $0) }
      let found = folders.filter { folder in
        folder.files.contains { file in forms.contains { $0.allSatisfy(file.contains) } }
      }
      #expect(!found.isEmpty, "\(block)")
      #expect(found.contains { article.names(folder: $0.name) }, "\(found.map(\.name)): \(block)")
    }
  }

  @Test(
    "The articles on goldens, controls and journeys contain files of the sample as they are",
    arguments: [
      ("reading-a-golden", "compact/bookDetail"),
      ("verifying-what-controls-do", "controls/bookDetail"),
      ("writing-journeys", "journeys/try-the-scanner"),
    ])
  func behavior(article: String, file: String) throws {
    let golden = try packageText(of: "manifests/Bookshelf/\(file).txt")
    #expect(try Article("ScreenHarness/\(article)").blocks().contains(golden))
  }

  @Test("Each package that a reader writes has the minimum version of macOS that Screenwalk has")
  func platforms() throws {
    let version = /\.macOS\(\.v[0-9]+\)/
    let minimum = try #require(packageText(of: "Package.swift").firstMatch(of: version))
    let texts = try Self.articles().map { try Article($0).text } + [Self.readme().text]
    let others = texts.flatMap { $0.matches(of: version) }.filter { $0.output != minimum.output }
    #expect(others.isEmpty, "\(others.map(\.output))")
  }

  @Test("The libraries that an author imports have articles with Swift code")
  func articlesWithCode() throws {
    let withCode = try Self.articles().filter { try !Article($0).blocks(in: "swift").isEmpty }
    let libraries = Set(withCode.map { String($0.prefix { $0 != "/" }) })
    #expect(libraries == ["ScreenNavigation", "ScreenHarness"])
  }

  @Test("Each file that a reader writes after a guide is a whole file of a fixture")
  func guides() throws {
    let guides = try Self.articles().filter { path in
      try Article(path).files.contains { $0.path.hasSuffix(".swift") }
    }
    #expect(guides.count == 4)
    let fixtures = try Self.folders().filter { $0.name.hasPrefix("Fixtures/") }.flatMap(\.files)
    for file in try guides.flatMap({ try Article($0).files }) {
      let isPart = file.isAddition || file.path == "Package.swift"
      let isFound = fixtures.contains {
        isPart ? $0.contains("\n\(file.text)") : $0 == "\n\(file.text)"
      }
      #expect(isFound, "\(file.path)")
    }
    let code = try Self.readme().blocks(in: "swift")
    #expect(code.count == 3 && code.allSatisfy { fixtures.contains("\n\($0)") })
  }

  @Test(
    "The outputs in an article are those of the session of its app, except for some that are cut",
    arguments: [
      ("README", "readme", 2), ("ScreenHarness/starting-with-routers-of-your-own", "notes", 1),
      ("ScreenHarness/diagnosing-runs-that-fail", "notes", 2),
      ("ScreenHarness/diagnosing-runs-that-fail", "routers", 1),
      ("ScreenHarness/adding-screenwalk-to-an-xcode-project", "xcode", 1),
      ("ScreenHarness/testing-every-start", "../starts", 1),
      ("ScreenHarness/exploring-an-app", "../sample", 2),
      ("ScreenHarness/finding-missing-screens", "../map", 3),
      ("ScreenHarness/harnessing-other-styles-of-navigation", "routers", 1),
      ("ScreenHarness/prototyping-an-app-from-its-manifest", "picnic", 1),
      ("ScreenHarness/running-in-a-test", "test-run", 1),
      ("ScreenHarness/running-in-a-test", "test-bundle", 1),
    ])
  func outputs(path: String, session: String, count: Int) throws {
    let printed = Self.printed(try packageText(of: "Tests/Sessions/Plugin/\(session).md"))
    let outputs = try path == "README" ? Self.readme().outputs : Article(path).outputs
    let others = outputs.filter { !printed.contains(Self.printed($0)) }
    #expect(outputs.count - others.count == count, "\(others.joined(separator: "\n"))")
  }

  /// The lines without the mark of standard error, and without empty ones, which a session may leave out.
  private static func printed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.hasPrefix("2> ") ? $0.dropFirst(3) : $0 }
      .filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
  }

  private static func readme() throws -> Article {
    Article(text: try packageText(of: "README.md"))
  }

  /// The paths of all articles, such as `ScreenHarness/running-the-tool`.
  private static func articles() throws -> [String] {
    let sources = packageFolder.appendingPathComponent("Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
      .map { path in
        let parts = path.split(separator: "/")
        return "\(parts[0])/\(parts[parts.count - 1].dropLast(3))"
      }
      .sorted()
  }

  /// The parts of a block as they are in a file: after a line end, and indented if they are part of a type.
  private static func parts(of block: String, indentedBy count: Int) -> [String] {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: count)
    return lines.split { $0.allSatisfy { " …".contains($0) } && !$0.isEmpty }.map { part in
      "\n" + part.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
    }
  }

  /// The folders of the fixtures, of the sample, and of tests of harnesses, with the text of their Swift
  /// files.
  ///
  /// Each text starts with a line end, and has the documentation's path of Screenwalk. Apps that several
  /// targets test are less private than those of a reader.
  private static func folders() throws -> [(name: String, files: [String])] {
    let fixtures = try FileManager.default.contentsOfDirectory(
      atPath: FixturePackage.fixtures.path)
    let names =
      fixtures.map { "Fixtures/\($0)" } + [
        "Sources/BookshelfApp", "Sources/BookshelfFeatures", "Sources/BookshelfNavigation",
        "Sources/BookshelfSnapshots", "Tests/ScreenHarnessTests",
        "Tests/ScreenRenderingTests", "Tests/TestApps",
      ]
    return try names.map { name in
      let folder = name.hasPrefix("Fixtures/") ? "Tests/CommandLineTests/\(name)" : name
      let path = packageFolder.appending(path: folder).path(percentEncoded: false)
      let files = try FileManager.default.subpathsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".swift") }
        .map { file in
          try "\n"
            + packageText(of: "\(folder)/\(file)")
            .replacing("../../../..\"", with: "../Screenwalk\"")
            .replacing("package static", with: "static")
        }
      return (name, files)
    }
  }
}
