/// A button of an alert or of a confirmation.
///
/// The closure rides along outside of `==` and `hash(into:)`: two dialogs that look the same are
/// the same, and a dialog can be compared and written down. It is never stored.
public struct DialogAction: Sendable {
  /// What a button does besides running its closure, as SwiftUI's `ButtonRole` has it.
  public enum Role: String, Sendable {
    /// Closes the dialog and changes nothing else.
    case cancel

    /// Deletes or overwrites something.
    case destructive
  }

  /// The words on the button.
  public let label: String

  /// The role, or none for an ordinary button.
  public let role: Role?

  let handler: (@MainActor @Sendable () -> Void)?

  /// The dialog that the button is of, and where in it; nil until it is in one.
  private(set) var place: Place?

  /// Tells equal buttons of different dialogs apart, and those of one dialog.
  struct Place: Hashable, Sendable {
    let title: String
    let message: String?
    let index: Int
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The words on the button.
  ///   - role: The role; none by default.
  ///   - handler: What ``AppRouter/perform(_:)`` runs after the dialog is dismissed.
  public init(
    _ label: String, role: Role? = nil, handler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    self.label = label
    self.role = role
    self.handler = handler
  }

  /// A button that only closes the dialog.
  ///
  /// - Parameter label: The words on the button.
  /// - Returns: An action with the role ``Role/cancel``.
  public static func cancel(_ label: String = "Cancel") -> DialogAction {
    DialogAction(label, role: .cancel)
  }
}

extension DialogAction {
  /// The buttons of a dialog, which know that they are.
  static func placed(
    _ actions: [DialogAction], inDialog title: String, _ message: String?
  ) -> [DialogAction] {
    actions.enumerated().map { index, action in
      var action = action
      action.place = Place(title: title, message: message, index: index)
      return action
    }
  }

  /// Whether a tap on another button is meant for this one; what is in no dialog may be in any.
  func matchesTap(on other: DialogAction) -> Bool {
    self == other && (other.place == nil || other.place == place)
  }
}

extension DialogAction: Hashable {
  /// Compares label and role; the closure takes no part.
  ///
  /// - Parameters:
  ///   - lhs: An action.
  ///   - rhs: Another action.
  /// - Returns: Whether a person would see the same button.
  public static func == (lhs: DialogAction, rhs: DialogAction) -> Bool {
    lhs.label == rhs.label && lhs.role == rhs.role
  }

  /// Feeds label and role into `hasher`.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(role)
  }
}
