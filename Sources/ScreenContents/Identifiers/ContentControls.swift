/// The accessibility identifiers of the controls of one content, by their labels.
package struct ContentControls: Sendable {
  private let identifiers: [String: [String]]

  /// The title of the content, for messages.
  package let title: String

  package init(of content: ScreenContent) {
    let content = content.identified
    var controls = (content.leading + content.trailing).flatMap(\.named)
    for element in content.elements { controls += element.named }
    title = content.title ?? ""
    identifiers = Dictionary(grouping: controls, by: \.label)
      .mapValues { $0.map(\.identifier) }
  }

  /// Returns the identifier of a control.
  ///
  /// - Parameters:
  ///   - label: The label of the control.
  ///   - number: Its number among the controls with the label, from 1.
  /// - Returns: The identifier; nil if the content has no such control.
  package func identifier(of label: String, number: Int) -> String? {
    guard let same = identifiers[label], same.indices.contains(number - 1) else { return nil }
    return same[number - 1]
  }
}

private typealias NamedControl = (label: String, identifier: String)

extension ScreenButton {
  /// The button, or a menu with what is in it.
  fileprivate var named: [NamedControl] {
    [(label, identifier)] + (items ?? []).flatMap(\.named)
  }
}

extension ScreenElement {
  /// The controls in it, from top to bottom, without the options of a picker and the directions of a slider.
  fileprivate var named: [NamedControl] {
    switch kind {
    case .button(let button): button.named
    case .link(let button, _), .toggle(let button, _), .picker(let button, _),
      .slider(let button, _):
      [(button.label, button.identifier)]
    case .field(let field): [(field.label, field.identifier)]
    case .section(_, let elements): elements.flatMap(\.named)
    case .text, .row, .image, .progress: []
    }
  }
}
