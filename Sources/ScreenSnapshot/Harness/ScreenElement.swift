/// One thing below a screen's bar.
public struct ScreenElement: Sendable {
  let kind: Kind

  enum Kind: Sendable {
    case text(String)
    case row(label: String, value: String)
    case link(ScreenButton, value: String?)
    case button(ScreenButton)
    case field(label: String, value: String, placeholder: String?)
    case toggle(ScreenButton, isOn: Bool)
    case section(String?, [ScreenElement])
    case image(String)
    case progress(String, fraction: Double?)
  }

  /// What can be tapped in it.
  var buttons: [ScreenButton] {
    switch kind {
    case .button(let button), .link(let button, _), .toggle(let button, _): [button]
    case .section(_, let elements): elements.flatMap(\.buttons)
    case .text, .row, .field, .image, .progress: []
    }
  }
}

extension ScreenElement {
  /// A paragraph.
  ///
  /// Lines are wrapped where the screen ends, and kept where the text has ends.
  ///
  /// - Parameter text: The words.
  /// - Returns: The element.
  public static func text(_ text: String) -> ScreenElement {
    ScreenElement(kind: .text(text))
  }

  /// A label at one edge and a value at the other.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - value: How much, when, or which.
  /// - Returns: The element.
  public static func row(_ label: String, _ value: String) -> ScreenElement {
    ScreenElement(kind: .row(label: label, value: value))
  }

  /// A row that leads somewhere, drawn with a `›`.
  ///
  /// - Parameters:
  ///   - label: Where it leads.
  ///   - value: What is said beside it.
  ///   - action: What a tap does, usually a push.
  /// - Returns: The element.
  public static func link(
    _ label: String, _ value: String? = nil,
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ScreenElement {
    ScreenElement(kind: .link(ScreenButton(label, action: action), value: value))
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - label: The words on the button.
  ///   - role: The role; none by default.
  ///   - action: What a tap does.
  /// - Returns: The element.
  public static func button(
    _ label: String, role: ScreenButton.Role? = nil,
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ScreenElement {
    ScreenElement(kind: .button(ScreenButton(label, role: role, action: action)))
  }

  /// A field to type into.
  ///
  /// Where its label is on the harness's ``Redaction`` list (“Password”), the value is not shown.
  ///
  /// - Parameters:
  ///   - label: What to type.
  ///   - value: What is typed; empty shows the placeholder.
  ///   - placeholder: What stands in the empty field.
  /// - Returns: The element.
  public static func field(
    _ label: String, _ value: String, placeholder: String? = nil
  ) -> ScreenElement {
    ScreenElement(kind: .field(label: label, value: value, placeholder: placeholder))
  }

  /// A switch.
  ///
  /// - Parameters:
  ///   - label: What is switched.
  ///   - isOn: Whether it is on.
  ///   - action: What a tap does.
  /// - Returns: The element.
  public static func toggle(
    _ label: String, isOn: Bool, action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ScreenElement {
    ScreenElement(kind: .toggle(ScreenButton(label, action: action), isOn: isOn))
  }

  /// Elements under a heading.
  ///
  /// - Parameters:
  ///   - title: The heading; none for a group that is only set apart.
  ///   - elements: What stands below it.
  /// - Returns: The element.
  public static func section(_ title: String?, _ elements: [ScreenElement]) -> ScreenElement {
    ScreenElement(kind: .section(title, elements))
  }

  /// Elements set apart from what is above and below them.
  ///
  /// - Parameter elements: What stands together.
  /// - Returns: The element.
  public static func section(_ elements: [ScreenElement]) -> ScreenElement {
    section(nil, elements)
  }

  /// An image, by its description.
  ///
  /// - Parameter description: What a screen reader would say.
  /// - Returns: The element.
  public static func image(_ description: String) -> ScreenElement {
    ScreenElement(kind: .image(description))
  }

  /// Something that goes on.
  ///
  /// - Parameters:
  ///   - label: What goes on.
  ///   - fraction: How much of it is done, from 0 to 1; nil where nobody knows.
  /// - Returns: The element.
  public static func progress(_ label: String, _ fraction: Double? = nil) -> ScreenElement {
    ScreenElement(kind: .progress(label, fraction: fraction))
  }
}
