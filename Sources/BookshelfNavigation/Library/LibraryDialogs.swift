public import ScreenNavigation

// The dialogs of the library. Their actions are optional, because the screens of the manifest only say
// what a dialog shows. `AppRouter+Library.swift` passes the actions of the app, which goldens contain.

extension ConfirmationState {
  /// Creates the confirmation before deleting a book.
  public static func deleteBook(
    _ book: Book, onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      describing: Bookshelf.Dialog.deleteBook(book),
      title: "Delete “\(book.title)”?",
      message: "Your notes on it, any loan of it and its place in your lists are deleted too.",
      onConfirm: onConfirm)
  }

  /// Creates the confirmation before discarding the form for a new book.
  public static func discardNewBook(
    onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      describing: Bookshelf.Dialog.discardNewBook,
      title: "Discard New Book?",
      message: "The book is not added to your shelf.",
      destructiveLabel: "Discard",
      onConfirm: onConfirm)
  }
}

extension AlertState {
  /// The alert about missing access to the camera.
  public static let cameraDenied = AlertState(
    describing: Bookshelf.Dialog.cameraDenied,
    title: "Camera Not Allowed",
    message: "Allow Bookshelf to use the camera in the settings of your device.")
}
