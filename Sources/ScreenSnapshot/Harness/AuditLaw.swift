/// A law that holds for the navigation of every app, whatever the app is for.
///
/// `snapshot audit` checks the laws over all screens of the manifest. Each law is a file in the folder
/// `Laws`.
public enum AuditLaw: String, CaseIterable, Codable, Sendable {
  /// Going to a screen shows the same, whichever screen was visible before.
  case isolation

  /// A link shows what navigating to its screen shows, and keeps the stacks of other tabs, and a broken link changes
  /// nothing.
  case links

  /// A new start shows what was visible, apart from what the app declares as transient.
  case restoration

  /// Each back removes exactly one level, and repeated, it reaches a root.
  case back

  /// A tap selects its tab, which shows its root at first and keeps its stack while another tab is selected, and a
  /// second tap returns to its root.
  case tabs

  /// No control leads to an invalid state, and a wired one changes something of what is in front.
  case controls

  /// Every sheet, cover, dialog and overlay, and every screen without a back button, has a way out.
  case exits

  /// Every screen can be reached by taps, tabs, back and events from a start of the app, or by a link.
  case reachability
}
