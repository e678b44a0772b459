public import BookshelfNavigation
import Foundation
public import ScreenHarness
import ScreenNavigation

/// The snapshot harness of Bookshelf.
///
/// Each feature's folder declares the content of its screens as static functions on
/// `ScreenContent`. The switches here only select the function.
@main
struct BookshelfSnapshots: SnapshotHarness {
  typealias Screen = AppScreen

  static let exceptions: [CoverageException] = [
    .route("*", in: "Genre", because: "the genre selects the books of the screen, not its shape"),
    .sheet("*", in: "SearchFilter", because: "the filter selects a row of the form"),
  ]

  static func makeNavigator() -> AppCoordinator {
    let app = AppCoordinator()
    app.start()
    return app
  }

  static func link(to screen: AppScreen) throws -> URL? {
    try BookshelfLinks.url(of: screen)
  }

  static func content(of destination: Destination, in app: Navigator) -> ScreenContent? {
    switch destination {
    case .flow(let flow): flowContent(of: flow, in: app)
    case .tab(let tab): rootContent(of: tab, in: app)
    case .route(let route): pushedContent(of: route, in: app)
    case .sheet(let sheet): presentedContent(of: sheet, in: app)
    case .overlay(.success(let message)): .success(message, in: app.router)
    case .overlay(.paywall(let subscription)): .paywall(subscription, in: app.router)
    case .root: nil
    }
  }
}

extension BookshelfSnapshots {
  private static func flowContent(of flow: Bookshelf.Flow, in app: Navigator) -> ScreenContent? {
    switch flow {
    case .onboarding: .onboarding(in: app.onboarding)
    case .maintenance: .maintenance(in: app.router)
    case .authorized: nil
    }
  }

  private static func rootContent(of tab: Bookshelf.Tab, in app: Navigator) -> ScreenContent {
    switch tab {
    case .library: .library(in: app.router)
    case .search: .search(in: app.router)
    case .lists: .lists(in: app.router)
    case .settings: .settings(in: app)
    }
  }

  private static func pushedContent(
    of route: Bookshelf.Route, in app: Navigator
  ) -> ScreenContent {
    switch route {
    case .bookDetail(let book): .bookDetail(book, in: app.router)
    case .author(let id): .author(id: id, in: app.router)
    case .reviews(let book, let order): .reviews(of: book, sortedBy: order)
    case .notes(let book, let chapter): .notes(of: book, chapter: chapter, in: app.router)
    case .loans: .loans(in: app.router)
    case .loanDetail(let loan): .loanDetail(loan, in: app.router)
    case .coverPicker: .coverPicker(in: app.router)
    case .searchResults(let query, let filter):
      .searchResults(for: query, filter: filter, in: app.router)
    case .genre(let genre): .genre(genre, in: app.router)
    case .taggedBooks(let tags): .taggedBooks(tags, in: app.router)
    case .cataloguePage(let url): .cataloguePage(url, in: app.router)
    case .readingList(let list): .readingList(list, in: app.router)
    case .readingLog(let day): .readingLog(since: day)
    case .account: .account(in: app)
    case .notifications: .notifications
    case .subscription: .subscription(in: app)
    case .tabChoice: .tabChoice(in: app)
    case .onboardingGenres(let chosen): .onboardingGenres(chosen: chosen, in: app.onboarding)
    case .onboardingGoal(let pages): .onboardingGoal(pagesPerDay: pages, in: app.onboarding)
    case .serviceStatus(let day): .serviceStatus(since: day)
    }
  }

  private static func presentedContent(
    of sheet: Bookshelf.Sheet, in app: Navigator
  ) -> ScreenContent {
    switch sheet {
    case .bookCreate(let isbn): .bookCreate(isbn: isbn, in: app.router)
    case .bookEdit(let book): .bookEdit(book, in: app.router)
    case .lend(let book): .lend(book, in: app.router)
    case .reader(let book, let page): .reader(book, page: page, in: app.router)
    case .scannerTour(let step): .scannerTour(step, in: app.router)
    case .searchFilters(let filter): .searchFilters(filter, in: app.router)
    case .listEditor(let list): .listEditor(list, in: app.router)
    case .shareList(let list, _): .shareList(list, in: app.router)
    case .signIn: .signIn(in: app)
    }
  }
}

extension AppCoordinator: ScreenNavigating {
  /// The visible state of the app's router.
  public var visibleState: SchemaState<Bookshelf> { router.visibleState }
}
