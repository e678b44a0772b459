/// A confirmation as a value: equal content is equal, and there is no random identity.
public struct ConfirmationState: Hashable, Sendable {
  /// The question.
  public let title: String

  /// The text below it.
  public let message: String?

  /// The buttons, in the order that they are shown.
  public let actions: [DialogAction]

  /// Creates a confirmation with buttons of one's own.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below it.
  ///   - actions: The buttons.
  public init(title: String, message: String? = nil, actions: [DialogAction]) {
    self.title = title
    self.message = message
    self.actions = DialogAction.placed(actions, inDialog: title, message)
  }

  /// Creates a confirmation with a destructive button and one that cancels.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below it.
  ///   - destructiveLabel: The words on the destructive button.
  ///   - onConfirm: What that button does, after the confirmation is dismissed.
  public init(
    title: String,
    message: String? = nil,
    destructiveLabel: String = "Delete",
    onConfirm: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(
      title: title,
      message: message,
      actions: [
        DialogAction(destructiveLabel, role: .destructive, handler: onConfirm), .cancel(),
      ])
  }
}

extension ConfirmationState: Identifiable {
  /// The confirmation itself: equal content is the same confirmation.
  public var id: ConfirmationState { self }
}
