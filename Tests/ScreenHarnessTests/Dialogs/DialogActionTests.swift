import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("Searches for the controls that present dialogs")
@MainActor
struct DialogActionTests {
  /// The control golden of the alert, or the reason why it is missing.
  private func controls(
    of app: MailboxApp = MailboxApp(), _ runner: MailboxRunner
  ) async throws -> String {
    try await app.run {
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
    let app = MailboxApp.with {
      $0.outbox = { router in
        [
          .button("Boom") {},
          .button("Send") { router.present(alert: MailboxApp.notSent(in: router)) },
        ]
      }
    }
    let boom = Step.tap(ControlReference(label: "Boom"))
    let rows = try await controls(of: app, .ending(.show(screen: "outbox"), boom))
    let actions = """
      Edit                    dismiss, then push draft
      Discard !               dismiss, then pop
      Cancel (cancel)         dismiss

      """
    #expect(rows.hasSuffix(actions))
  }

  @Test("A search reads no content after a tap, which may end the process")
  func contentAfterTap() async throws {
    let taps = Shared<[AppRouter<Mailbox>]>([])
    let app = MailboxApp.with {
      $0.outbox = { router in
        #expect(!taps.value.contains { $0 === router })
        return [
          .button("Mark") { taps.value.append(router) },
          .button("Send") { router.present(alert: MailboxApp.notSent(in: router)) },
        ]
      }
    }
    _ = try await controls(of: app, MailboxRunner())
    #expect(taps.value.count == 1)
  }

  @Test("The buttons of a dialog that a button of a fixture presents have the actions of the app")
  func secondDialog() async throws {
    let front = Shared<AppRouter<Mailbox>?>(nil)
    let more = DialogAction("More") {
      front.value?.present(alert: AlertState(title: "Sure?", actions: [DialogAction("Go") {}]))
    }
    let app = MailboxApp.with {
      $0.path = ScreenPath(routes: [.outbox], alert: AlertState(title: "Careful", actions: [more]))
      $0.outbox = { router in
        front.value = router
        return []
      }
    }
    let rows = """
      More                    dismiss, then present alert “Sure?”
        Go                    dismiss

      """
    #expect(try await controls(of: app, MailboxRunner()).hasSuffix(rows))
  }

  private static let searches: [(runner: MailboxRunner, reason: String)] = [
    (
      .ending(.show(screen: "outbox"), .tap(ControlReference(label: "Send"))),
      "'tap Send' after 'show outbox' fails: SIGTRAP"
    ),
    (.ending(.show(screen: "outbox")), "'show outbox' fails: SIGTRAP"),
    (
      MailboxRunner(ending: .steps([.show(screen: "outbox")], on: "navigationPath")),
      "the path of 'outbox' cannot be read: SIGTRAP"
    ),
    (
      MailboxRunner(ending: .steps([.show(screen: "alert")], on: "presenter(of:)")),
      "'presenter(of:)' fails for 'alert': SIGTRAP"
    ),
  ]

  @Test("A failed search makes the golden invalid, with the reason")
  func undecided() async throws {
    for (runner, reason) in Self.searches {
      #expect(
        try await controls(runner)
          == "the control that presents the dialog cannot be found, because \(reason)")
    }
  }
}
