import Foundation
import TestSupport
import Testing

extension HarnessTests {
  @Suite("The manifests folder")
  struct GoldenFolderTests {
    private let package: FixturePackage
    private let search = "manifests/Notes/compact/search.txt"

    init() throws {
      package = try FixturePackage(built: "Notes")
      #expect(try package.plugin("record", "--quiet").status == 0)
    }

    @Test("A golden without a screen is obsolete until record --prune deletes it")
    func stray() throws {
      let stray = "manifests/Notes/compact/oldSearch.txt"
      try package.write(try package.text(of: search), to: stray)
      let verdict = """
        obsolete  compact/oldSearch  \(stray) belongs to no screen
        To delete obsolete goldens:
          swift package --allow-writing-to-package-directory snapshot record --prune
        6 screens in 2 layouts: 12 matched, 1 obsolete (TIME)

        """
      let result = try package.plugin()
      #expect(result.output == verdict)
      #expect(result.status == 1)

      let kept = try package.plugin("record")
      #expect(
        kept.output == """
          note: 1 golden is obsolete; to delete them:
            swift package --allow-writing-to-package-directory snapshot record --prune
          6 screens in 2 layouts: 12 matched, 1 obsolete (TIME)

          """)
      #expect(kept.status == 0)
      #expect(try package.plugin().output == verdict)

      let pruned = try package.plugin("record", "--prune", "oldSearch")
      #expect(
        pruned.output == "deleted \(stray)\n0 screens in 2 layouts: 1 obsolete; 1 deleted (TIME)\n")
      #expect(try package.plugin().status == 0)
    }

    @Test("Files that are not goldens stay unchanged")
    func others() throws {
      let others = [
        "manifests/README.md", "manifests/Notes/compact/README.md",
        "manifests/Notes/compact/picture.png", "manifests/Notes/compact/notes.txt",
        "manifests/Notes/tall/search.txt",
      ]
      for file in others { try package.write("not a golden\n", to: file) }
      #expect(try package.plugin("record", "--prune").status == 0)
      #expect(try package.plugin().status == 0)
      for file in others { #expect(try package.text(of: file) == "not a golden\n") }
    }

    @Test("A golden with merge conflict markers is invalid until it is recorded again")
    func conflict() throws {
      let golden = try package.text(of: search)
      let sides = "<<<<<<< HEAD\ntab: search\n=======\ntab: notes\n>>>>>>> feature"
      try package.write(golden.replacing("tab: search", with: sides), to: search)
      let result = try package.plugin()
      #expect(
        result.output == """
          invalid   compact/search  \(search):3 contains merge conflict markers; \
          record it again to resolve the conflict
          To accept the differences, for review and commit:
            swift package --allow-writing-to-package-directory snapshot record
          6 screens in 2 layouts: 11 matched, 1 invalid (TIME)

          """)
      #expect(result.status == 2)
      #expect(try package.plugin("record").output.hasPrefix("wrote \(search)\n"))
      #expect(try package.text(of: search) == golden)
    }

    @Test("A golden with CRLF line endings matches, with a note about .gitattributes")
    func carriageReturns() throws {
      let golden = try package.text(of: search)
      try package.write(golden.replacing("\n", with: "\r\n"), to: search)
      let result = try package.plugin()
      #expect(
        result.output == """
          matched   compact/search  \(search) has CRLF line endings; add \
          'manifests/**/*.txt text eol=lf' to .gitattributes
          6 screens in 2 layouts: 12 matched (TIME)

          """)
      #expect(result.status == 0)
    }

    @Test("The suggested line in .gitattributes keeps the line endings of goldens only")
    func attributes() throws {
      try package.write("a\nb\n", to: "other.txt")
      try package.git("init", "--quiet")
      try package.git("add", "manifests", "other.txt")
      try package.git("commit", "--quiet", "--message", "Goldens")
      try checkOutAgain()
      let noted = try package.harness().output
      let line = try #require(noted.firstMatch(of: /add '([^']+)' to \.gitattributes/)).1
      #expect(try package.text(of: "other.txt") == "a\r\nb\r\n")

      try package.write("\(line)\n", to: ".gitattributes")
      try checkOutAgain()
      #expect(try package.harness().output == "6 screens in 2 layouts: 12 matched (TIME)\n")
      #expect(try package.text(of: "other.txt") == "a\r\nb\r\n")
    }

    private func checkOutAgain() throws {
      try package.remove("manifests")
      try package.remove("other.txt")
      try package.git("checkout", "--quiet", "manifests", "other.txt")
    }

    @Test("A golden that does not fit on the disk is named and keeps its old text")
    func fullDisk() throws {
      let golden = try package.text(of: search).replacing("Search", with: "Find")
      try package.write(golden, to: search)
      try package.remove("manifests/Notes/regular/search.txt")
      // A limit of the process has the effect of a full disk.
      let result = try package.shell(
        "{ (trap '' XFSZ; ulimit -f 0; exec NotesSnapshots record 2>&1); echo status $?; } | cat")
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(
        lines.filter { $0.hasPrefix("error: ") || $0.hasPrefix("status ") } == [
          "error: cannot write '\(search)': File too large",
          "error: cannot write 'manifests/Notes/regular/search.txt': File too large", "status 2",
        ])
      #expect(try package.text(of: search) == golden)
      let files = try package.traces(of: "manifests/Notes").keys
      #expect(files.allSatisfy { !$0.hasSuffix(".tmp") && $0 != "regular/search.txt" })
    }

    @Test(
      "A golden that may not be written is named and keeps its old text",
      .enabled(if: geteuid() != 0, "root has permission to write everything"))
    func readOnly() throws {
      let golden = try package.text(of: search).replacing("Search", with: "Find")
      try package.write(golden, to: search)
      _ = try package.shell("chmod a-w manifests/Notes/compact")
      defer { _ = try? package.shell("chmod u+w manifests/Notes/compact") }
      let result = try package.harness("record")
      #expect(result.status == 2)
      #expect(
        result.errors == """
          error: cannot write '\(search)': Permission denied
          hint: check the permissions of the folder

          """)
      #expect(try package.text(of: search) == golden)
    }

    @Test("A manifests folder that is missing, or is a file, is an error with its path")
    func folders() throws {
      let missing = try package.harness("--manifests", "nowhere")
      #expect(
        missing.errors == """
          error: the folder 'PACKAGE/nowhere' does not exist
          hint: check the path, or create the folder with 'record'

          """)
      #expect(missing.status == 2)

      try package.remove("manifests/Notes")
      try package.write("a file\n", to: "manifests/Notes")
      let file = try package.harness()
      #expect(
        file.errors == """
          error: 'PACKAGE/manifests/Notes' is not a folder
          hint: move the file away, or name another folder with --manifests

          """)
      #expect(file.status == 2)
      #expect(try package.harness("record").status == 2)
      #expect(try package.text(of: "manifests/Notes") == "a file\n")
    }

    @Test("Recording creates the folder of --manifests")
    func elsewhere() throws {
      let record = try package.harness("record", "--manifests", "elsewhere/goldens", "search")
      #expect(
        record.output == """
          wrote elsewhere/goldens/Notes/compact/search.txt
          wrote elsewhere/goldens/Notes/regular/search.txt
          1 screen in 2 layouts: 2 new; 2 written (TIME)

          """)
      let golden = try package.text(of: "elsewhere/goldens/Notes/compact/search.txt")
      let found = try package.text(of: search)
      #expect(golden == found)
    }
  }
}
