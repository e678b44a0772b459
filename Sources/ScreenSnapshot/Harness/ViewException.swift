/// An element that only a content or only its real view has on purpose, with the reason.
///
/// ```swift
/// static let viewExceptions: [ViewException] = [
///   .onlyInView("Sponsored", on: "library", because: "the server chooses the advertisement"),
///   .onlyInContent("Chart of pages", because: "the view draws it without words"),
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
  public let screen: String

  /// The reason, which must not be empty.
  public let reason: String

  /// Accepts an element that a view has and the content does not declare.
  ///
  /// - Parameters:
  ///   - label: The label or the text of the element.
  ///   - screen: The name of the screen, or a pattern such as `settings*`. Default: every screen.
  ///   - reason: The reason, which must not be empty.
  /// - Returns: The exception.
  public static func onlyInView(
    _ label: String, on screen: String = "*", because reason: String
  ) -> Self {
    Self(side: .view, label: label, screen: screen, reason: reason)
  }

  /// Accepts an element that a content declares and the view does not show.
  ///
  /// - Parameters:
  ///   - label: The label or the text of the element.
  ///   - screen: The name of the screen, or a pattern such as `settings*`. Default: every screen.
  ///   - reason: The reason, which must not be empty.
  /// - Returns: The exception.
  public static func onlyInContent(
    _ label: String, on screen: String = "*", because reason: String
  ) -> Self {
    Self(side: .content, label: label, screen: screen, reason: reason)
  }
}
