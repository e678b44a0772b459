public import Foundation
public import ScreenNavigation

extension Bookshelf {
  /// A destination that is presented over a stack, as a sheet or as a full-screen cover.
  ///
  /// Each case is always presented in the same way; see ``AppScreen``.
  public enum Sheet: Hashable, Codable, Sendable {
    // MARK: Library

    /// The form for a new book; with an ISBN, filled in from the public catalog.
    case bookCreate(isbn: String?)

    /// The form that edits a book.
    case bookEdit(Book)

    /// The form for lending a book.
    case lend(Book)

    /// The text of a book, opened at a page.
    case reader(book: Book, page: Int)

    /// The tour of the barcode scanner.
    case scannerTour(ScannerTourStep)

    // MARK: Search

    /// The form for the search filter.
    case searchFilters(SearchFilter)

    // MARK: Lists

    /// The form that edits a reading list; without a list, the form for a new one.
    case listEditor(ReadingList?)

    /// The link that shares a list.
    case shareList(list: ReadingList, link: URL)

    // MARK: Clubs

    /// The rules of a club, which a new member accepts or declines.
    case clubRules(of: Club.ID)

    // MARK: Settings

    /// The form to sign in.
    case signIn
  }
}

extension Bookshelf.Sheet: Identifiable {
  /// The identity of the sheet, without its changing content.
  ///
  /// Presenting a sheet with the same id replaces the content of the presented sheet, such as the
  /// step of the tour or the page of the reader.
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
    case .clubRules(let club): "clubRules-\(club)"
    case .signIn: "signIn"
    }
  }
}

extension Bookshelf.Sheet: TransientDestination {
  /// True for the link to a list, because its token grants access.
  public var isTransient: Bool {
    if case .shareList = self { true } else { false }
  }
}

extension Bookshelf.Sheet: BlockingPresentation {
  /// True for the forms that edit data.
  public var blocksLinks: Bool {
    switch self {
    case .bookCreate, .bookEdit, .lend, .listEditor: true
    case .reader, .scannerTour, .searchFilters, .shareList, .clubRules, .signIn: false
    }
  }
}
