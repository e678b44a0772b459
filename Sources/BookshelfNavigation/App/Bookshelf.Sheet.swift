public import Foundation
public import ScreenNavigation

extension Bookshelf {
  /// What is presented over a stack, as a sheet or as a full-screen cover.
  ///
  /// Each is one of the two wherever it is presented; see ``AppScreen`` for which.
  public enum Sheet: Hashable, Codable, Sendable {
    // MARK: Library

    /// The form for a new book; with an ISBN, filled in from the catalogue.
    case bookCreate(isbn: String?)

    /// The form for a book's data.
    case bookEdit(Book)

    /// The form for lending a book.
    case lend(Book)

    /// The book itself, opened at a page.
    case reader(book: Book, page: Int)

    /// How to scan a book's bar code, step by step.
    case scannerTour(ScannerTourStep)

    // MARK: Search

    /// The form for a search's filter.
    case searchFilters(SearchFilter)

    // MARK: Lists

    /// The form for a reading list; without one, for a new list.
    case listEditor(ReadingList?)

    /// The link that lets others read a list.
    case shareList(list: ReadingList, link: URL)

    // MARK: Settings

    /// The form to sign in with.
    case signIn
  }
}

extension Bookshelf.Sheet: Identifiable {
  /// What the sheet is about, and not what is typed or shown in it.
  ///
  /// Presenting a sheet with the same id again shows other contents in the one that is there: the
  /// tour's next step, the reader's next page.
  public var id: String {
    switch self {
    case .bookCreate: "bookCreate"
    case .bookEdit(let book): "bookEdit-\(book.id)"
    case .lend(let book): "lend-\(book.id)"
    case .reader(let book, _): "reader-\(book.id)"
    case .scannerTour: "scannerTour"
    case .searchFilters: "searchFilters"
    case .listEditor(let list): list.map { "listEditor-\($0.id)" } ?? "listEditor"
    case .shareList(let list, _): "shareList-\(list.id)"
    case .signIn: "signIn"
    }
  }
}

extension Bookshelf.Sheet: TransientDestination {
  /// True for the link to a list, which lets whoever has it in.
  public var isTransient: Bool {
    if case .shareList = self { true } else { false }
  }
}
