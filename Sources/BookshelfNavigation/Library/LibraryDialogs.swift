public import ScreenNavigation

// The questions and messages of the library. The manifest shows them and nobody answers, so what
// follows an answer is optional; the actions in `AppRouter+Library.swift` say it.

extension ConfirmationState {
  /// Asks whether to delete a book.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - onConfirm: What follows a yes.
  /// - Returns: The question.
  public static func deleteBook(
    _ book: Book, onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      title: "Delete “\(book.title)”?",
      message: "Your notes on it and its place in your lists are deleted too.",
      onConfirm: onConfirm)
  }

  /// Asks whether to throw away what was typed for a new book.
  ///
  /// - Parameter onConfirm: What follows a yes.
  /// - Returns: The question.
  public static func discardNewBook(
    onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      title: "Discard New Book?",
      message: "What you typed is lost.",
      destructiveLabel: "Discard",
      onConfirm: onConfirm)
  }
}

extension AlertState {
  /// Says that the scanner cannot see.
  public static let cameraDenied = AlertState(
    title: "No Camera",
    message: "Allow Bookshelf to use the camera in the settings of your device.")
}
