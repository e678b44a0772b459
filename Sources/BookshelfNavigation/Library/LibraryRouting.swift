import ScreenNavigation

/// The navigation of a screen with books in a list.
@MainActor
public protocol BookRouting: AnyObject, Sendable {
  /// Opens a book.
  func openBook(_ book: Book)
}

/// The navigation of the library's screens.
@MainActor
public protocol LibraryRouting: BookRouting, FailureRouting {
  /// Opens the lent books.
  func openLoans()

  /// Opens a loan.
  func openLoan(_ loan: Loan)

  /// Opens an author.
  func openAuthor(id: Author.ID)

  /// Opens the reviews of a book.
  func openReviews(of book: Book)

  /// Opens the notes on a book or on one of its chapters.
  func openNotes(on book: Book, chapter: Int?)

  /// Returns to the previous screen.
  func goBack()

  /// Presents the tour of the scanner.
  func scan()

  /// Presents the form for a new book.
  func addBook(isbn: String?)

  /// Presents the form that edits a book.
  func editBook(_ book: Book)

  /// Presents the form for lending a book.
  func lendBook(_ book: Book)

  /// Opens the text of a book.
  func readBook(_ book: Book)

  /// Asks for confirmation, then closes the book's screens and runs the closure.
  func askToDelete(_ book: Book, onConfirm: @escaping @MainActor @Sendable () -> Void)

  /// Searches for the books of an author.
  func searchBooks(by author: Author)
}

extension FeatureRouter: LibraryRouting {
  /// Opens a book.
  public func openBook(_ book: Book) { stack.navigate(to: .bookDetail(book)) }

  /// Opens the lent books.
  public func openLoans() { stack.navigate(to: .loans) }

  /// Opens a loan.
  public func openLoan(_ loan: Loan) { stack.navigate(to: .loanDetail(loan)) }

  /// Opens an author.
  public func openAuthor(id: Author.ID) { stack.navigate(to: .author(id: id)) }

  /// Opens the reviews of a book, the best one first.
  public func openReviews(of book: Book) {
    stack.navigate(to: .reviews(of: book, sortedBy: .best))
  }

  /// Opens the notes on a book or on one of its chapters.
  public func openNotes(on book: Book, chapter: Int?) {
    stack.navigate(to: .notes(of: book, chapter: chapter))
  }

  /// Returns to the previous screen.
  public func goBack() { stack.pop() }

  /// Presents the tour of the scanner.
  public func scan() { stack.present(fullScreenCover: .scannerTour(.welcome)) }

  /// Presents the form for a new book.
  public func addBook(isbn: String?) { stack.present(sheet: .bookCreate(isbn: isbn)) }

  /// Presents the form that edits a book.
  public func editBook(_ book: Book) { stack.present(sheet: .bookEdit(book)) }

  /// Presents the form for lending a book.
  public func lendBook(_ book: Book) { stack.present(sheet: .lend(book)) }

  /// Opens the text of a book at its first page.
  public func readBook(_ book: Book) {
    stack.present(fullScreenCover: .reader(book: book, page: 1))
  }

  /// Asks for confirmation, then closes the book's screens and runs the closure.
  public func askToDelete(
    _ book: Book, onConfirm: @escaping @MainActor @Sendable () -> Void
  ) {
    stack.askToDelete(book, onConfirm: onConfirm)
  }

  /// Searches for the books of an author in the Search tab.
  public func searchBooks(by author: Author) {
    app.router.search(for: author.name, filter: .author(named: author.name))
  }
}
