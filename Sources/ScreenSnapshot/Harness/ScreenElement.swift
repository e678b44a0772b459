/// An element below the bar of a screen.
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

  /// The buttons, links and toggles in the element.
  var buttons: [ScreenButton] {
    switch kind {
    case .button(let button), .link(let button, _), .toggle(let button, _): [button]
    case .section(_, let elements): elements.flatMap(\.buttons)
    case .text, .row, .field, .image, .progress: []
    }
  }
}

extension ScreenElement {
  /// A paragraph, which wraps at the edge of the screen and keeps its own line breaks.
  ///
  /// It has no label, so it is never redacted.
  public static func text(_ text: String) -> ScreenElement {
    ScreenElement(kind: .text(text))
  }

  /// A label at the leading edge and a value at the trailing edge.
  ///
  /// If the harness's ``Redaction`` hides the label (“API Key”), the value is drawn as bullets.
  public static func row(_ label: String, _ value: String) -> ScreenElement {
    ScreenElement(kind: .row(label: label, value: value))
  }

  /// A row that opens another screen, drawn with a `›`.
  ///
  /// If the harness's ``Redaction`` hides the label, the value is drawn as bullets.
  public static func link(
    _ label: String, _ value: String? = nil,
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ScreenElement {
    ScreenElement(kind: .link(ScreenButton(label, action: action), value: value))
  }

  /// A button.
  public static func button(
    _ label: String, role: ScreenButton.Role? = nil,
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ScreenElement {
    ScreenElement(kind: .button(ScreenButton(label, role: role, action: action)))
  }

  /// A text field.
  ///
  /// An empty value is drawn as the placeholder. If the harness's ``Redaction`` hides the label
  /// (“Password”), a value is drawn as bullets.
  public static func field(
    _ label: String, _ value: String, placeholder: String? = nil
  ) -> ScreenElement {
    ScreenElement(kind: .field(label: label, value: value, placeholder: placeholder))
  }

  /// A switch.
  public static func toggle(
    _ label: String, isOn: Bool, action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ScreenElement {
    ScreenElement(kind: .toggle(ScreenButton(label, action: action), isOn: isOn))
  }

  /// Elements under a heading, separated from their neighbors by an empty line.
  ///
  /// If the harness's ``Redaction`` hides the heading (“Passwords”), the values of all rows, links
  /// and text fields in the section are drawn as bullets.
  public static func section(_ title: String?, _ elements: [ScreenElement]) -> ScreenElement {
    ScreenElement(kind: .section(title, elements))
  }

  /// Elements without a heading, separated from their neighbors by an empty line.
  public static func section(_ elements: [ScreenElement]) -> ScreenElement {
    section(nil, elements)
  }

  /// An image, described as for a screen reader.
  public static func image(_ description: String) -> ScreenElement {
    ScreenElement(kind: .image(description))
  }

  /// A progress bar, with the completed part from 0 to 1, or `nil` for indeterminate progress.
  public static func progress(_ label: String, _ fraction: Double? = nil) -> ScreenElement {
    ScreenElement(kind: .progress(label, fraction: fraction))
  }
}
