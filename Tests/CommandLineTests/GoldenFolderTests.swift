import Foundation
import Testing

extension ShellTests {
  /// What happens to files in the goldens' folder.
  @Suite("with a goldens' folder that people have been in")
  struct GoldenFolderTests {
    private let package: FixturePackage
    private let search = "manifests/Notes/compact/search.txt"

    init() throws {
      package = try FixturePackage("Notes")
      #expect(try package.record("--quiet").status == 0)
    }

    @Test("reports a deleted golden as new, and writes nothing")
    func deleted() throws {
      try package.remove(search)
      let before = try package.traces(of: "manifests")
      let result = try package.snapshot()
      #expect(
        result.output == """
          new       compact/search  no golden yet
          To accept the differences, for review and commit:
            swift package --allow-writing-to-package-directory snapshot record
          6 screens in 2 layouts: 11 matched, 1 new (TIME)

          """)
      #expect(result.status == 1)
      #expect(try package.traces(of: "manifests") == before)
    }

    @Test("reports a stray golden as obsolete and keeps it, until it is pruned")
    func stray() throws {
      let stray = "manifests/Notes/compact/oldSearch.txt"
      try package.write(try package.text(of: search), to: stray)
      let verdict = """
        obsolete  compact/oldSearch  \(stray) belongs to no screen
        To delete obsolete goldens:
          swift package --allow-writing-to-package-directory snapshot record --prune
        6 screens in 2 layouts: 12 matched, 1 obsolete (TIME)

        """
      let result = try package.snapshot()
      #expect(result.output == verdict)
      #expect(result.status == 1)

      let kept = try package.record()
      #expect(
        kept.output == """
          note: 1 golden is obsolete; to delete them:
            swift package --allow-writing-to-package-directory snapshot record --prune
          6 screens in 2 layouts: 12 matched, 1 obsolete (TIME)

          """)
      #expect(kept.status == 0)
      #expect(try package.snapshot().output == verdict)

      let pruned = try package.record("--prune", "oldSearch")
      #expect(
        pruned.output == "deleted \(stray)\n0 screens in 2 layouts: 1 obsolete; 1 deleted (TIME)\n")
      #expect(try package.snapshot().status == 0)
    }

    @Test("leaves alone what is no golden")
    func others() throws {
      let others = [
        "manifests/README.md", "manifests/Notes/compact/README.md",
        "manifests/Notes/compact/picture.png", "manifests/Notes/compact/notes.txt",
        "manifests/Notes/tall/search.txt",
      ]
      for file in others { try package.write("not a golden\n", to: file) }
      #expect(try package.record("--prune").status == 0)
      #expect(try package.snapshot().status == 0)
      for file in others { #expect(try package.text(of: file) == "not a golden\n") }
    }

    @Test("names the line of a conflict, and ends it by recording")
    func conflict() throws {
      let golden = try package.text(of: search)
      let sides = "<<<<<<< HEAD\ntab: search\n=======\ntab: notes\n>>>>>>> feature"
      try package.write(golden.replacing("tab: search", with: sides), to: search)
      let result = try package.snapshot()
      #expect(
        result.output == """
          invalid   compact/search  \(search):3 has conflict markers of an unfinished merge; \
          record it anew to end the merge
          To record invalid goldens again:
            swift package --allow-writing-to-package-directory snapshot record compact/search
          6 screens in 2 layouts: 11 matched, 1 invalid (TIME)

          """)
      #expect(result.status == 1)
      #expect(try package.record().output.hasPrefix("wrote \(search)\n"))
      #expect(try package.text(of: search) == golden)
    }

    @Test("takes CRLF line ends for what they are, and says so")
    func carriageReturns() throws {
      let golden = try package.text(of: search)
      try package.write(golden.replacing("\n", with: "\r\n"), to: search)
      let result = try package.snapshot()
      #expect(
        result.output == """
          matched   compact/search  \(search) has CRLF line ends; add \
          'manifests/**/*.txt text eol=lf' to .gitattributes
          6 screens in 2 layouts: 12 matched (TIME)

          """)
      #expect(result.status == 0)
    }

    @Test("gives git the line that keeps the goldens' line ends, and those of nothing else")
    func attributes() throws {
      try package.write("a\nb\n", to: "other.txt")
      try package.git("init", "--quiet")
      try package.git("add", "manifests", "other.txt")
      try package.git("commit", "--quiet", "--message", "Goldens")
      try checkOutAnew()
      let noted = try package.harness("NotesSnapshots").output
      let line = try #require(noted.firstMatch(of: /add '([^']+)' to \.gitattributes/)).1
      #expect(try package.text(of: "other.txt") == "a\r\nb\r\n")

      try package.write("\(line)\n", to: ".gitattributes")
      try checkOutAnew()
      #expect(
        try package.harness("NotesSnapshots").output
          == "6 screens in 2 layouts: 12 matched (TIME)\n")
      #expect(try package.text(of: "other.txt") == "a\r\nb\r\n")
    }

    private func checkOutAnew() throws {
      try package.remove("manifests")
      try package.remove("other.txt")
      try package.git("checkout", "--quiet", "manifests", "other.txt")
    }

    @Test("says which golden a disk has no room for, and leaves it whole")
    func fullDisk() throws {
      let golden = try package.text(of: search).replacing("Search", with: "Find")
      try package.write(golden, to: search)
      try package.remove("manifests/Notes/regular/search.txt")
      // A disk without room, as a limit of the process: what is written to a file does not fit.
      let result = try package.shell(
        "{ (trap '' XFSZ; ulimit -f 0; exec NotesSnapshots record 2>&1); echo status $?; } | cat")
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(
        lines.filter { $0.hasPrefix("error: ") || $0.hasPrefix("status ") } == [
          "error: cannot write \(search): File too large",
          "error: cannot write manifests/Notes/regular/search.txt: File too large", "status 2",
        ])
      #expect(try package.text(of: search) == golden)
      let files = try package.traces(of: "manifests/Notes").keys
      #expect(files.allSatisfy { !$0.hasSuffix(".tmp") && $0 != "regular/search.txt" })
    }

    @Test(
      "says which golden may not be written, and leaves it whole",
      .enabled(if: geteuid() != 0, "who may do everything is denied nothing"))
    func readOnly() throws {
      let golden = try package.text(of: search).replacing("Search", with: "Find")
      try package.write(golden, to: search)
      _ = try package.shell("chmod a-w manifests/Notes/compact")
      defer { _ = try? package.shell("chmod u+w manifests/Notes/compact") }
      let result = try package.harness("NotesSnapshots", "record")
      #expect(result.status == 2)
      #expect(
        result.errors == """
          error: cannot write \(search): Permission denied
          hint: check the permissions of the folder

          """)
      #expect(try package.text(of: search) == golden)
    }

    @Test("says which folder is missing, or is a file")
    func folders() throws {
      let missing = try package.harness("NotesSnapshots", "--manifests", "nowhere")
      #expect(
        missing.errors == """
          error: there is no folder PACKAGE/nowhere
          hint: check the path, or make the folder by recording into it

          """)
      #expect(missing.status == 2)

      try package.remove("manifests/Notes")
      try package.write("a file\n", to: "manifests/Notes")
      let file = try package.harness("NotesSnapshots")
      #expect(
        file.errors == """
          error: PACKAGE/manifests/Notes is a file, not a folder
          hint: goldens are kept in folders below it; move the file away, or name another folder \
          with --manifests

          """)
      #expect(file.status == 2)
      #expect(try package.harness("NotesSnapshots", "record").status == 2)
      #expect(try package.text(of: "manifests/Notes") == "a file\n")
    }

    @Test("records into a folder that is asked for and not there")
    func elsewhere() throws {
      let record = try package.harness(
        "NotesSnapshots", "record", "--manifests", "elsewhere/goldens", "search")
      #expect(
        record.output == """
          wrote elsewhere/goldens/Notes/compact/search.txt
          wrote elsewhere/goldens/Notes/regular/search.txt
          1 screen in 2 layouts: 2 new; 2 written (TIME)

          """)
      let golden = try package.text(of: "elsewhere/goldens/Notes/compact/search.txt")
      #expect(golden == (try package.text(of: search)))
    }
  }
}
