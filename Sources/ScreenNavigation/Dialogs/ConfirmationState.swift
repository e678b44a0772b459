/// A confirmation as a value; confirmations with equal content are equal.
public struct ConfirmationState: Hashable, Sendable {
  /// The question.
  public let title: String

  /// The text below it.
  public let message: String?

  /// The buttons in display order.
  public let actions: [DialogAction]

  /// The app's own value for the dialog, which `snapshot coverage` counts; nil for most dialogs.
  ///
  /// It takes part in `==`. Goldens do not contain it.
  public var value: (any Hashable & Sendable)? { describedValue?.base }

  /// Returns the app's own value for the dialog; nil for a dialog without a value, or with one of another type.
  ///
  /// ```swift
  /// if case .delete(let book)? = confirmation.value(as: BookConfirmation.self) { delete(book) }
  /// ```
  public func value<Value>(as type: Value.Type) -> Value? { describedValue?.base as? Value }

  private let describedValue: DialogValue?

  /// Creates a confirmation with custom buttons.
  public init(title: String, message: String? = nil, actions: [DialogAction]) {
    self.title = title
    self.message = message
    self.actions = DialogAction.placed(actions, inDialog: title, message)
    describedValue = nil
  }

  /// Creates a confirmation with custom buttons for a value of the app, usually a case of an enum.
  ///
  /// `snapshot coverage` counts the cases of the enum.
  public init(
    describing value: some Hashable & Sendable, title: String, message: String? = nil,
    actions: [DialogAction]
  ) {
    self.title = title
    self.message = message
    self.actions = DialogAction.placed(actions, inDialog: title, message)
    describedValue = DialogValue(base: value)
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
      title: title, message: message,
      actions: Self.actions(destructiveLabel: destructiveLabel, onConfirm: onConfirm))
  }

  /// Creates a confirmation with a destructive button and a Cancel button for a value of the app.
  ///
  /// `snapshot coverage` counts the cases of the value's enum.
  ///
  /// - Parameters:
  ///   - value: The value, usually a case of an enum of the app's dialogs.
  ///   - title: The question.
  ///   - message: The text below it.
  ///   - destructiveLabel: The label of the destructive button.
  ///   - onConfirm: The action of that button; it runs after the confirmation is dismissed.
  public init(
    describing value: some Hashable & Sendable,
    title: String,
    message: String? = nil,
    destructiveLabel: String = "Delete",
    onConfirm: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(
      describing: value, title: title, message: message,
      actions: Self.actions(destructiveLabel: destructiveLabel, onConfirm: onConfirm))
  }

  /// The label of the button that confirms: the destructive one, or else the first that does not cancel.
  ///
  /// It is empty if all buttons cancel.
  public var destructiveLabel: String { confirmingAction?.label ?? "" }

  /// The action of the button that confirms; it does nothing if all buttons cancel.
  ///
  /// Call ``AppRouter/perform(_:)`` with the button instead, which dismisses the dialog first. A view that calls this
  /// closure dismisses the dialog before.
  public var onConfirm: @MainActor @Sendable () -> Void {
    guard let handler = confirmingAction?.handler else { return {} }
    return handler
  }

  private var confirmingAction: DialogAction? {
    actions.first { $0.role == .destructive } ?? actions.first { $0.role == nil }
  }

  private static func actions(
    destructiveLabel: String, onConfirm: @escaping @MainActor @Sendable () -> Void
  ) -> [DialogAction] {
    [DialogAction(destructiveLabel, role: .destructive, handler: onConfirm), .cancel()]
  }
}

extension ConfirmationState: Identifiable {
  /// The confirmation itself: confirmations with equal content are the same confirmation.
  public var id: ConfirmationState { self }
}
