/// The navigation of the forms for books.
@MainActor
public protocol BookFormRouting: SheetRouting {
  /// Opens the choice of a cover.
  func chooseCover()

  /// Returns to the form.
  func goBack()

  /// Presents the form to sign in over this form.
  func signIn()

  /// Closes the form for a new book; asks for confirmation if the form has an ISBN.
  func cancelNewBook(isbn: String?)

  /// Closes the form for a new book and presents a success message.
  func finishAdding(_ book: Book)
}

/// The navigation of the reader and of the scanner's tour, whose covers stay while their content
/// changes.
@MainActor
public protocol CoverRouting: SheetRouting {
  /// Turns to a page of a book.
  func turn(to page: Int, of book: Book)

  /// Moves to the next step of the scanner's tour; after the last step, reports a missing camera.
  func continueTour(after step: ScannerTourStep)
}
