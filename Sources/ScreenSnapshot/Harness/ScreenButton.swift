/// A button, with what it does.
public struct ScreenButton: Sendable {
  /// What a button does besides running its action, as SwiftUI's `ButtonRole` has it.
  public enum Role: String, Sendable {
    /// Goes back without a change.
    case cancel

    /// Deletes or overwrites something; drawn with an exclamation mark.
    case destructive
  }

  /// The words on the button.
  public let label: String

  /// The role, or none for an ordinary button.
  public let role: Role?

  let action: @MainActor @Sendable () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The words on the button.
  ///   - role: The role; none by default.
  ///   - action: What a tap does, usually with a router.
  public init(
    _ label: String, role: Role? = nil, action: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.label = label
    self.role = role
    self.action = action
  }

  /// A button, spelt as among a screen's elements.
  ///
  /// - Parameters:
  ///   - label: The words on the button.
  ///   - role: The role; none by default.
  ///   - action: What a tap does, usually with a router.
  /// - Returns: The button.
  public static func button(
    _ label: String, role: Role? = nil, action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ScreenButton {
    ScreenButton(label, role: role, action: action)
  }
}
