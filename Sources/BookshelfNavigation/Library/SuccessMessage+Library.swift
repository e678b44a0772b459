extension SuccessMessage: PreviewFixture {
  /// The message after adding a book of the catalog.
  public static let fixture = SuccessMessage.added(.childrenOfDune)

  /// Creates the message after adding a book.
  public static func added(_ book: Book) -> SuccessMessage {
    SuccessMessage(
      id: "added-\(book.id)", title: "Added", message: "“\(book.title)” is on your shelf.",
      actionLabel: "Go to Library", action: .goToAuthorized(tab: .library))
  }
}
