import Foundation
import TestSupport
import Testing

@Suite("Report files")
@MainActor
struct ReportFileTests {
  @Test(
    "A report that the plugin may not write comes with the command that lets it write",
    .enabled(if: geteuid() != 0, "root has permission to write everything"))
  func denied() async throws {
    let tool = try ToolRun()
    _ = await tool(["record"])
    let folder = tool.folder.appendingPathComponent("sealed")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    let result = await tool(
      ["--report", "json=sealed/a.json"], variables: ["SCREENWALK_PLUGIN": "1"])
    #expect(
      result.text(isError: true) == """
        error: cannot write the json report 'sealed/a.json': Permission denied
        hint: allow the plugin to write in the package:
          swift package --allow-writing-to-package-directory snapshot --report json=sealed/a.json

        """)
    #expect(result.status == 2)
  }
}
