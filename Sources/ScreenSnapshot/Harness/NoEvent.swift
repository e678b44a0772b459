/// The events of an app that declares none.
public enum NoEvent: CaseIterable, RawRepresentable, Sendable {
  /// Creates no event.
  public init?(rawValue: String) { nil }

  /// The name of the event.
  public var rawValue: String { switch self {} }
}
