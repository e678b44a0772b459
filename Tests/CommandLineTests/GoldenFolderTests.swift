import Foundation
import TestSupport
import Testing

extension HarnessTests {
  @Suite("A folder of goldens that cannot be written")
  struct GoldenFolderTests {
    private let package: FixturePackage
    private let search = "manifests/Notes/compact/search.txt"

    init() throws {
      package = try FixturePackage(built: "Notes")
      #expect(try package.plugin("record", "--quiet").status == 0)
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
  }
}
