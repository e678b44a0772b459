import ScreenNavigation

extension FeatureRouter: LibraryRouting {
  /// Opens a book.
  public func openBook(_ book: Book) { stack.navigate(to: .bookDetail(book)) }

  /// Opens the lent books.
  public func openLoans() { stack.navigate(to: .loans) }

  /// Opens a loan.
  public func openLoan(_ loan: Loan) { stack.navigate(to: .loanDetail(loan)) }

  /// Opens an author.
  public func openAuthor(id: Author.ID) { stack.navigate(to: .author(id: id)) }

  /// Opens the choice of the cover of a book.
  public func chooseCover(of book: Book.ID) { stack.navigate(to: .coverPicker(of: book)) }

  /// Opens the reviews of a book, the best one first.
  public func openReviews(of book: Book) {
    stack.navigate(to: .reviews(of: book.id, sortedBy: .best))
  }

  /// Opens the notes on a book.
  public func openNotes(on book: Book) { stack.navigate(to: .notes(of: book.id)) }

  /// Opens the note on one chapter of a book.
  public func openNote(on chapter: Int, of book: Book.ID) {
    stack.navigate(to: .chapterNote(of: book, chapter: chapter))
  }

  /// Sorts the reviews on the screen.
  public func sortReviews(by order: Review.Order) { stack.sortReviews(by: order) }

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

extension FeatureRouter: BookFormRouting {
  /// Asks for confirmation, then closes the form for a new book.
  public func askToDiscardNewBook() { presenter?.askToDiscardNewBook() }

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

  /// Moves to the next step of the scanner's tour; after the last step, reports that the camera is not allowed.
  public func continueTour(after step: ScannerTourStep) { presenter?.continueTour(after: step) }
}
