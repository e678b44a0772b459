import ScreenText

/// The name of a control, and its number among the controls with this name, counted from 1.
///
/// It tells a control from the others of a screen, also when the screen is shown again.
package struct ControlIdentity: Hashable, Codable, Sendable {
  package let name: String
  let number: Int
}

extension ControlIdentity {
  /// Controls that are tapped one after the other, in messages: `'Edit', then 'OK' #2`.
  package static func list(_ controls: [ControlIdentity]) -> String {
    controls.map(\.text).joined(separator: ", then ")
  }

  private var text: String {
    "'\(TextColumns.visible(name))'\(number > 1 ? " #\(number)" : "")"
  }
}

/// Why a screen has no control golden: one of its controls cannot be tapped, or leads to an invalid
/// state.
package struct ControlError: Error, Equatable, CustomStringConvertible {
  /// The control in quotation marks.
  let control: String
  package let reason: String

  static func gone(_ control: String) -> ControlError {
    ControlError(
      control: control,
      reason:
        "it is missing when the screen renders again; its content must be the same every time")
  }

  package var description: String { "control \(control): \(reason)" }
}
