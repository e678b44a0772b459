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

    static let screens = "Sources/NotesNavigation/AppScreen.swift"
    static let pushed = "(tab: .search, routes: [.settings])"
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
