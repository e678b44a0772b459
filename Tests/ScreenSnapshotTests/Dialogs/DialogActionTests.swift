import ScreenContents
import ScreenNavigation
import Testing

@testable import ScreenSnapshot

@Suite("The actions of a dialog of the manifest")
@MainActor
struct DialogActionTests {
  /// The control golden of the alert without its head, and its note; or why there is none.
  private func controls(
    of app: MailboxApp = MailboxApp(), _ runner: MailboxRunner = MailboxRunner()
  ) async throws -> (rows: String, note: String?) {
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
        return (rows, report.results.first?.note)
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
    let (rows, note) = try await controls()
    #expect(rows == Self.appRows)
    #expect(note == nil)
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
    let (rows, note) = try await controls(of: .with { $0.outbox = { _ in [] } })
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
    let runner = MailboxRunner(endingStep: .tap(ControlReference(label: "Boom")))
    #expect(try await controls(of: app, runner).rows == Self.appRows)
    let other = MailboxRunner(endingStep: .tap(ControlReference(label: "Send")))
    #expect(try await controls(of: app, other).rows == Self.fixtureRows)
  }

  @Test(
    "Of several controls, the first counts, and a note names those whose buttons do something else")
  func several() async throws {
    let app = MailboxApp.with {
      $0.outbox = { router in
        [
          .button("Send") { router.present(alert: MailboxApp.notSent(in: router)) },
          .button("Send Again") { router.present(alert: MailboxApp.notSent(in: router)) },
          .button("Retry") { router.present(alert: MailboxApp.notSent()) },
        ]
      }
    }
    let (rows, note) = try await controls(of: app)
    #expect(rows == Self.appRows)
    #expect(
      note == """
        the buttons do what they do after 'tap Send'; 'Retry' presents the same dialog with buttons that do \
        something else; 'presenter(of:)' can name one of them
        """)
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

  @Test(
    "A named control that does not present the dialog is an error",
    arguments: [
      (
        DialogPresenter("Send", on: .inbox),
        "'tap Send': no control has the label 'Send'; the screen has 'Outbox'"
      ),
      (DialogPresenter("Outbox", on: .inbox), "it leads to root › outbox"),
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
