import ScreenNavigation

extension FeatureRouter: OverlayRouting {
  /// Closes the overlay.
  public func dismissOverlay() { app.router.dismissOverlay() }

  /// Performs the action of a message's button: closes the message and applies its command.
  public func follow(_ message: SuccessMessage) { app.router.follow(message) }
}
