/// An alert as a value; alerts with equal content are equal.
public struct AlertState: Hashable, Sendable {
  /// The headline.
  public let title: String

  /// The text below it.
  public let message: String?

  /// The buttons in display order.
  public let actions: [DialogAction]

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
  }
}

extension AlertState: Identifiable {
  /// The alert itself: alerts with equal content are the same alert.
  public var id: AlertState { self }
}
