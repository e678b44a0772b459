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

  /// The name of the screen, or a pattern such as `settings*`; for a place that no screen shows, its name
  /// in the finding, such as `route drink`.
  public let screen: String

  /// The label of the control; nil for every finding on the screen.
  public let control: String?

  /// The reason, which must not be empty.
  public let reason: String

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - screen: The name of the screen, or a pattern such as `settings*`; for a place that no screen
  ///     shows, its name in the finding, such as `route drink`.
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
