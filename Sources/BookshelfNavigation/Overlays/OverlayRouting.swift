import ScreenNavigation

/// The navigation of the screens over the whole app.
@MainActor
public protocol OverlayRouting: FailureRouting {
  /// Closes the overlay.
  func dismissOverlay()

  /// Performs the action of a message's button: closes the message and applies its command.
  func follow(_ message: SuccessMessage)
}

extension FeatureRouter: OverlayRouting {
  /// Closes the overlay.
  public func dismissOverlay() { app.router.dismissOverlay() }

  /// Performs the action of a message's button: closes the message and applies its command.
  public func follow(_ message: SuccessMessage) { app.router.follow(message) }
}
