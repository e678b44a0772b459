import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
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
          try await pipeline.compare().report, try await pipeline.renderTexts().texts
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

  private static let fixtureRows = """
    Edit                    dismiss (no action in the manifest)
    Discard !               dismiss (no action in the manifest)
    Cancel (cancel)         dismiss

    """

  @Test("The buttons do what they do after the control of the screen beneath presents the dialog")
  func found() async throws {
    let (rows, note, problems) = try await controls()
    #expect(rows == Self.appRows)
    #expect(note == nil)
    #expect(problems == [])
  }

  /// Elements with a control that sends.
  private typealias Elements =
    @MainActor @Sendable (@escaping @MainActor @Sendable () -> Void) -> [ScreenElement]

  @Test("The control is a row of a section, a toggle, or an item of a menu")
  func places() async throws {
    let places: [Elements] = [
      { send in [.section("Mails", [.link("Send", action: send)])] },
      { send in [.toggle("Send", isOn: false, action: send)] },
      { send in [.menu("More", [.button("Delete") {}, .button("Send", action: send)])] },
    ]
    for elements in places {
      let app = MailboxApp.with {
        $0.outbox = { router in elements { router.present(alert: MailboxApp.notSent(in: router)) } }
      }
      let rows = try await controls(of: app).rows
      #expect(rows == Self.appRows)
    }
  }

  @Test("Without a control, a button that only dismisses says so, unless it cancels")
  func nothing() async throws {
    let (rows, note, _) = try await controls(of: .with { $0.outbox = { _ in [] } })
    #expect(rows == Self.fixtureRows)
    #expect(note == nil)
  }

  @Test("A button of the fixture that does something says what, also without a control")
  func fixtureWithAction() async throws {
    let app = MailboxApp.with {
      $0.outbox = { _ in [] }
      $0.path = ScreenPath(routes: [.outbox], alert: AlertState(title: "Saved"))
    }
    #expect(try await controls(of: app).rows == "OK (cancel)             dismiss\n")
  }

  @Test("A button of the fixture that only changes what the screen beneath shows has an action")
  func fixtureThatRedraws() async throws {
    let app = MailboxApp.redrawing()
    #expect(
      try await controls(of: app).rows == "Retry                   dismiss, then redraw\n")
  }

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

  @Test("Of several controls that present the dialog, the first counts")
  func several() async throws {
    let app = MailboxApp.with {
      $0.outbox = { router in
        [
          .button("Send") { router.present(alert: MailboxApp.notSent(in: router)) },
          .button("Retry") { router.present(alert: MailboxApp.notSent()) },
        ]
      }
    }
    #expect(try await controls(of: app).rows == Self.appRows)
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
      .with {
        $0.outbox = { router in [.button("Send") { router.navigate(to: .draft) }] }
        $0.failsInDraft = true
      }, MailboxRunner(), "'tap Send' after 'show outbox' fails: no network"
    ),
    (
      MailboxApp(),
      MailboxRunner(ending: (ListDialogsJob.kind, .steps([.show(screen: "outbox")]))),
      "the path of 'outbox' cannot be read: SIGTRAP"
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
        #expect(runner.kinds.names.contains(PresentersJob.kind) == searches)
      }
    }
  }
}

// MARK: - Named controls

extension DialogActionTests {
  private static func named(_ presenter: DialogPresenter<MailScreen>) -> MailboxApp {
    .with {
      $0.presenter = presenter
      $0.path = ScreenPath(alert: MailboxApp.notSent())
      $0.outbox = { router in
        [
          .button("Send") {
            router.popToRoot()
            router.present(alert: MailboxApp.notSent(in: router))
          }
        ]
      }
    }
  }

  @Test("A harness names the screen, the steps and the control of a dialog")
  func named() async throws {
    let app = Self.named(DialogPresenter("Send", on: .inbox, after: ["tap Outbox"]))
    #expect(
      try await controls(of: app).rows == """
        Edit                    dismiss, then push draft
        Discard !               dismiss
        Cancel (cancel)         dismiss

        """)
  }

  @Test("A named control may present the dialog over another screen than the path does")
  func namedElsewhere() async throws {
    var app = Self.named(DialogPresenter("Send", on: .outbox))
    app.outbox = MailboxApp().outbox
    let (rows, _, problems) = try await controls(of: app)
    #expect(rows == Self.appRows)
    #expect(problems == [])
  }

  @Test("A control that is named for a screen without a dialog is an error")
  func namedWithoutDialog() async throws {
    var app = Self.named(DialogPresenter("Send", on: .outbox))
    app.path = ScreenPath(routes: [.draft])
    #expect(
      try await controls(of: app).problems == [
        "'presenter(of:)' names a control for 'alert', whose path presents no dialog"
      ])
  }

  @Test(
    "A named control that does not present the dialog is an error",
    arguments: [
      (
        DialogPresenter("Send", on: .inbox),
        "'tap Send': no control has the label 'Send'; the screen has 'Outbox'"
      ),
      (DialogPresenter("Outbox", on: .inbox), "it leads to root › outbox"),
      (DialogPresenter("Send", on: .unlisted), "the manifest has no screen 'unlisted'"),
      (
        DialogPresenter("Send", on: .outbox, after: ["press Send"]),
        "'press Send': unknown step"
      ),
      (
        DialogPresenter("Send", on: .outbox, after: ["look"]),
        "'look': 'look' cannot present a dialog; use 'tap', 'type', 'back' and 'tab'"
      ),
    ] as [(DialogPresenter<MailScreen>, String)])
  func misnamed(presenter: DialogPresenter<MailScreen>, reason: String) async throws {
    let rows = try await controls(of: Self.named(presenter)).rows
    #expect(
      rows == "the control that 'presenter(of:)' names does not present the dialog: \(reason)")
  }

  @Test("A named control that presents another dialog is an error that says how it differs")
  func misnamedDialog() async throws {
    var app = Self.named(DialogPresenter("Send", on: .outbox))
    app.path.presentations = [.alert(AlertState(title: "Not Sent", message: "You are offline."))]
    let rows = try await controls(of: app).rows
    #expect(
      rows.hasSuffix(
        """
        it presents the dialog without the button 'OK', with the button 'Edit', with the button \
        'Discard' and with the button 'Cancel'
        """))
  }
}
