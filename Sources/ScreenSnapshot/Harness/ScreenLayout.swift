/// A layout that a screen is rendered in.
public enum ScreenLayout: String, CaseIterable, Codable, Sendable {
  /// A phone: one column with the tabs at the bottom.
  case compact

  /// A tablet or desktop: the tabs in a sidebar beside the screen.
  case regular
}
