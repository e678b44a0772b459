import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenExplore
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("A dialog of the manifest in journeys, explorations and pages")
@MainActor
struct ShownDialogTests {
  private static let withoutPresenter = MailboxApp.with { $0.outbox = { _ in [] } }

  private static let refusal = """
    'Discard' has no action in the manifest; begin with the screen beneath, or name the control that \
    presents the dialog in the harness's 'presenter(of:)'
    """

  private func journey(_ text: String, of app: MailboxApp) async throws -> String {
    try await app.run {
      try await TemporaryGoldens.with { folder in
        try folder.write(text, to: "Mailbox/journeys/journey.txt")
        var request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
        request.selection.patterns = ["journeys/*"]
        let pipeline = try SnapshotPipeline(
          request, harness: AnySnapshotHarness(MailboxSnapshots.self))
        switch try #require(try await pipeline.renderTexts().texts.first) {
        case .success(let bytes): return String(decoding: bytes, as: UTF8.self)
        case .failure(let failure): return failure.reason
        }
      }
    }
  }

  private func explore(
    _ app: MailboxApp, _ runner: MailboxRunner = MailboxRunner(),
    _ body: (inout ExploreSession) async throws -> Void
  ) async throws {
    try await app.run {
      let harness = AnySnapshotHarness(MailboxSnapshots.self)
      var session = ExploreSession(of: harness, findingDialogsOn: runner) {
        await harness.outcome(of: $0)
      }
      _ = try await session.start()
      try await body(&session)
    }
  }

  @Test("A journey taps the buttons of the app")
  func journeys() async throws {
    let text = """
      > show alert
      root › outbox › alert “Not Sent”

      > tap Discard
      root

      > show alert
      root › outbox › alert “Not Sent”

      > tap Edit
      root › outbox › draft

      """
    #expect(try await journey(text, of: MailboxApp()) == text)
  }

  @Test("A journey refuses the tap on a button that only dismisses a dialog of the manifest")
  func refusedStep() async throws {
    let result = try await journey("> show alert\n\n> tap Discard\n", of: Self.withoutPresenter)
    #expect(
      result == "line 3: '> tap Discard' on root › outbox › alert “Not Sent”: \(Self.refusal)")
  }

  @Test(
    "Cancel is tapped, and so are the buttons of the same dialog after a tap or a link presented it"
  )
  func tapped() async throws {
    let cancel = "> show alert\nroot › outbox › alert “Not Sent”\n\n> tap Cancel\nroot › outbox\n"
    #expect(try await journey(cancel, of: Self.withoutPresenter) == cancel)
    // The app presents an alert without actions.
    let app = MailboxApp.presenting { $0.present(alert: MailboxApp.notSent()) }
    let tap = """
      > show outbox
      root › outbox

      > tap Send
      root › outbox › alert “Not Sent”

      > tap Discard
      root › outbox

      """
    #expect(try await journey(tap, of: app) == tap)
  }

  @Test("An exploration taps the buttons of the app, and a tap that it refuses changes nothing")
  func explorations() async throws {
    try await explore(MailboxApp()) { session in
      _ = try await session.perform(.show(screen: "alert"))
      let explored = try await session.perform(.tap(ControlReference(label: "Edit")))
      #expect(explored.page.path == ["root › outbox › draft"])
    }
    try await explore(Self.withoutPresenter) { session in
      _ = try await session.perform(.show(screen: "alert"))
      await #expect(throws: ExploreProblem.failed(reason: Self.refusal)) {
        _ = try await session.perform(.tap(ControlReference(label: "Discard")))
      }
      #expect(try await session.restart().page.path == ["root › outbox › alert “Not Sent”"])
      #expect(session.text == "> show alert\nroot › outbox › alert “Not Sent”\n")
    }
  }

  /// The controls of a figure on the page of a run.
  private static func linkedControls(of figure: String) async throws -> [Report.Control] {
    var request = RunRequest(manifests: "/nowhere", displayedManifests: "nowhere")
    request.connectsScreens = true
    let run = try await SnapshotPipeline(
      request, harness: AnySnapshotHarness(MailboxSnapshots.self)
    ).compare()
    let screens = run.report.screens(in: ReportContext(golden: { _ in nil }))
    return screens.flatMap(\.figures).first { $0.name == figure }?.controls ?? []
  }

  @Test("An exploration lists the buttons without an action as such")
  func listedActions() async throws {
    for (app, marked) in [(MailboxApp(), false), (Self.withoutPresenter, true)] {
      try await explore(app) { session in
        _ = try await session.perform(.show(screen: "alert"))
        let mark = marked ? " (no action in the manifest)" : ""
        #expect(session.page.controls.map(\.name) == ["Edit\(mark)", "Discard\(mark)", "Cancel"])
        let json = ExploreJSON(line: nil, step: nil, effect: [], session.page)
        #expect(json.controls?.map(\.wired) == [!marked, !marked, true])
      }
    }
  }

  @Test("A button that ends the process in the search for actions counts as one with an action")
  func endingAction() async throws {
    let edit = Step.tap(ControlReference(label: "Edit"))
    let runner = MailboxRunner(
      ending: (DialogActionsJob.kind, .steps([.show(screen: "alert"), edit])))
    try await explore(Self.withoutPresenter, runner) { session in
      _ = try await session.perform(.show(screen: "alert"))
      #expect(
        session.page.controls.map(\.name) == [
          "Edit", "Discard (no action in the manifest)", "Cancel",
        ])
    }
  }

  @Test("A journey taps a button of the fixture that only changes what the screen beneath shows")
  func redrawingButton() async throws {
    let text = """
      > show alert
      root › outbox › alert “Not Sent”

      > tap Retry
      root › outbox

      """
    #expect(try await journey(text, of: .redrawing()) == text)
  }

  @Test("A journey in which the control is gone that presents the dialog says so")
  func goneControl() async throws {
    let text = """
      > show outbox

      > tap Send

      > tap Cancel

      > show alert

      > tap Discard

      """
    #expect(try await journey(text, of: .sendingOnce()).hasSuffix(Self.refusal))
  }

  @Test("The links of a page lead where the buttons of the app do, unless they have no action")
  func pages() async throws {
    for (app, effects, targets) in [
      (
        MailboxApp(),
        ["Edit: dismiss, then push draft", "Discard: dismiss, then pop", "Cancel: dismiss"],
        [nil, "inbox", "outbox"]
      ),
      (
        Self.withoutPresenter,
        [
          "Edit: dismiss (no action in the manifest)",
          "Discard: dismiss (no action in the manifest)", "Cancel: dismiss",
        ], [nil, nil, "outbox"]
      ),
    ] as [(MailboxApp, [String], [String?])] {
      let controls = try await app.run { try await Self.linkedControls(of: "compact/alert") }
      #expect(controls.map { "\($0.label): \($0.effect)" } == effects)
      #expect(controls.map(\.target) == targets)
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
      for (driver, label) in [(visited, "Edit"), (jumped, "Edit")] {
        try await driver.take(.tap(ControlReference(label: label)))
      }
      let paths = try [visited, jumped].map { try $0.visible.described.line }
      #expect(paths == ["root › outbox › draft", "root › outbox"])
    }
  }
}
