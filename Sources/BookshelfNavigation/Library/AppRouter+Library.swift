public import ScreenNavigation

/// The actions of the library.
extension AppRouter where Schema == Bookshelf {
  /// Asks for confirmation, then closes the screens of a book and runs the closure.
  public func askToDelete(
    _ book: Book, onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    present(
      confirmation: .deleteBook(book) { [weak self] in
        self?.leave(book)
        onConfirm()
      })
  }

  /// Pops the first screen of a book and every screen above it.
  public func leave(_ book: Book) {
    guard let index = stack.firstIndex(where: { $0.isScreen(of: book) }) else { return }
    pop(stack.count - index)
  }

  /// Asks for confirmation over the form for a new book, then closes the form.
  public func askToDiscardNewBook() {
    presented?.present(confirmation: .discardNewBook { [weak self] in self?.dismissSheet() })
  }

  /// Sorts the reviews on top of the stack; another screen stays as it is.
  public func sortReviews(by order: Review.Order) {
    guard case .reviews(let book, _)? = stack.last else { return }
    stack[stack.count - 1] = .reviews(of: book, sortedBy: order)
  }

  /// Moves to the next step of the scanner's tour; after the last step, reports that the camera is not allowed.
  public func continueTour(after step: ScannerTourStep) {
    if let next = step.next {
      present(fullScreenCover: .scannerTour(next))
    } else {
      presented?.present(alert: .cameraDenied)
    }
  }
}

extension Bookshelf.Route {
  /// Returns whether the route leads to a screen of the book.
  fileprivate func isScreen(of book: Book) -> Bool {
    switch self {
    case .bookDetail(let other): other.id == book.id
    case .reviews(let id, _), .notes(let id), .chapterNote(let id, _), .coverPicker(let id):
      id == book.id
    case .loanDetail(let loan): loan.book.id == book.id
    case .author, .loans, .searchResults, .genre, .taggedBooks, .cataloguePage, .readingList,
      .readingLog, .club, .account, .notifications, .subscription, .tabChoice, .eventLog,
      .onboardingGenres, .onboardingGoal, .serviceStatus:
      false
    }
  }
}
