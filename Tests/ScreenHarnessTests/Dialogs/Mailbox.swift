import ScreenContents
import ScreenNavigation
import TestApps

@testable import ScreenSnapshot

/// The schema of an app whose manifest has an alert over the outbox, made from a fixture without actions.
enum Mailbox: NavigationSchema {
  typealias Tab = Never
  enum Route: Hashable { case outbox, draft }
  enum Sheet: Hashable, Identifiable {
    case help
    var id: Self { self }
  }
}

enum MailScreen: String, ScreenManifest {
  case inbox, outbox, alert, unlisted

  static let allCases: [MailScreen] = [.inbox, .outbox, .alert]

  var navigationPath: ScreenPath<Mailbox> {
    switch self {
    case .inbox: MailboxApp.current.inbox
    case .unlisted: ScreenPath()
    case .outbox: ScreenPath(routes: [.outbox])
    case .alert: MailboxApp.current.path
    }
  }
}

/// What tests change of the app.
struct MailboxApp: Sendable {
  @TaskLocal static var current = MailboxApp()

  typealias Contents = @MainActor @Sendable (AppRouter<Mailbox>) -> [ScreenElement]

  /// The path of the inbox.
  var inbox = ScreenPath<Mailbox>()

  /// The path of the alert.
  var path = ScreenPath<Mailbox>(routes: [.outbox], alert: Self.notSent())

  /// The elements of the outbox.
  var outbox: Contents = { router in
    [.button("Send") { Self.present(on: router) }]
  }

  var presenter: DialogPresenter<MailScreen>?

  /// Whether the app fails when the draft is visible.
  var failsInDraft = false

  /// Whether the app moves on to the draft when the outbox is visible.
  var leavesOutbox = false

  init(_ change: (inout MailboxApp) -> Void = { _ in }) { change(&self) }
}

extension MailboxApp {
  /// The alert, with the actions of the app, or of a fixture without a router.
  static func notSent(in router: AppRouter<Mailbox>? = nil) -> AlertState {
    AlertState(
      title: "Not Sent", message: "You are offline.",
      actions: [
        DialogAction("Edit") { router?.navigate(to: .draft) },
        DialogAction("Discard", role: .destructive) { router?.popToRoot() },
        .cancel(),
      ])
  }

  /// Presents the alert with the actions of the app, or another one.
  @MainActor
  static func present(
    on router: AppRouter<Mailbox>, message: String? = "You are offline.",
    _ change: (inout [DialogAction]) -> Void = { _ in }
  ) {
    var actions = notSent(in: router).actions
    change(&actions)
    router.present(alert: AlertState(title: "Not Sent", message: message, actions: actions))
  }
}

struct MailboxSnapshots: SnapshotHarness {
  typealias Screen = MailScreen

  static let layouts: [ScreenLayout] = [.compact, .controls]

  static func makeNavigator() -> AppRouter<Mailbox> { AppRouter() }

  private struct NoNetwork: Error, CustomStringConvertible {
    let description = "no network"
  }

  static func settle(_ router: AppRouter<Mailbox>) throws {
    if MailboxApp.current.failsInDraft, router.stack.last == .draft { throw NoNetwork() }
    if MailboxApp.current.leavesOutbox, router.stack == [.outbox], router.presentation == nil {
      router.navigate(to: .draft)
    }
  }

  static func presenter(of dialog: MailScreen) -> DialogPresenter<MailScreen>? {
    dialog == .alert ? MailboxApp.current.presenter : nil
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.router
    switch destination {
    case .route(.outbox):
      return ScreenContent(title: "Outbox", elements: MailboxApp.current.outbox(router))
    case .route(.draft): return ScreenContent(title: "Draft")
    default:
      return ScreenContent(
        title: "Inbox", elements: [.link("Outbox") { router.navigate(to: .outbox) }])
    }
  }
}
