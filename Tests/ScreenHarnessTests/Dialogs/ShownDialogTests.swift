import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenExplore
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("A dialog of the manifest, jumped to and explored")
@MainActor
struct ShownDialogTests {
  @Test("A button that ends the process in the search for actions counts as one with an action")
  func endingAction() async throws {
    let edit = Step.tap(ControlReference(label: "Edit"))
    let runner = MailboxRunner(
      ending: (DialogActionsJob.kind, .steps([.show(screen: "alert"), edit])))
    try await MailboxApp.with { $0.outbox = { _ in [] } }.run {
      let harness = AnySnapshotHarness(MailboxSnapshots.self)
      var session = ExploreSession(of: harness, findingDialogsOn: runner) {
        await harness.outcome(of: $0)
      }
      _ = try await session.start()
      _ = try await session.perform(.show(screen: "alert"))
      #expect(
        session.page.controls.map(\.name) == [
          "Edit", "Discard (no action in the manifest)", "Cancel",
        ])
    }
  }

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
      let jumped = try await inspector.driver(jumpingTo: 2)
      for driver in [visited, jumped] {
        try await driver.take(.tap(ControlReference(label: "Edit")))
      }
      let paths = try [visited, jumped].map { try $0.visible.described.line }
      #expect(paths == ["root › outbox › draft", "root › outbox"])
    }
  }
}
