import ScreenText

/// A difference between the content of a screen and its view.
enum ViewDifference: Hashable, Sendable {
  /// The content declares an element that the view does not have.
  case missingInView(kind: String, label: String)

  /// The view has an element that the content does not declare.
  case missingInContent(kind: String, label: String)

  /// The control can be tapped in only one of both.
  case state(label: String, isEnabledInView: Bool)

  /// The element has another label in the view.
  case label(kind: String, content: String, view: String)

  /// The element has another value in the view.
  case value(kind: String, label: String, content: String, view: String)

  /// The app shows another screen, as its path says.
  case otherScreen(content: String, view: String)
}

extension ViewDifference {
  /// The difference in the words of a golden.
  var words: String {
    switch self {
    case .missingInView(let kind, let label): "the view lacks \(kind) \(quoted(label))"
    case .missingInContent(let kind, let label): "the content lacks \(kind) \(quoted(label))"
    case .state(let label, let isEnabled):
      "\(quoted(label)) is \(isEnabled ? "enabled" : "disabled") in the view"
    case .label(let kind, let content, let view):
      "\(kind) \(quoted(content)) → \(quoted(view))"
    case .value("toggle", let label, let content, let view):
      "toggle \(quoted(label)): \(content) → \(TextColumns.visible(view))"
    case .value(let kind, let label, let content, let view):
      "\(kind) \(quoted(label)): \(quoted(content)) → \(quoted(view))"
    case .otherScreen(let content, let view):
      "the app is on another screen: \(content) → \(TextColumns.visible(view))"
    }
  }

  /// The name of the difference in a report.
  var name: String {
    switch self {
    case .missingInView: "missingInView"
    case .missingInContent: "missingInContent"
    case .state: "state"
    case .label: "label"
    case .value: "value"
    case .otherScreen: "otherScreen"
    }
  }

  /// What the content and the view have; nil for what one of them does not have.
  var sides: (content: String?, view: String?) {
    switch self {
    case .missingInView(_, let label): (label, nil)
    case .missingInContent(_, let label): (nil, label)
    case .state(_, let isEnabled): ("\(!isEnabled)", "\(isEnabled)")
    case .label(_, let content, let view), .value(_, _, let content, let view),
      .otherScreen(let content, let view):
      (content, view)
    }
  }

  private func quoted(_ text: String) -> String { "\"\(TextColumns.visible(text))\"" }
}
