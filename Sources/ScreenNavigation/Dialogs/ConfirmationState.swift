/// A confirmation as a value; confirmations with equal content are equal.
public struct ConfirmationState: Hashable, Sendable {
  /// The question.
  public let title: String

  /// The text below it.
  public let message: String?

  /// The buttons in display order.
  public let actions: [DialogAction]

  /// Creates a confirmation with custom buttons.
  public init(title: String, message: String? = nil, actions: [DialogAction]) {
    self.title = title
    self.message = message
    self.actions = DialogAction.placed(actions, inDialog: title, message)
  }

  /// Creates a confirmation with a destructive button and a Cancel button.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below it.
  ///   - destructiveLabel: The label of the destructive button.
  ///   - onConfirm: The action of that button; it runs after the confirmation is dismissed.
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
  /// The confirmation itself: confirmations with equal content are the same confirmation.
  public var id: ConfirmationState { self }
}
