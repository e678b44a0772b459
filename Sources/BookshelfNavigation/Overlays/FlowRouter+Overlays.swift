public import ScreenNavigation

/// The actions of the overlays, which any flow may show.
extension FlowRouter where Schema == Bookshelf {
  /// Says that something went well.
  ///
  /// - Parameter message: What to say.
  public func presentSuccess(_ message: SuccessMessage) {
    present(overlay: .success(message))
  }

  /// Does what the button of a message says: closes it, and carries out its command.
  ///
  /// - Parameter message: The message.
  public func follow(_ message: SuccessMessage) {
    handle(message.action)
  }

  /// Offers a subscription.
  ///
  /// - Parameter subscription: What to offer.
  public func presentPaywall(_ subscription: Subscription = .fixture) {
    present(overlay: .paywall(subscription))
  }
}
