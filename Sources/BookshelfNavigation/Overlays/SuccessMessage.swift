/// What an overlay says that went well, and where it leads.
public struct SuccessMessage: Hashable, Sendable {
  /// The headline.
  public let title: String

  /// The text below it.
  public let message: String

  /// The words on the button.
  public let actionLabel: String

  /// What the button does, as a command, so that a message from any flow may lead into any other.
  public let action: Bookshelf.Command
}

extension SuccessMessage: PreviewFixture {
  /// A book was added.
  public static let fixture = SuccessMessage.added(.fixture)

  /// Says that a book is on the shelf now.
  ///
  /// - Parameter book: The book.
  /// - Returns: The message.
  public static func added(_ book: Book) -> SuccessMessage {
    SuccessMessage(
      title: "Added", message: "“\(book.title)” is on your shelf.",
      actionLabel: "Go to Library", action: .goToAuthorized(tab: .library))
  }

  /// Says that the first steps are done.
  public static let welcome = SuccessMessage(
    title: "Welcome", message: "Your shelf is ready for its first book.",
    actionLabel: "Make a List", action: .goToAuthorized(tab: .lists))
}
