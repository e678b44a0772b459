import ScreenContents
import ScreenNavigation
import Testing

@testable import ScreenAudit
@testable import ScreenCoverage
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("Which dialogs are the same")
@MainActor
struct DialogIdentityTests {
  private static let buttons = MailboxApp.notSent().actions

  /// What the outbox presents instead of the alert of the manifest, and the difference.
  nonisolated private static let others:
    [(present: @MainActor @Sendable (AppRouter<Mailbox>) -> Void, difference: String)] = [
      (
        {
          let alert = MailboxApp.notSent(in: $0)
          $0.present(
            confirmation: ConfirmationState(
              title: alert.title, message: alert.message, actions: alert.actions))
        }, "as a confirmation"
      ),
      (
        { present(on: $0, message: "Try later.") }, "with the message 'Try later.'"
      ),
      ({ present(on: $0, message: nil) }, "without the message"),
      ({ present(on: $0) { $0.remove(at: 1) } }, "without the button 'Discard'"),
      ({ present(on: $0) { $0.append(DialogAction("Help")) } }, "with the button 'Help'"),
      (
        { present(on: $0) { $0[0] = DialogAction("Change") } },
        "without the button 'Edit' and with the button 'Change'"
      ),
      (
        { present(on: $0) { $0[1] = DialogAction("Discard") } },
        "with 'Discard' as an ordinary button"
      ),
      (
        { present(on: $0) { $0[0] = DialogAction("Edit", role: .cancel) } },
        "with 'Edit' as a cancel button"
      ),
      ({ present(on: $0) { $0.swapAt(0, 1) } }, "with the buttons in another order or number"),
    ]

  private static func present(
    on router: AppRouter<Mailbox>, message: String? = "You are offline.",
    _ change: (inout [DialogAction]) -> Void = { _ in }
  ) {
    var actions = MailboxApp.notSent(in: router).actions
    change(&actions)
    router.present(alert: AlertState(title: "Not Sent", message: message, actions: actions))
  }

  private func report(of app: MailboxApp, _ laws: AuditLaw...) async throws -> AuditReport {
    try await app.run {
      var session = try AuditSession(of: AnySnapshotHarness(MailboxSnapshots.self), laws: laws)
      return try await session.report()
    }
  }

  private func map(of app: MailboxApp) async throws -> [String] {
    try await app.run {
      let map = try await MapSession(of: AnySnapshotHarness(MailboxSnapshots.self)).map()
      return map.text(as: .text).split(separator: "\n").map(String.init)
    }
  }

  @Test(
    "A control that presents another dialog than the manifest has is a finding", arguments: others)
  func findings(
    present: @escaping @MainActor @Sendable (AppRouter<Mailbox>) -> Void, difference: String
  ) async throws {
    let app = MailboxApp.presenting(present)
    let words = "'Send' on outbox presents the dialog \(difference)"
    #expect(
      try await report(of: app, .reachability).groups.map {
        "\($0.cause): \($0.screens.joined(separator: ", "))"
      } == ["\(words): alert"])
    try await app.run {
      let harness = AnySnapshotHarness(MailboxSnapshots.self)
      let finder = DialogFinder(of: harness, on: InProcessRunner(harness))
      let dialogs = try await finder.dialogs(of: [2])
      #expect(dialogs[2]?.note == words)
    }
    let lines = try await map(of: app)
    #expect(!lines.contains("  Send → alert"))
  }

  @Test(
    "The same app is silent in all laws if it presents the dialog of the manifest, and the map has both arrows"
  )
  func same() async throws {
    let app = MailboxApp()
    let report = try await report(of: app)
    #expect(report.groups.isEmpty)
    #expect(report.failures == [])
    #expect(
      try await map(of: app) == [
        "inbox", "  Outbox → outbox", "outbox", "  Send → alert", "alert",
        "  Edit → root › outbox › draft",
      ])
  }

  @Test("A dialog that quotes another value is the same screen")
  func quotes() {
    let one = VisibleDialog("Delete “Tea”?", message: "“Tea” is gone.", buttons: [.button("OK") {}])
    let other = VisibleDialog(
      "Delete “Milk”?", message: "“Milk” is gone.", buttons: [.button("OK") {}])
    let values = [one, other].map {
      DescribedValue.dialog(DescribedDialog($0, as: .alert), nil)
    }
    #expect(values[0] != values[1])
    #expect(values[0].identity == values[1].identity)
  }

  @Test("Dialogs whose pictures are the same, but not their roles, are no duplicates")
  func duplicates() {
    let dialogs = [ScreenButton.Role?.none, .cancel].map { role in
      DescribedDialog(VisibleDialog("Sure?", buttons: [.button("No", role: role) {}]), as: .alert)
    }
    var duplicates = DuplicateScreens()
    duplicates.add([1], dialogs[0], of: "a")
    duplicates.add([1], dialogs[1], of: "b")
    duplicates.add([1], dialogs[1], of: "c")
    #expect(duplicates.groups == [["b", "c"]])
  }
}
