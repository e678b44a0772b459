public import ScreenNavigation

/// The actions of the library, for screens and tests alike.
extension AppRouter where Schema == Bookshelf {
  /// Asks whether to delete a book, and leaves its screens where the answer is yes.
  ///
  /// - Parameter book: The book.
  public func askToDelete(_ book: Book) {
    present(confirmation: .deleteBook(book) { [weak self] in self?.leave(book) })
  }

  /// Pops the first screen of a book, and all that was reached from there.
  ///
  /// - Parameter book: The book, of which no screen is left on the stack.
  public func leave(_ book: Book) {
    guard let index = stack.firstIndex(where: { $0.shows(book) }) else { return }
    pop(stack.count - index)
  }

  /// Closes the form for a new book, and asks before where something is filled in.
  ///
  /// - Parameter isbn: What the form was filled in with.
  public func cancelNewBook(isbn: String?) {
    if isbn == nil {
      dismissSheet()
    } else {
      presented?.present(confirmation: .discardNewBook { [weak self] in self?.dismissSheet() })
    }
  }

  /// Shows the step of the scanner's tour that follows, and after the last that there is no camera.
  ///
  /// This is where an app with a camera would ask for it.
  ///
  /// - Parameter step: The step that is shown.
  public func continueTour(after step: ScannerTourStep) {
    if let next = step.next {
      present(fullScreenCover: .scannerTour(next))
    } else {
      presented?.present(alert: .cameraDenied)
    }
  }
}

extension Bookshelf.Route {
  /// Whether this is a screen of the book.
  fileprivate func shows(_ book: Book) -> Bool {
    switch self {
    case .bookDetail(let shown), .reviews(of: let shown, _), .notes(of: let shown, _):
      shown.id == book.id
    case .loanDetail(let loan): loan.book.id == book.id
    case .author, .loans, .coverPicker, .searchResults, .genre, .taggedBooks, .cataloguePage,
      .readingList, .readingLog, .account, .notifications, .subscription, .tabChoice,
      .onboardingGenres,
      .onboardingGoal, .serviceStatus:
      false
    }
  }
}
