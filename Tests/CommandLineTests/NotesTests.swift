import Foundation
import TestSupport
import Testing

/// Commands as a user runs them, one after another, because they share a scratch folder.
@Suite("swift package snapshot", .serialized, .timeLimit(.minutes(15)))
struct ShellTests {}

/// Harnesses that are built once and run as commands, while other packages are built.
@Suite("A harness from the shell", .serialized, .timeLimit(.minutes(15)))
struct HarnessTests {}

extension ShellTests {
  @Suite("A package with its own routers")
  struct NotesTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage("Notes") }

    @Test("A recorded package matches from any folder, and record writes only a changed golden")
    func changed() throws {
      #expect(try package.record("--quiet").status == 0)
      #expect(try package.text(of: "manifests/Notes/compact/noteEditSheet.txt") == Self.editSheet)
      let green = try package.snapshot(in: "Sources/NotesNavigation")
      #expect(green.output == "6 screens in 2 layouts: 12 matched (TIME)\n")
      #expect(green.status == 0)

      let before = try package.traces(of: "manifests")
      try package.edit(Self.screens, replacing: "(tab: .search)", with: Self.pushed)
      let result = try package.snapshot("--layout", "compact")
      #expect(result.output == Self.change)
      #expect(result.status == 1)
      #expect(try package.traces(of: "manifests") == before)

      let record = try package.record("--layout", "compact")
      #expect(
        record.output == """
          wrote manifests/Notes/compact/search.txt
          6 screens: 5 matched, 1 changed; 1 written (TIME)

          """)
      #expect(record.status == 0)
      let after = try package.traces(of: "manifests").filter { before[$0.key] != $0.value }
      #expect(after.keys.sorted() == ["Notes/compact", "Notes/compact/search.txt"])
      #expect(try package.plugin("--layout", "compact").status == 0)
    }

    @Test("A screen with a sheet and a cover is invalid, and the others are verified")
    func twoPresentations() throws {
      try package.edit(Self.screens, replacing: "(tab: .search)", with: Self.doubled)
      #expect(try package.record("--quiet").status == 1)
      let result = try package.plugin("--layout", "compact")
      #expect(
        result.output == """
          invalid   compact/search  the router presents a sheet and a full-screen cover over one \
          stack, but SwiftUI supports only one presentation; make the router dismiss the first one
          6 screens: 5 matched, 1 invalid (TIME)

          """)
      #expect(result.status == 2)
    }

    static let screens = "Sources/NotesNavigation/AppScreen.swift"
    static let pushed = "(tab: .search, routes: [.settings])"
    private static let doubled = "(tab: .search, sheet: .noteCreate, fullScreenCover: .noteCreate)"

    @Test(
      "A reader that closes the pipe is not an error, and reports are still written",
      arguments: [
        ("--report junit=report.xml", 0), ("list", 0), ("--report junit=report.xml changed", 1),
      ])
    func closedPipe(arguments: String, status: Int) throws {
      let package = try FixturePackage(built: "Notes")
      _ = try package.harness("record", "--quiet")
      let differs = arguments.hasSuffix("changed")
      if differs { try package.remove("manifests/Notes/compact/search.txt") }
      let words = differs ? arguments.dropLast(8) : arguments[...]
      // The loop writes until the reader exits, so that the harness never has a reader.
      let result = try package.shell(
        "{ trap '' PIPE; while echo; do :; done 2>/dev/null; trap - PIPE; "
          + "NotesSnapshots \(words); echo status $? >&2; } | true")
      #expect(result.errors == "status \(status)\n")
      if words.hasPrefix("--report") {
        #expect(try package.text(of: "report.xml").contains("<testsuite"))
      }
    }
  }
}

extension ShellTests.NotesTests {
  private static let editSheet = """
    ---
    screen: noteEditSheet
    tab: notes
    sheet:
      noteEdit:
        id: "groceries"
        title: "Groceries"
    ---
    ┌──────────────────────────────────────────┐
    │                  Notes                   │
    │┌────────────────────────────────────────┐│
    ││               Note Edit                ││
    │├────────────────────────────────────────┤│
    ││                                        ││
    │└────────────────────────────────────────┘│
    └──────────────────────────────────────────┘

    """

  private static let change = """
    \(searchChange)
    To accept the differences, for review and commit:
      swift package --allow-writing-to-package-directory snapshot record --layout compact
    6 screens: 5 matched, 1 changed (TIME)

    """

  /// The text of a search tab that starts with pushed settings.
  static let searchChange = """
    changed   compact/search  Search → ‹ Search Settings
    --- a/manifests/Notes/compact/search.txt
    +++ b/manifests/Notes/compact/search.txt
    @@ -1,9 +1,11 @@
     ---
     screen: search
     tab: search
    +stack:
    +- settings
     ---
     ┌──────────────────────────────────────────┐
    -│                  Search                  │
    +│ ‹ Search        Settings                 │
     ├──────────────────────────────────────────┤
     │                                          │
     ├──────────────────────────────────────────┤

    """
}
