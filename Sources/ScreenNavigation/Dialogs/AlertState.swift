/// An alert as a value: equal content is equal, and there is no random identity.
public struct AlertState: Hashable, Sendable {
  /// The headline.
  public let title: String

  /// The text below it.
  public let message: String?

  /// The buttons, in the order that they are shown.
  public let actions: [DialogAction]

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The headline.
  ///   - message: The text below it.
  ///   - actions: The buttons; one that says “OK” by default, as SwiftUI adds it.
  public init(
    title: String, message: String? = nil, actions: [DialogAction] = [.cancel("OK")]
  ) {
    self.title = title
    self.message = message
    self.actions = DialogAction.placed(actions, inDialog: title, message)
  }
}

extension AlertState: Identifiable {
  /// The alert itself: equal content is the same alert.
  public var id: AlertState { self }
}
