import ScreenContents
import ScreenNavigation

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
  case inbox, outbox, alert

  var navigationPath: ScreenPath<Mailbox> {
    switch self {
    case .inbox: ScreenPath()
    case .outbox: ScreenPath(routes: [.outbox])
    case .alert: MailboxApp.current.path
    }
  }
}

/// What tests change of the app.
struct MailboxApp: Sendable {
  @TaskLocal static var current = MailboxApp()

  typealias Contents = @MainActor @Sendable (AppRouter<Mailbox>) -> [ScreenElement]

  /// The path of the alert.
  var path = ScreenPath<Mailbox>(routes: [.outbox], alert: Self.notSent())

  /// The elements of the outbox.
  var outbox: Contents = { router in
    [.button("Send") { router.present(alert: Self.notSent(in: router)) }]
  }

  var presenter: DialogPresenter<MailScreen>?
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

  /// The app of which a test changes something.
  static func with(_ change: (inout MailboxApp) -> Void) -> MailboxApp {
    var app = MailboxApp()
    change(&app)
    return app
  }

  /// The app whose outbox presents another dialog.
  static func presenting(
    _ present: @escaping @MainActor @Sendable (AppRouter<Mailbox>) -> Void
  ) -> MailboxApp {
    with { $0.outbox = { router in [.button("Send") { present(router) }] } }
  }

  func run<Value: Sendable>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
    try await Self.$current.withValue(self, operation: body)
  }
}

struct MailboxSnapshots: SnapshotHarness {
  typealias Screen = MailScreen

  static let layouts: [ScreenLayout] = [.compact, .controls]

  static func makeNavigator() -> AppRouter<Mailbox> { AppRouter() }

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

/// Runs jobs of the app in this process, and ends the first search at a step.
@MainActor
struct MailboxRunner: JobRunner {
  let startsProcesses = false
  var endingStep: Step?

  func run<J: Job>(
    _ jobs: [J], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    let harness = AnySnapshotHarness(MailboxSnapshots.self)
    for (position, job) in jobs.enumerated() {
      if let endingStep, let job = job as? PresentersJob, job.endingSteps.isEmpty {
        let activity = Activity.steps([.show(screen: "outbox"), endingStep])
        onOutcome(position, .crashed(ScreenCrash(signal: "SIGTRAP", during: activity)))
      } else {
        onOutcome(position, await harness.outcome(of: job))
      }
    }
    return RunCompletion()
  }

  func run<J: Job>(
    isolating groups: [[J]], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    try await run(groups.flatMap(\.self), onOutcome: onOutcome)
  }
}
