/// The navigation of the forms for books.
@MainActor
public protocol BookFormRouting: SheetRouting {
  /// Opens the account of the user, inside this form.
  func openAccount()

  /// Asks for confirmation, then closes the form for a new book.
  func askToDiscardNewBook()

  /// Closes the form for a new book and presents a success message.
  func finishAdding(_ book: Book)
}

/// The navigation of the reader and of the scanner's tour, whose covers stay while their content
/// changes.
@MainActor
public protocol CoverRouting: SheetRouting {
  /// Turns to a page of a book.
  func turn(to page: Int, of book: Book)

  /// Moves to the next step of the scanner's tour; after the last step, reports that the camera is not allowed.
  func continueTour(after step: ScannerTourStep)
}
