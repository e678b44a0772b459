/// The subject of a screen's golden: a picture in one layout, or the effects of the controls.
public enum ScreenLayout: String, CaseIterable, Codable, Sendable {
  /// A phone: one column with the tabs at the bottom.
  case compact

  /// A tablet or desktop: the tabs in a sidebar beside the screen.
  case regular

  /// No picture: what a tap on each control of the screen does.
  ///
  /// The controls are those of the compact layout, or of the regular one if a harness does not
  /// declare the compact one. No context has this layout.
  case controls
}

extension ScreenLayout {
  /// Whether goldens of the layout are pictures.
  package var isPicture: Bool { self != .controls }
}
