/// A button of an alert or a confirmation.
///
/// Its closure takes no part in `==` and `hash(into:)`, so dialogs with the same text and buttons
/// are equal. The closure is never stored.
public struct DialogAction: Sendable {
  /// The purpose of a button, as in SwiftUI's `ButtonRole`.
  public enum Role: String, Sendable {
    /// Closes the dialog and changes nothing else.
    case cancel

    /// Deletes or overwrites something.
    case destructive
  }

  /// The label of the button.
  public let label: String

  /// The role, or nil for an ordinary button.
  public let role: Role?

  let handler: (@MainActor @Sendable () -> Void)?

  /// The button's dialog and its position there; nil until a dialog contains the button.
  private(set) var place: Place?

  /// Distinguishes equal buttons of different dialogs and within one dialog.
  struct Place: Hashable, Sendable {
    let title: String
    let message: String?
    let index: Int
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The label of the button.
  ///   - role: The role.
  ///   - handler: The action that ``AppRouter/perform(_:)`` runs after it dismisses the dialog.
  public init(
    _ label: String, role: Role? = nil, handler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    self.label = label
    self.role = role
    self.handler = handler
  }

  /// Creates a button with the role ``Role/cancel``, which only closes the dialog.
  public static func cancel(_ label: String = "Cancel") -> DialogAction {
    DialogAction(label, role: .cancel)
  }
}

extension DialogAction {
  /// Gives the buttons of a dialog their position.
  static func placed(
    _ actions: [DialogAction], inDialog title: String, _ message: String?
  ) -> [DialogAction] {
    actions.enumerated().map { index, action in
      var action = action
      action.place = Place(title: title, message: message, index: index)
      return action
    }
  }

  /// Returns whether a tap on `other` means this button; a button without a dialog matches in any
  /// dialog.
  func matchesTap(on other: DialogAction) -> Bool {
    self == other && (other.place == nil || other.place == place)
  }
}

extension DialogAction: Hashable {
  /// Compares label and role.
  public static func == (lhs: DialogAction, rhs: DialogAction) -> Bool {
    lhs.label == rhs.label && lhs.role == rhs.role
  }

  /// Hashes label and role.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(role)
  }
}
