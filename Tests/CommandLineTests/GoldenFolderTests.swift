import Foundation
import TestSupport
import Testing

extension HarnessTests {
  @Suite("A folder of goldens that cannot be written")
  struct GoldenFolderTests {
    private let package: FixturePackage
    private let search = "manifests/Cafe/compact/menu.txt"

    init() throws {
      package = try FixturePackage(app: "Cafe")
      #expect(try package.plugin("record", "--quiet").status == 0)
    }

    @Test(
      "A golden that may not be written is named and keeps its old text",
      .enabled(if: geteuid() != 0, "root has permission to write everything"))
    func readOnly() throws {
      let golden = try package.text(of: search).replacing("Menu", with: "Find")
      try package.write(golden, to: search)
      _ = try package.shell("chmod a-w manifests/Cafe/compact")
      defer { _ = try? package.shell("chmod u+w manifests/Cafe/compact") }
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
