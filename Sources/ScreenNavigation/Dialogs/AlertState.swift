/// An alert as a value; alerts with equal content are equal.
public struct AlertState: Hashable, Sendable {
  /// The headline.
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
  /// if case .deleted(let book)? = alert.value(as: BookAlert.self) { undo(book) }
  /// ```
  public func value<Value>(as type: Value.Type) -> Value? { describedValue?.base as? Value }

  private let describedValue: DialogValue?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The headline.
  ///   - message: The text below it.
  ///   - actions: The buttons; by default one “OK” button, as in SwiftUI.
  public init(
    title: String, message: String? = nil, actions: [DialogAction] = [.cancel("OK")]
  ) {
    self.title = title
    self.message = message
    self.actions = DialogAction.placed(actions, inDialog: title, message)
    describedValue = nil
  }

  /// Creates an alert for a value of the app, usually a case of an enum of its alerts.
  ///
  /// `snapshot coverage` counts the cases of the enum.
  ///
  /// ```swift
  /// AlertState(describing: BookAlert.deleted(book), title: "Deleted “\(book.title)”")
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - title: The headline.
  ///   - message: The text below it.
  ///   - actions: The buttons; by default one “OK” button, as in SwiftUI.
  public init(
    describing value: some Hashable & Sendable, title: String, message: String? = nil,
    actions: [DialogAction] = [.cancel("OK")]
  ) {
    self.title = title
    self.message = message
    self.actions = DialogAction.placed(actions, inDialog: title, message)
    describedValue = DialogValue(base: value)
  }
}

extension AlertState: Identifiable {
  /// The alert itself: alerts with equal content are the same alert.
  public var id: AlertState { self }
}
