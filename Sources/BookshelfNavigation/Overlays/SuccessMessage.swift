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

extension SuccessMessage {
  /// Says that the first steps are done.
  public static let welcome = SuccessMessage(
    title: "Welcome", message: "Your shelf is ready for its first book.",
    actionLabel: "Make a List", action: .goToAuthorized(tab: .lists))
}
