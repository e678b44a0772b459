import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

/// Walks the screens of Bookshelf.
///
/// What each shows is in the folder of its feature, as a static function on `ScreenContent`; the
/// switches here only say which.
@main
struct BookshelfSnapshots: SnapshotHarness {
  typealias Screen = AppScreen

  static func makeNavigator() -> TabRouter<Bookshelf> { TabRouter() }

  static func content(of destination: Destination, in router: Navigator) -> ScreenContent? {
    switch destination {
    case .tab(let tab): rootContent(of: tab, in: router)
    case .route(let route): pushedContent(of: route, in: router)
    case .sheet(let sheet): presentedContent(of: sheet, in: router)
    case .root: nil
    }
  }
}

extension BookshelfSnapshots {
  private static func rootContent(of tab: Bookshelf.Tab, in router: Navigator) -> ScreenContent {
    switch tab {
    case .library: .library(in: router)
    case .search: .search(in: router)
    case .lists: .lists(in: router)
    case .settings: .settings(in: router)
    }
  }

  private static func pushedContent(
    of route: Bookshelf.Route, in router: Navigator
  ) -> ScreenContent {
    switch route {
    case .bookDetail(let book): .bookDetail(book, in: router)
    case .author(let id): .author(id: id, in: router)
    case .reviews(let book, let order): .reviews(of: book, sortedBy: order)
    case .notes(let book, let chapter): .notes(of: book, chapter: chapter, in: router)
    case .loans: .loans(in: router)
    case .loanDetail(let loan): .loanDetail(loan, in: router)
    case .coverPicker: .coverPicker(in: router)
    case .searchResults(let query, let filter):
      .searchResults(for: query, filter: filter, in: router)
    case .genre(let genre): .genre(genre, in: router)
    case .taggedBooks(let tags): .taggedBooks(tags, in: router)
    case .cataloguePage(let url): .cataloguePage(url, in: router)
    case .readingList(let list): .readingList(list, in: router)
    case .readingLog(let day): .readingLog(since: day)
    case .account: .account(in: router)
    case .notifications: .notifications
    }
  }

  private static func presentedContent(
    of sheet: Bookshelf.Sheet, in router: Navigator
  ) -> ScreenContent {
    switch sheet {
    case .bookCreate(let isbn): .bookCreate(isbn: isbn, in: router)
    case .bookEdit(let book): .bookEdit(book, in: router)
    case .lend(let book): .lend(book, in: router)
    case .reader(let book, let page): .reader(book, page: page, in: router)
    case .scannerTour(let step): .scannerTour(step, in: router)
    case .searchFilters(let filter): .searchFilters(filter, in: router)
    case .listEditor(let list): .listEditor(list, in: router)
    case .shareList(let list, _): .shareList(list, in: router)
    case .signIn: .signIn(in: router)
    }
  }
}
