import Foundation
import Testing

/// What users do from the shell, one after the other, since they share a build folder.
@Suite("swift package snapshot", .serialized, .timeLimit(.minutes(15)))
struct ShellTests {}

extension ShellTests {
  /// A package with hand-written routers that depends on this one by path.
  @Suite("in an app with routers of its own")
  struct NotesTests {
    private let package: FixturePackage

    init() throws {
      package = try FixturePackage("Notes")
    }

    @Test("tells on the first run how to record, and writes nothing")
    func firstRun() throws {
      let result = try package.snapshot()
      #expect(
        result.output == """
          new       6 screens in 2 layouts  no golden yet
            noteList, noteDetail, noteCreateSheet, noteEditSheet, search, settings
          These screens have no goldens yet. To record them, for review and commit:
            swift package --allow-writing-to-package-directory snapshot record
          6 screens in 2 layouts: 12 new (TIME)

          """)
      #expect(result.errors.contains("NotesSnapshots ended with status 1: something differs"))
      #expect(result.status == 1)
      #expect(throws: (any Error).self) { try package.traces(of: "manifests") }
    }

    @Test("is green once recorded, from any folder of the package")
    func recorded() throws {
      #expect(try package.record("--quiet").status == 0)
      let golden = try package.text(of: "manifests/Notes/compact/noteEditSheet.txt")
      #expect(golden == Self.editSheet)
      let green = "6 screens in 2 layouts: 12 matched (TIME)\n"
      for folder in ["", "Sources/NotesNavigation"] {
        let result = try package.snapshot(in: folder)
        #expect(result.output == green)
        #expect(result.status == 0)
      }
    }

    @Test("shows what changed as one small diff, and records that golden alone")
    func changed() throws {
      #expect(try package.record("--quiet").status == 0)
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
      // The lock came into the manifest's folder and went.
      #expect(after.keys.sorted() == ["Notes", "Notes/compact", "Notes/compact/search.txt"])
      #expect(try package.snapshot("--layout", "compact").status == 0)
    }

    @Test("names a screen that asks for a sheet and a cover, and verifies the others")
    func twoPresentations() throws {
      #expect(try package.record("--quiet").status == 0)
      try package.edit(Self.screens, replacing: "(tab: .search)", with: Self.doubled)
      let result = try package.snapshot("--layout", "compact")
      #expect(
        result.output == """
          invalid   compact/search  the router presents a sheet and a full-screen cover over one \
          stack; only one can be shown, clear the others when one is presented
          6 screens: 5 matched, 1 invalid (TIME)

          """)
      #expect(result.status == 1)
      #expect(try package.harness("NotesSnapshots").status == 2)
    }

    private static let screens = "Sources/NotesNavigation/AppScreen.swift"
    private static let pushed = "(tab: .search, routes: [.settings])"
    private static let doubled =
      "(tab: .search, sheet: .noteCreate, fullScreenCover: .noteCreate)"

    @Test("exits with status 141, and writes its reports, if the reader of a green run is gone")
    func closedPipe() throws {
      _ = try package.record("--quiet")
      // Writes until the reader is gone, so that the harness never has one.
      let result = try package.shell(
        "{ trap '' PIPE; while echo; do :; done 2>/dev/null; "
          + "NotesSnapshots --report junit=report.xml; echo status $? >&2; } | true")
      #expect(result.errors == "status 141\n")
      #expect(try package.text(of: "report.xml").contains("<testsuite"))
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
    changed   compact/search  stack: 0 → 1 (+ settings)
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

    To accept the differences, for review and commit:
      swift package --allow-writing-to-package-directory snapshot record --layout compact
    6 screens: 5 matched, 1 changed (TIME)

    """
}
