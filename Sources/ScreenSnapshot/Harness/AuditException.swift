/// A finding of an audit that the app accepts, with the reason.
///
/// ```swift
/// static let auditExceptions: [AuditException] = [
///   .init(.reachability, "maintenance", because: "the server opens it"),
///   .init(.links, "offer*", cause: .otherText, because: "the server chooses the text"),
///   .init(.links, after: "form", cause: .doesNothing, because: "a form keeps links away"),
///   .init(.exits, "welcome", from: Start.signedOut, because: "a user must sign in"),
/// ]
/// ```
///
/// `snapshot audit` reports an exception that is no longer needed as an error.
public struct AuditException: Hashable, Sendable {
  /// The law.
  public let law: AuditLaw

  /// The name of a screen, or a pattern such as `settings*`; for a place that no screen shows, its name in the finding,
  /// such as `route drink`.
  ///
  /// Default: every screen.
  public let screen: String

  /// The name of the screen after which the law is broken, or a pattern; nil for every screen, and
  /// for the start of the app.
  public let previous: String?

  /// The name of the start of the app after which the law is broken; nil for every start.
  public let start: String?

  /// Why the law is broken; nil for every cause.
  public let cause: AuditCause?

  /// The label of the control; nil for every finding on the screen.
  public let control: String?

  /// The reason, which must not be empty.
  public let reason: String

  /// Creates an exception with the values of its properties.
  public init(
    _ law: AuditLaw, _ screen: String = "*", after previous: String? = nil,
    from start: (any RawRepresentable<String>)? = nil, cause: AuditCause? = nil,
    control: String? = nil, because reason: String
  ) {
    self.law = law
    self.screen = screen
    self.previous = previous
    self.start = start?.rawValue
    self.cause = cause
    self.control = control
    self.reason = reason
  }
}
