/// An element below the bar of a screen.
public struct ScreenElement: Sendable {
  package private(set) var kind: Kind

  /// The only layout that has the element; nil for all layouts.
  private var layout: ScreenLayout?

  package init(kind: Kind) {
    self.kind = kind
  }

  package enum Kind: Sendable {
    case text(String)
    case row(label: String, value: String)
    case link(ScreenButton, value: String?)
    case button(ScreenButton)
    case field(ScreenField)
    case toggle(ScreenButton, isOn: Bool)
    /// A menu whose items are the options.
    case picker(ScreenButton, value: String)
    /// A menu whose items are the two directions.
    case slider(ScreenButton, ScreenSlider)
    case section(String?, [ScreenElement])
    case image(String)
    case progress(String, fraction: Double?)
  }

  /// Returns the element limited to one layout.
  ///
  /// ```swift
  /// .section("Inspector", [.row("Pages", "412")]).only(in: .regular)
  /// ```
  public func only(in layout: ScreenLayout) -> ScreenElement {
    var element = self
    element.layout = layout
    return element
  }
}

extension ScreenElement {
  /// The element with those parts that a layout has; nil if the layout does not have it.
  func limited(to layout: ScreenLayout) -> ScreenElement? {
    if let only = self.layout, only != layout { return nil }
    switch kind {
    case .button(let button):
      return button.limited(to: layout).map { ScreenElement(kind: .button($0)) }
    case .section(let title, let elements):
      return ScreenElement(kind: .section(title, elements.compactMap { $0.limited(to: layout) }))
    case .text, .row, .link, .field, .toggle, .picker, .slider, .image, .progress: return self
    }
  }

  /// Whether the element, or a part of it, is only in one layout.
  var dependsOnLayout: Bool {
    if layout != nil { return true }
    return switch kind {
    case .button(let button): button.dependsOnLayout
    case .section(_, let elements): elements.contains { $0.dependsOnLayout }
    case .text, .row, .link, .field, .toggle, .picker, .slider, .image, .progress: false
    }
  }

  /// The buttons, links and toggles in the element, the menus, pickers and sliders, from top to bottom.
  var buttons: [ScreenButton] {
    switch kind {
    case .button(let button), .link(let button, _), .toggle(let button, _), .picker(let button, _),
      .slider(let button, _):
      [button]
    case .section(_, let elements): elements.flatMap(\.buttons)
    case .text, .row, .field, .image, .progress: []
    }
  }

  /// The text fields in the element.
  var fields: [ScreenField] {
    switch kind {
    case .field(let field): [field]
    case .section(_, let elements): elements.flatMap(\.fields)
    case .text, .row, .link, .button, .toggle, .picker, .slider, .image, .progress: []
    }
  }
}

// MARK: - Texts

extension ScreenElement {
  /// A paragraph, which wraps at the edge of the screen and keeps its own line breaks.
  ///
  /// It has no label, so it is never redacted.
  public static func text(_ text: String) -> ScreenElement {
    ScreenElement(kind: .text(text))
  }

  /// A label at the leading edge and a value at the trailing edge.
  ///
  /// If the `Redaction` of the harness hides the label (“API Key”), the value is drawn as `<redacted>`.
  public static func row(_ label: String, _ value: String) -> ScreenElement {
    ScreenElement(kind: .row(label: label, value: value))
  }

  /// Elements under a heading, separated from their neighbors by an empty line.
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

// MARK: - Controls

extension ScreenElement {
  /// A row that opens another screen, drawn with a `›`.
  public static func link(
    _ label: String, _ value: String? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> ScreenElement {
    link(label, value, isEnabled: isEnabled, action: .navigation(action))
  }

  /// A row that opens something outside of the app's navigation, or that is not wired.
  public static func link(
    _ label: String, _ value: String? = nil, isEnabled: Bool = true,
    action: ScreenAction = .notWired
  ) -> ScreenElement {
    ScreenElement(
      kind: .link(ScreenButton(label, isEnabled: isEnabled, action: action), value: value))
  }

  /// A button that changes the app or its navigation.
  public static func button(
    _ label: String, role: ScreenButton.Role? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> ScreenElement {
    button(label, role: role, isEnabled: isEnabled, action: .navigation(action))
  }

  /// A button that has an effect outside of the app, or that is not wired.
  public static func button(
    _ label: String, role: ScreenButton.Role? = nil, isEnabled: Bool = true,
    action: ScreenAction = .notWired
  ) -> ScreenElement {
    ScreenElement(
      kind: .button(ScreenButton(label, role: role, isEnabled: isEnabled, action: action)))
  }

  /// A menu, drawn with its items below it.
  public static func menu(
    _ label: String, isEnabled: Bool = true, _ items: [ScreenButton]
  ) -> ScreenElement {
    ScreenElement(kind: .button(.menu(label, isEnabled: isEnabled, items)))
  }

  /// A switch that changes the app or its navigation, such as one that adds a tab.
  public static func toggle(
    _ label: String, isOn: Bool, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> ScreenElement {
    toggle(label, isOn: isOn, isEnabled: isEnabled, action: .navigation(action))
  }

  /// A switch, with a closure that receives its new position.
  ///
  /// ```swift
  /// .toggle("Night mode", isOn: settings.isDark) { settings.isDark = $0 }
  /// ```
  public static func toggle(
    _ label: String, isOn: Bool, isEnabled: Bool = true,
    set: @escaping @MainActor @Sendable (Bool) async -> Void
  ) -> ScreenElement {
    toggle(label, isOn: isOn, isEnabled: isEnabled, action: .navigation { await set(!isOn) })
  }

  /// A switch that has an effect outside of the app, or that is not wired.
  public static func toggle(
    _ label: String, isOn: Bool, isEnabled: Bool = true, action: ScreenAction = .notWired
  ) -> ScreenElement {
    ScreenElement(
      kind: .toggle(ScreenButton(label, isEnabled: isEnabled, action: action), isOn: isOn))
  }

  /// A text field.
  ///
  /// An empty value is drawn as the placeholder. If the field is secure, or if the `Redaction` of the
  /// harness hides the label (“Password”), a value is drawn as `<redacted>`.
  ///
  /// - Parameters:
  ///   - label: The text beside the field.
  ///   - value: The text in the field.
  ///   - placeholder: The text in an empty field.
  ///   - isSecure: Whether a view and a picture hide the text.
  ///   - action: Receives the complete new text after each edit. A field without it is not wired.
  ///   - submit: Responds to the Return key. A harness calls it after each edit.
  /// - Returns: The field.
  public static func field(
    _ label: String, _ value: String, placeholder: String? = nil, isSecure: Bool = false,
    action: (@MainActor @Sendable (String) async -> Void)? = nil,
    submit: (@MainActor @Sendable () async -> Void)? = nil
  ) -> ScreenElement {
    ScreenElement(
      kind: .field(
        ScreenField(
          label: label, value: value, placeholder: placeholder, isSecure: isSecure, edit: action,
          submit: submit)))
  }
}
