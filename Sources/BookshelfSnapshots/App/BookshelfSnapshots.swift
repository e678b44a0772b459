import BookshelfFeatures
import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

/// The snapshot harness of Bookshelf.
///
/// The content of each screen is that of the model that the app shows, too.
@main
struct BookshelfSnapshots: SnapshotHarness {
  typealias Screen = AppScreen

  static let layouts: [ScreenLayout] = [.compact, .regular, .controls]

  static let coverageExceptions: [CoverageException] = [
    .init(
      .route, "*", in: "Genre", because: "the genre selects the books of the screen, not its shape"),
    .init(
      .tab, "bookWeek", because: "a user turns the tab on, as in the journey join-the-book-week"),
    .init(.alert, "notSaved", because: "the store of the harness saves every change"),
    .init(.sheet, "*", in: "SearchFilter", because: "the filter selects an option of the form"),
  ]

  static let auditExceptions: [AuditException] = [
    .init(
      .controls, "syncFailedAlert", cause: .doesNothing, control: "Try Again",
      because: "the fixture is offline, so the same alert is presented again")
  ]

  enum Start: String, CaseIterable { case signedIn, signedOut }

  static func makeNavigator(from start: Start, for layout: ScreenLayout) -> BookshelfNavigator {
    BookshelfNavigator(store: InMemoryStore(start == .signedIn ? .fixture : .signedOut))
  }

  static func start(of screen: AppScreen) -> Start? {
    switch screen {
    case .onboarding, .onboardingGenres, .onboardingGoal, .skipOnboardingConfirmation: .signedOut
    default: nil
    }
  }

  enum Event: String, CaseIterable { case outage, sessionExpired }

  static func perform(_ event: Event, in navigator: BookshelfNavigator) {
    switch event {
    case .outage: navigator.router.handle(.openFlowRoot(.maintenance))
    case .sessionExpired: navigator.coordinator.signOut()
    }
  }

  static func link(to screen: AppScreen) throws -> URL? {
    try BookshelfLinks.url(of: screen)
  }

  static func pushesLink(to screen: AppScreen) -> Bool { screen == .loans }

  /// The controls of dialogs that no control of the screen beneath presents at once.
  static func presenter(of dialog: AppScreen) -> DialogPresenter<AppScreen>? {
    switch dialog {
    case .skipOnboardingConfirmation:
      DialogPresenter("Skip", on: .onboarding, after: ["tap Begin"])
    case .discardNewBookConfirmation:
      DialogPresenter("Cancel", on: .bookCreateByISBN, after: ["type 410 into Pages"])
    case .replayedAlert:
      DialogPresenter(
        "Replay", on: .eventLog,
        after: [
          "tap Record", "tab Library", "tap Dune", "tap Lend Book", "tap Cancel", "tab Settings",
        ])
    default: nil
    }
  }

  static func linkPatterns() throws -> DeepLinkPatterns? {
    try BookshelfLinks.table().patterns
  }

  static func open(_ url: URL, in navigator: BookshelfNavigator) async throws -> LinkOutcome {
    try await navigator.open(url)
  }

  /// The store keeps its session, so the start of the app does not matter.
  static func relaunch(
    _ navigator: BookshelfNavigator, from start: Start, for layout: ScreenLayout
  ) throws -> BookshelfNavigator {
    let archive = BookshelfArchive.current
    let data = try archive.data(of: navigator.router.state)
    let restored = BookshelfNavigator(store: navigator.store)
    try restored.router.restore(try archive.state(from: data).get())
    return restored
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    model(of: destination, in: context)?.content
  }

  private static func model(
    of destination: Destination, in context: Context
  ) -> (any ScreenModel)? {
    func open(_ destination: AnyHashable, create: () -> any ScreenModel) -> any ScreenModel {
      context.navigator.openScreens.model(of: destination, in: context.router, create: create)
    }
    let models = context.navigator.models(in: context.router, presenter: context.presenter)
    switch destination {
    case .flow(let flow):
      // The flow with tabs has no root of its own.
      return models.root(of: flow).map { model in open(flow) { model } }
    case .tab(let tab): return open(tab) { models.root(of: tab) }
    case .route(let route): return open(route) { models.pushed(route) }
    case .sheet(let sheet): return open(sheet) { models.presented(sheet) }
    case .overlay(let overlay): return open(overlay) { models.overlay(overlay) }
    case .root: return nil
    }
  }
}
