public import ScreenNavigation

/// The actions of the overlays.
extension FlowRouter where Schema == Bookshelf {
  /// Presents a success message.
  public func presentSuccess(_ message: SuccessMessage) {
    present(overlay: .success(message))
  }

  /// Performs the action of a message's button: closes the message and applies its command.
  public func follow(_ message: SuccessMessage) {
    handle(message.action)
  }

  /// Offers a subscription.
  public func presentPaywall(_ subscription: Subscription = .fixture) {
    present(overlay: .paywall(subscription))
  }
}
