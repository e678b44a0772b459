/// The navigation of the screens over the whole app.
@MainActor
public protocol OverlayRouting: FailureRouting {
  /// Closes the overlay.
  func dismissOverlay()

  /// Performs the action of a message's button: closes the message and applies its command.
  func follow(_ message: SuccessMessage)
}
