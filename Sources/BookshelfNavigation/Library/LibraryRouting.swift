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

  /// Opens the choice of the cover of a book.
  func chooseCover(of book: Book.ID)

  /// Opens the reviews of a book.
  func openReviews(of book: Book)

  /// Opens the notes on a book.
  func openNotes(on book: Book)

  /// Opens the note on one chapter of a book.
  func openNote(on chapter: Int, of book: Book.ID)

  /// Sorts the reviews on the screen.
  func sortReviews(by order: Review.Order)

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
