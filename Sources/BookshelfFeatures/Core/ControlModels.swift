/// A button: its label and what a tap does.
public struct ActionModel: Sendable {
  /// What a tap does.
  public typealias Handler = @MainActor @Sendable () async -> Void

  /// The role of a button, like SwiftUI's `ButtonRole`.
  public enum Role: Sendable {
    /// Closes without a change.
    case cancel

    /// Deletes or overwrites data.
    case destructive
  }

  /// What a tap changes.
  public enum Kind: Sendable {
    /// The screens or the data of the app.
    case navigation

    /// Only something outside of the app, such as the clipboard.
    ///
    /// Snapshots do not perform it. An action that also moves to another screen is `navigation`,
    /// and reaches the outside through ``ScreenEnvironment``, which snapshots replace.
    case effect
  }

  /// The text on the button.
  public let label: String

  /// The role, or nil for an ordinary button.
  public let role: Role?

  /// What a tap changes.
  public let kind: Kind

  /// Whether the button can be tapped.
  public let isEnabled: Bool

  /// What a tap does.
  public let perform: Handler

  init(
    _ label: String, role: Role? = nil, kind: Kind = .navigation, isEnabled: Bool = true,
    perform: @escaping Handler
  ) {
    self.label = label
    self.role = role
    self.kind = kind
    self.isEnabled = isEnabled
    self.perform = perform
  }
}

/// A switch.
public struct ToggleModel: Sendable {
  /// The text beside the switch.
  public let label: String

  /// The position of the switch.
  public let isOn: Bool

  /// Moves the switch.
  public let set: @MainActor @Sendable (Bool) -> Void
}

/// A text field.
public struct FieldModel: Sendable {
  /// The text beside the field.
  public let label: String

  /// The text in the field.
  public let text: String

  /// The text in an empty field.
  public let placeholder: String?

  /// Whether the field hides its text.
  public let isSecure: Bool

  /// Replaces the text in the field.
  public let edit: @MainActor @Sendable (String) -> Void

  /// Responds to the Return key.
  public let submit: @MainActor @Sendable () -> Void

  init(
    _ label: String, _ text: String, placeholder: String? = nil, isSecure: Bool = false,
    edit: @escaping @MainActor @Sendable (String) -> Void,
    submit: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.edit = edit
    self.submit = submit
  }
}
