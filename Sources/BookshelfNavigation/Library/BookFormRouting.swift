import ScreenNavigation

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

extension FeatureRouter: BookFormRouting {
  /// Opens the choice of a cover.
  public func chooseCover() { stack.navigate(to: .coverPicker) }

  /// Presents the form to sign in over this form.
  public func signIn() { stack.present(sheet: .signIn) }

  /// Closes the form for a new book; asks for confirmation if the form has an ISBN.
  public func cancelNewBook(isbn: String?) { presenter?.cancelNewBook(isbn: isbn) }

  /// Closes the form for a new book and presents a success message.
  public func finishAdding(_ book: Book) {
    close()
    app.router.presentSuccess(.added(book))
  }
}

extension FeatureRouter: CoverRouting {
  /// Turns to a page of a book.
  public func turn(to page: Int, of book: Book) {
    presenter?.present(fullScreenCover: .reader(book: book, page: page))
  }

  /// Moves to the next step of the scanner's tour; after the last step, reports a missing camera.
  public func continueTour(after step: ScannerTourStep) { presenter?.continueTour(after: step) }
}
