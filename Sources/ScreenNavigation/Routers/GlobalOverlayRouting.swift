/// A router that presents screens over the whole app, in any flow.
///
/// A feature needs nothing else from the router to report a success.
@MainActor
public protocol GlobalOverlayRouting<Overlay>: AnyObject, Sendable {
  /// The app's overlays.
  associatedtype Overlay

  /// The screen over the whole app.
  var overlay: Overlay? { get set }
}

extension GlobalOverlayRouting {
  /// Presents a screen over the whole app and replaces any other overlay.
  public func present(overlay: Overlay) {
    self.overlay = overlay
  }

  /// Closes the overlay.
  public func dismissOverlay() {
    overlay = nil
  }
}
