/// The two ways in which a screen is drawn.
public enum ScreenLayout: String, CaseIterable, Codable, Sendable {
  /// A phone: one column, tabs below.
  case compact

  /// A tablet or a desktop: tabs in a sidebar, the screen beside it.
  case regular
}
