/// The reason why a tap on a screen fails.
public enum ScreenContentError: Error, Equatable {
  /// No control of the screen has the label; `labels` lists the labels it has.
  case nothingToTap(label: String, labels: [String])

  /// No text field of the screen has the label; `labels` lists the labels it has.
  case nothingToType(label: String, labels: [String])

  /// The control is disabled.
  case disabled(label: String)

  /// The control has no action.
  case notWired(label: String)

  /// The label is that of a menu, and only its items can be tapped.
  case menu(label: String, items: [String])
}

extension ScreenContentError: CustomStringConvertible {
  /// The problem, and the labels that the screen has.
  public var description: String {
    switch self {
    case .nothingToTap(let label, let labels):
      "no button, link or toggle has the label '\(label)'; "
        + Self.list(labels, orElse: "the screen has no controls")
    case .nothingToType(let label, let labels):
      "no text field has the label '\(label)'; "
        + Self.list(labels, orElse: "the screen has no text fields")
    case .disabled(let label): "the control '\(label)' is disabled"
    case .notWired(let label):
      "the control '\(label)' is not wired; give it an action in the content of the screen"
    case .menu(let label, let items):
      "'\(label)' is a menu; tap one of its items: \(Self.quoted(items))"
    }
  }

  private static func list(_ labels: [String], orElse sentence: String) -> String {
    labels.isEmpty ? sentence : "the screen has \(quoted(labels))"
  }

  private static func quoted(_ labels: [String]) -> String {
    labels.map { "'\($0)'" }.joined(separator: ", ")
  }
}
