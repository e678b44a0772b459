/// A law that holds for the navigation of every app, whatever the app is for.
///
/// `snapshot audit` checks the laws over all screens of the manifest. Each law is a file in the folder
/// `Laws`.
public enum AuditLaw: String, CaseIterable, Codable, Sendable {
  /// Going to a screen shows the same, whichever screen was visible before.
  case isolation

  /// A link shows what navigating to its screen shows, and a broken link changes nothing.
  case links

  /// A new start shows what was visible, apart from what the app declares as transient.
  case restoration

  /// Each back removes exactly one level, and repeated, it reaches a root.
  case back

  /// A tab keeps its stack while another tab is selected, and a second tap returns to its root.
  case tabs

  /// No control leads to an invalid state, and one that navigates changes something.
  case controls

  /// Every sheet, cover, dialog and overlay, and every screen without a back button, has a way out.
  case exits

  /// Every screen can be reached by taps, tabs and back from the start.
  case reachability
}

/// A finding of an audit that the app accepts, with the reason.
///
/// ```swift
/// static let auditExceptions: [AuditException] = [
///   AuditException(.reachability, "maintenance", because: "the server opens it")
/// ]
/// ```
///
/// `snapshot audit` reports an exception that is no longer needed as an error.
public struct AuditException: Hashable, Sendable {
  /// The law.
  public let law: AuditLaw

  /// The name of the screen, or a pattern such as `settings*`.
  public let screen: String

  /// The label of the control; nil for every finding on the screen.
  public let control: String?

  /// The reason, which must not be empty.
  public let reason: String

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - screen: The name of the screen, or a pattern such as `settings*`.
  ///   - control: The label of the control; nil for every finding on the screen.
  ///   - reason: The reason, which must not be empty.
  public init(
    _ law: AuditLaw, _ screen: String, control: String? = nil, because reason: String
  ) {
    self.law = law
    self.screen = screen
    self.control = control
    self.reason = reason
  }
}
