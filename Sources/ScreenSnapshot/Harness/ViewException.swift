/// An element that only a content or only its real view has on purpose, with the reason.
///
/// ```swift
/// static let viewExceptions: [ViewException] = [
///   .init(
///     onlyIn: .view, "Sponsored", on: "library", because: "the server chooses the advertisement"),
///   .init(onlyIn: .content, "Chart of pages", because: "the view draws it without words"),
/// ]
/// ```
///
/// `snapshot views` reports an exception that is no longer needed as an error.
public struct ViewException: Hashable, Sendable {
  /// What has the element.
  public enum Side: String, Sendable {
    /// The content alone.
    case content

    /// The view alone.
    case view
  }

  /// What has the element.
  public let side: Side

  /// The label or the text of the element.
  public let label: String

  /// The name of the screen, or a pattern such as `settings*`.
  ///
  /// Default: every screen.
  public let screen: String

  /// The reason, which must not be empty.
  public let reason: String

  /// Creates an exception with the values of its properties.
  public init(
    onlyIn side: Side, _ label: String, on screen: String = "*", because reason: String
  ) {
    (self.side, self.label, self.screen, self.reason) = (side, label, screen, reason)
  }
}
