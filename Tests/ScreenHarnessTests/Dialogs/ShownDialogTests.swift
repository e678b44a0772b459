import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("A dialog of the manifest, jumped to")
@MainActor
struct ShownDialogTests {
  @Test("The picture is that of the path, and the law of isolation jumps to it")
  func jumps() async throws {
    try await MailboxApp().run {
      let harness = AnySnapshotHarness(MailboxSnapshots.self)
      let tools = harness.tools
      let inspector = tools[Inspector.self]
      var known = ScreenSurvey()
      let finder = DialogFinder(of: harness, on: InProcessRunner(harness))
      known.dialogs = try await finder.dialogs(of: [2])
      inspector.use(known)
      let visited = try await inspector.driver(at: 2)
      let jumped = try await inspector.driver(at: 2, jumps: true)
      for driver in [visited, jumped] {
        try await driver.take(.tap(ControlReference(label: "Edit")))
      }
      let paths = try [visited, jumped].map { try $0.visible.described.line }
      #expect(paths == ["root › outbox › draft", "root › outbox"])
    }
  }
}
