/// Shows screens of the whole app over any flow: all that a feature needs to know of the router to
/// say that something succeeded.
@MainActor
public protocol GlobalOverlayRouting<Overlay>: AnyObject, Sendable {
  /// The screens that can be shown.
  associatedtype Overlay

  /// The screen that lies over everything. One slot, so two at once cannot be said.
  var overlay: Overlay? { get set }
}

extension GlobalOverlayRouting {
  /// Shows a screen over everything, in place of the one that is there.
  ///
  /// - Parameter overlay: The screen.
  public func present(overlay: Overlay) {
    self.overlay = overlay
  }

  /// Closes the screen that lies over everything.
  public func dismissOverlay() {
    overlay = nil
  }
}
