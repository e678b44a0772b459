public import BookshelfNavigation
import Foundation
public import ScreenHarness
public import ScreenNavigation

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

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .flow(let flow): flowContent(of: flow, in: context)
    case .tab(let tab): rootContent(of: tab, in: context)
    case .route(let route): pushedContent(of: route, in: context)
    case .sheet(let sheet): presentedContent(of: sheet, in: context)
    case .overlay(.success(let message)): .success(message, in: context.navigator.router)
    case .overlay(.paywall(let subscription)): .paywall(subscription, in: context.navigator.router)
    case .root: nil
    }
  }
}

extension BookshelfSnapshots {
  private static func flowContent(of flow: Bookshelf.Flow, in context: Context) -> ScreenContent? {
    switch flow {
    case .onboarding: .onboarding(in: context.navigator.onboarding)
    case .maintenance: .maintenance(in: context)
    case .authorized: nil
    }
  }

  private static func rootContent(of tab: Bookshelf.Tab, in context: Context) -> ScreenContent {
    switch tab {
    case .library: .library(in: context)
    case .search: .search(in: context)
    case .lists: .lists(in: context)
    case .settings: .settings(in: context)
    }
  }

  private static func pushedContent(
    of route: Bookshelf.Route, in context: Context
  ) -> ScreenContent {
    switch route {
    case .bookDetail(let book): .bookDetail(book, in: context)
    case .author(let id): .author(id: id, in: context)
    case .reviews(let book, let order): .reviews(of: book, sortedBy: order)
    case .notes(let book, let chapter): .notes(of: book, chapter: chapter, in: context)
    case .loans: .loans(in: context)
    case .loanDetail(let loan): .loanDetail(loan, in: context)
    case .coverPicker: .coverPicker(in: context)
    case .searchResults(let query, let filter):
      .searchResults(for: query, filter: filter, in: context)
    case .genre(let genre): .genre(genre, in: context)
    case .taggedBooks(let tags): .taggedBooks(tags, in: context)
    case .cataloguePage(let url): .cataloguePage(url, in: context)
    case .readingList(let list): .readingList(list, in: context)
    case .readingLog(let day): .readingLog(since: day)
    case .account: .account(in: context)
    case .notifications: .notifications
    case .subscription: .subscription(in: context)
    case .tabChoice: .tabChoice(in: context)
    case .onboardingGenres(let chosen):
      .onboardingGenres(chosen: chosen, in: context.navigator.onboarding)
    case .onboardingGoal(let pages):
      .onboardingGoal(pagesPerDay: pages, in: context.navigator.onboarding)
    case .serviceStatus(let day): .serviceStatus(since: day)
    }
  }

  private static func presentedContent(
    of sheet: Bookshelf.Sheet, in context: Context
  ) -> ScreenContent {
    switch sheet {
    case .bookCreate(let isbn): .bookCreate(isbn: isbn, in: context)
    case .bookEdit(let book): .bookEdit(book, in: context)
    case .lend(let book): .lend(book, in: context)
    case .reader(let book, let page): .reader(book, page: page, in: context)
    case .scannerTour(let step): .scannerTour(step, in: context)
    case .searchFilters(let filter): .searchFilters(filter, in: context)
    case .listEditor(let list): .listEditor(list, in: context)
    case .shareList(let list, _): .shareList(list, in: context)
    case .signIn: .signIn(in: context)
    }
  }
}

extension AppCoordinator: StackRouterProviding {
  /// The visible state of the app's router.
  public var visibleState: SchemaState<Bookshelf> { router.visibleState }

  /// Returns the router of a stack.
  public func stackRouter(in tab: Bookshelf.Tab?, depth: Int) -> AppRouter<Bookshelf> {
    router.stackRouter(in: tab, depth: depth)
  }
}
