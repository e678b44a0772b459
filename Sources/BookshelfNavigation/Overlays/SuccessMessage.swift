/// A success message in an overlay, with a button.
public struct SuccessMessage: Hashable, Identifiable, Sendable {
  /// The identifier of the message: what succeeded.
  public let id: String

  /// The headline.
  public let title: String

  /// The text below it.
  public let message: String

  /// The label of the button.
  public let actionLabel: String

  /// The command of the button, which can lead from any flow to any other.
  public let action: Bookshelf.Command
}

extension SuccessMessage {
  /// The message after the onboarding.
  public static let welcome = SuccessMessage(
    id: "welcome", title: "Welcome", message: "Your shelf is ready.",
    actionLabel: "Go to Lists", action: .goToAuthorized(tab: .lists))
}
