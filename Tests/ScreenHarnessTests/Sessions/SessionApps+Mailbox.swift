import ScreenContents
import ScreenNavigation

@testable import ScreenHarness
@testable import ScreenSystem

extension SessionApp {
  private typealias Presentation = @MainActor @Sendable (AppRouter<Mailbox>) -> Void

  private typealias Send = @MainActor @Sendable () -> Void

  @MainActor private static func mailbox(
    _ change: (inout MailboxApp) -> Void = { _ in }
  ) -> SessionApp {
    SessionApp(MailboxSnapshots.self, with(MailboxApp.$current, MailboxApp(change)))
  }

  /// A mailbox whose outbox has some elements, with an action that presents the alert.
  @MainActor private static func outbox(
    _ elements:
      @escaping @MainActor @Sendable (AppRouter<Mailbox>, @escaping Send) ->
      [ScreenElement]
  ) -> SessionApp {
    mailbox { $0.outbox = { router in elements(router) { MailboxApp.present(on: router) } } }
  }

  /// An alert of the manifest, which controls of the app present.
  @MainActor static let mailboxes: [String: SessionApp] = {
    let (attempts, renderings, hasSent) = (Locked(0), Locked(0), NavigatorModel(false))
    return [
      "Mailbox": mailbox(),
      "Mailbox, whose button is in a section": outbox { _, send in
        [.section("Mails", [.link("Send", action: send)])]
      },
      "Mailbox, whose button is a toggle": outbox { _, send in
        [.toggle("Send", isOn: false) { _ in send() }]
      },
      "Mailbox, whose button is in a menu": outbox { _, send in
        [.menu("More", [.button("Delete") {}, .button("Send", action: send)])]
      },
      "Mailbox, with three buttons": outbox { router, send in
        [
          .button("Send", action: send), .button("Send Again", action: send),
          .button("Retry") { router.present(alert: MailboxApp.notSent()) },
        ]
      },
      "Mailbox, without a button": outbox { _, _ in [] },
      "Mailbox, whose alert has an action": mailbox {
        $0.outbox = { _ in [] }
        $0.path.presentations = [.alert(AlertState(title: "Saved"))]
      },
      "Mailbox, whose alert changes the outbox": mailbox {
        let retry = DialogAction("Retry") { attempts.withLock { $0 += 1 } }
        $0.outbox = { _ in [.text("\(attempts.withLock { $0 })")] }
        $0.path.presentations = [.alert(AlertState(title: "Not Sent", actions: [retry]))]
      },
      "Mailbox, which sends once": outbox { router, send in
        let button = ScreenElement.button("Send") {
          hasSent[router] = true
          send()
        }
        return hasSent[router] ? [] : [button]
      },
      "Mailbox, whose button leads to a draft that fails": mailbox {
        $0.outbox = { router in [.button("Send") { router.navigate(to: .draft) }] }
        $0.failsInDraft = true
      },
      "Mailbox, which moves on from the outbox": mailbox { $0.leavesOutbox = true },
      "Mailbox, whose button is gone when the outbox renders again": outbox { _, send in
        renderings.withLock { $0 += 1 }
        // A search renders the controls, and then the screen for the taps of back and of 'Send'.
        return renderings.withLock { $0 % 3 } == 1 ? [.button("Send", action: send)] : []
      },
      "Mailbox, which presents the dialog of another screen": mailbox {
        $0.inbox = ScreenPath(confirmation: confirmation())
        $0.outbox = { router in
          [.button("Send") { router.present(confirmation: confirmation(in: router)) }]
        }
      },
    ]
  }()

  /// Apps whose harness names the control that presents the alert.
  @MainActor static let mailboxPresenters: [String: SessionApp] = {
    @MainActor func naming(
      _ label: String, on screen: MailScreen, after steps: [String] = [],
      _ change: (inout MailboxApp) -> Void = { _ in }
    ) -> SessionApp {
      mailbox {
        $0.presenter = DialogPresenter(label, on: screen, after: steps)
        $0.path.routes = []
        $0.outbox = { router in
          [
            .button("Send") {
              router.popToRoot()
              MailboxApp.present(on: router)
            }
          ]
        }
        change(&$0)
      }
    }
    let alert = AlertState(title: "Not Sent", message: "You are offline.")
    return [
      "Mailbox, which names 'Send' after a step": naming(
        "Send", on: .inbox, after: ["tap Outbox"]),
      "Mailbox, which names 'Send' over another screen": naming("Send", on: .outbox) {
        $0.outbox = MailboxApp().outbox
      },
      "Mailbox, which names a control that is missing": naming("Send", on: .inbox),
      "Mailbox, which names a control without a dialog": naming("Outbox", on: .inbox),
      "Mailbox, which names a screen that is missing": naming("Send", on: .unlisted),
      "Mailbox, which names an unknown step": naming(
        "Send", on: .outbox, after: ["opne mail://outbox?token=1234"]),
      "Mailbox, which names a step that presents nothing": naming(
        "Send", on: .outbox, after: ["open mail://outbox?token=1234"]),
      "Mailbox, which names a control with another dialog": naming("Send", on: .outbox) {
        $0.path.presentations = [.alert(alert)]
      },
    ]
  }()

  @MainActor private static func confirmation(
    in router: AppRouter<Mailbox>? = nil
  ) -> ConfirmationState {
    let alert = MailboxApp.notSent(in: router)
    return ConfirmationState(title: alert.title, message: alert.message, actions: alert.actions)
  }

  /// Apps whose outbox presents another dialog than the manifest has.
  @MainActor static let mailboxDialogs: [String: SessionApp] = {
    let presentations: [String: Presentation] = [
      "a confirmation": { $0.present(confirmation: confirmation(in: $0)) },
      "another message": { MailboxApp.present(on: $0, message: "Try later.") },
      "no message": { MailboxApp.present(on: $0, message: nil) },
      "a button less": { MailboxApp.present(on: $0) { $0.remove(at: 1) } },
      "a button more": { MailboxApp.present(on: $0) { $0.append(DialogAction("Help")) } },
      "another button": { MailboxApp.present(on: $0) { $0[0] = DialogAction("Change") } },
      "an ordinary button": { MailboxApp.present(on: $0) { $0[1] = DialogAction("Discard") } },
      "two cancel buttons": {
        MailboxApp.present(on: $0) { $0[0] = DialogAction("Edit", role: .cancel) }
      },
      "another order": { MailboxApp.present(on: $0) { $0.swapAt(0, 1) } },
      "no actions": { $0.present(alert: MailboxApp.notSent()) },
    ]
    let apps = presentations.map { name, present in
      let app = outbox { router, _ in [.button("Send") { present(router) }] }
      return ("Mailbox, which presents \(name)", app)
    }
    return Dictionary(uniqueKeysWithValues: apps)
  }()
}
