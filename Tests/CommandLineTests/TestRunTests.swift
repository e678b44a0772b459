import Foundation
import TestSupport
import Testing

extension ShellTests {
  @Suite("Verifying in a test run")
  struct TestRunTests {
    private let package: FixturePackage
    private let article: Article

    init() throws {
      package = try FixturePackage("Notes")
      article = try Article("ScreenHarness/verifying-in-a-test-run")
    }

    @Test(
      "Swift Testing and XCTest report missing goldens, match after a recording, and report changes"
    )
    func bothLibraries() throws {
      let journey = "Search for a note.\n\n> show search\nsearch\n"
      try package.write(journey, to: "manifests/Notes/journeys/search.txt")
      let first = try package.test()
      let missing = issues(in: first.output)
      #expect(missing.count == 1)
      let lines = missing.first.map {
        $0.split(separator: "\n").dropFirst().joined(separator: "\n")
      }
      #expect(article.contains("\(lines ?? "")\n"), "\(first.output)")
      #expect(first.status == 1)
      #expect(try package.traces(of: "manifests").keys.sorted() == Self.journeyFiles)

      #expect(try package.harness("record", "--quiet").status == 0)
      let green = try package.test()
      #expect(issues(in: green.output) == [])
      #expect(green.output.contains(#/Test run with 1 test( in 0 suites)? passed/#))
      #expect(green.output.contains("Executed 1 test, with 0 failures"))
      #expect(green.status == 0)

      try package.edit(NotesTests.screens, replacing: "(tab: .search)", with: NotesTests.pushed)
      let red = try package.test()
      let changes = issues(in: red.output)
      let (journeys, screens) = (
        changes.filter { $0.contains("journeys") }, changes.filter { !$0.contains("journeys") }
      )
      #expect(screens.count == 1)
      #expect(examples.contains(screens.first ?? ""), "\(red.output)")
      #expect(journeys.count == 1)
      #expect(examples.contains(journeys.first ?? ""), "\(red.output)")
      #expect(red.output.contains("manifests/Notes/journeys/search.txt:4: error: "))
      #expect(red.output.contains(Self.failure), "\(red.output)")
      #expect(red.output.contains("Executed 1 test, with 2 failures"))
      #expect(red.status == 1)
    }

    /// The issues in the article.
    private var examples: [String] { article.blocks().flatMap { issues(in: $0) } }

    /// The issues without empty lines, which Swift Testing 6.0 does not print.
    private func issues(in output: String) -> [String] {
      var issues: [[Substring]] = []
      var isInside = false
      for line in output.split(separator: "\n") where line != "  " {
        if line.contains(" recorded an issue at ") {
          issues.append([line])
          isInside = true
        } else if isInside && (line.hasPrefix("↳ ") || line.hasPrefix("  ")) {
          issues[issues.count - 1].append(line)
        } else {
          isInside = false
        }
      }
      return issues.map { $0.joined(separator: "\n") }
    }

    private static let journeyFiles = ["Notes", "Notes/journeys", "Notes/journeys/search.txt"]

    private static let change = NotesTests.searchChange.replacing(
      "changed   compact/search", with: "changed   search (compact, regular)")

    private static let failure = """
      PACKAGE/manifests/Notes/compact/search.txt:4: error: ScreenTests.testScreens : \
      \(change)
      To accept the differences, for review and commit:
        swift run NotesSnapshots record search

      """
  }
}
