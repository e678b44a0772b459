import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("The actions of a dialog of the manifest")
@MainActor
struct DialogActionTests {
  /// The control golden of the alert without its head, and its note; or why there is none.
  private func controls(
    of app: MailboxApp = MailboxApp(), _ runner: MailboxRunner = MailboxRunner()
  ) async throws -> (rows: String, note: String?, problems: [String]) {
    try await app.run {
      try await TemporaryGoldens.with { folder in
        var request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
        request.selection.patterns = ["controls/alert"]
        let pipeline = try SnapshotPipeline(
          request, harness: AnySnapshotHarness(MailboxSnapshots.self), runner: runner)
        let (report, texts) = (
          try await pipeline.compare(), try await pipeline.renderTexts().texts
        )
        let text = try #require(texts.first)
        let rows =
          switch text {
          case .success(let bytes):
            String(decoding: bytes, as: UTF8.self)
              .replacing("---\nscreen: alert\n---\n", with: "")
          case .failure(let failure): failure.reason
          }
        return (rows, report.results.first?.note, report.problems)
      }
    }
  }

  private static let appRows = """
    Edit                    dismiss, then push draft
    Discard !               dismiss, then pop
    Cancel (cancel)         dismiss

    """

  @Test("A control that crashes or hangs in the search costs nothing but itself")
  func endingControl() async throws {
    let app = MailboxApp.with {
      $0.outbox = { router in
        [
          .button("Boom") {},
          .button("Send") { router.present(alert: MailboxApp.notSent(in: router)) },
        ]
      }
    }
    let boom = Step.tap(ControlReference(label: "Boom"))
    #expect(
      try await controls(of: app, .ending(.show(screen: "outbox"), boom)).rows == Self.appRows)
  }
}

// MARK: - Failed searches

extension DialogActionTests {
  private static let searches: [(app: MailboxApp, runner: MailboxRunner, reason: String)] = [
    (
      MailboxApp(), .ending(.show(screen: "outbox"), .tap(ControlReference(label: "Send"))),
      "'tap Send' after 'show outbox' fails: SIGTRAP"
    ),
    (
      MailboxApp(), .ending(.show(screen: "outbox")), "'show outbox' fails: SIGTRAP"
    ),
    (
      MailboxApp(),
      MailboxRunner(ending: .steps([.show(screen: "outbox")], on: "navigationPath")),
      "the path of 'outbox' cannot be read: SIGTRAP"
    ),
    (
      MailboxApp(),
      MailboxRunner(ending: .steps([.show(screen: "alert")], on: "presenter(of:)")),
      "'presenter(of:)' fails for 'alert': SIGTRAP"
    ),
  ]

  @Test("A failed search makes the golden invalid, with the reason, and journeys refuse the tap")
  func undecided() async throws {
    for (app, runner, reason) in Self.searches {
      let words = "the control that presents the dialog cannot be found, because \(reason)"
      #expect(try await controls(of: app, runner).rows == words)
      try await app.run {
        let harness = AnySnapshotHarness(MailboxSnapshots.self)
        let dialogs = try await DialogFinder(of: harness, on: runner).dialogs(of: [2])
        var performer = StepPerformer(harness.app, scenes: harness.tools.scenes)
        performer.dialogs = dialogs
        let driver = try await Driver(harness.app, in: .compact, scenes: harness.tools.scenes)
        try await performer.perform(.show(screen: "alert"), with: driver)
        await #expect(throws: JourneyProblem.noAction("Edit")) {
          _ = try await performer.perform(.tap(ControlReference(label: "Edit")), with: driver)
        }
      }
    }
  }

  @Test("Errors of the search that belong to no screen are problems of the run")
  func problems() async throws {
    let runner = MailboxRunner(problems: ["a worker crashed"])
    let (rows, _, problems) = try await controls(of: MailboxApp(), runner)
    #expect(rows == Self.appRows)
    #expect(problems == ["a worker crashed"])
  }

  @Test("An audit of isolation, which only jumps, searches for no presenter")
  func isolation() async throws {
    for (law, searches) in [(AuditLaw.isolation, false), (.back, true)] {
      try await MailboxApp().run {
        let runner = MailboxRunner()
        var session = try AuditSession(
          of: AnySnapshotHarness(MailboxSnapshots.self), laws: [law], runner: runner)
        _ = try await session.report()
        #expect(runner.kinds.names.contains(DialogsJob.kind) == searches)
      }
    }
  }
}
