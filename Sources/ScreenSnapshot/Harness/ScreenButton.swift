/// A button with the action that a tap runs.
public struct ScreenButton: Sendable {
  /// The role of a button, like SwiftUI's `ButtonRole`.
  public enum Role: String, Sendable {
    /// Closes without a change.
    case cancel

    /// Deletes or overwrites data; drawn with an exclamation mark.
    case destructive
  }

  /// The text on the button.
  public let label: String

  /// The role, or `nil` for an ordinary button.
  public let role: Role?

  let action: @MainActor @Sendable () -> Void

  /// Creates a button.
  public init(
    _ label: String, role: Role? = nil, action: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.label = label
    self.role = role
    self.action = action
  }

  /// Creates a button, with the same spelling as ``ScreenElement/button(_:role:action:)``.
  public static func button(
    _ label: String, role: Role? = nil, action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ScreenButton {
    ScreenButton(label, role: role, action: action)
  }
}
