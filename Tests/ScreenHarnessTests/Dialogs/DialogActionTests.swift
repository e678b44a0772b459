import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot
@testable import ScreenSystem

@Suite("Searches for the controls that present dialogs")
@MainActor
struct DialogActionTests {
  /// The control golden of the alert, or the reason why it is missing.
  private func controls(
    of app: MailboxApp = MailboxApp(), endingSearchAt activity: Activity? = nil
  ) async throws -> String {
    let runner = FakeRunner(
      MailboxSnapshots.self, startsProcesses: false,
      ending: { job in
        guard let activity, (job as? DialogsJob)?.fatalSteps.isEmpty == true else { return nil }
        return .crashed(JobCrash(signal: "SIGTRAP", during: activity))
      })
    return try await MailboxApp.$current.withValue(app) {
      var request = RunRequest(manifests: "/nowhere", displayedManifests: "manifests")
      request.selection.patterns = ["controls/alert"]
      let pipeline = try SnapshotPipeline(
        request, harness: AnySnapshotHarness(MailboxSnapshots.self), runner: runner)
      let text = try #require(try await pipeline.renderTexts().texts.first)
      return switch text {
      case .success(let bytes): String(decoding: bytes, as: UTF8.self)
      case .failure(let failure): failure.reason
      }
    }
  }

  @Test("A control that crashes or hangs in the search costs nothing but itself")
  func endingControl() async throws {
    let app = MailboxApp {
      $0.outbox = { router in
        [.button("Boom") {}, .button("Send") { MailboxApp.present(on: router) }]
      }
    }
    let boom = Step.tap(ControlReference(label: "Boom"))
    let rows = try await controls(
      of: app, endingSearchAt: .steps([.show(screen: "outbox"), boom]))
    let actions = """
      Edit                    dismiss, then push draft
      Discard !               dismiss, then pop
      Cancel (cancel)         dismiss

      """
    #expect(rows.hasSuffix(actions))
  }

  @Test("A search reads no content after a tap, which may end the process")
  func contentAfterTap() async throws {
    let (hasTapped, taps) = (NavigatorModel(false), Locked(0))
    let app = MailboxApp {
      $0.outbox = { router in
        #expect(!hasTapped[router])
        return [
          .button("Mark") {
            hasTapped[router] = true
            taps.withLock { $0 += 1 }
          },
          .button("Send") { MailboxApp.present(on: router) },
        ]
      }
    }
    _ = try await controls(of: app)
    #expect(taps.withLock { $0 } == 1)
  }

  @Test("The buttons of a dialog that a button of a fixture presents have the actions of the app")
  func secondDialog() async throws {
    let front = Locked<AppRouter<Mailbox>?>(nil)
    let sure = AlertState(title: "Sure?", actions: [DialogAction("Go") {}])
    let more = DialogAction("More") { front.withLock { $0 }?.present(alert: sure) }
    let app = MailboxApp {
      $0.path = ScreenPath(routes: [.outbox], alert: AlertState(title: "Careful", actions: [more]))
      $0.outbox = { router in
        front.withLock { $0 = router }
        return []
      }
    }
    let rows = """
      More                    dismiss, then present alert “Sure?”
        Go                    dismiss

      """
    #expect(try await controls(of: app).hasSuffix(rows))
  }

  private static let searches: [(activity: Activity, reason: String)] = [
    (
      .steps([.show(screen: "outbox"), .tap(ControlReference(label: "Send"))]),
      "'tap Send' after 'show outbox' fails: SIGTRAP"
    ),
    (.steps([.show(screen: "outbox")]), "'show outbox' fails: SIGTRAP"),
    (
      .steps([.show(screen: "outbox")], on: "navigationPath"),
      "the path of 'outbox' cannot be read: SIGTRAP"
    ),
    (
      .steps([.show(screen: "alert")], on: "presenter(of:)"),
      "'presenter(of:)' fails for 'alert': SIGTRAP"
    ),
  ]

  @Test("A failed search makes the golden invalid, with the reason")
  func undecided() async throws {
    for (activity, reason) in Self.searches {
      #expect(
        try await controls(endingSearchAt: activity)
          == "the control that presents the dialog cannot be found, because \(reason)")
    }
  }
}
