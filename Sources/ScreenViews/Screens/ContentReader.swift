import ScreenContents
import ScreenNavigation
import ScreenPayloads
import ScreenSnapshot

/// Reads what the content of a screen declares for its view.
struct ContentReader {
  let redactor: LabelRedactor

  /// Returns the screen in front of a scene.
  func screen(of scene: ScreenScene, at path: String) -> ViewScreen {
    let front = scene.levels[scene.levels.count - 1]
    var screen = ViewScreen(path: path)
    if let dialog = front.dialog {
      screen.dialog = front.closesBySwipe ? "confirmation" : "alert"
      screen.elements =
        [dialog.title, dialog.message ?? ""].filter { !$0.isEmpty }.map { element(.text, $0) }
        // ViewRule.cancel
        + dialog.buttons.map { element($0, isOptional: front.closesBySwipe && $0.role == .cancel) }
    } else {
      let content = front.content?.identified
      // ViewRule.tabs
      if scene.levels.count == 1 { screen.tabs = scene.tabs }
      screen.title = content?.title.flatMap { $0.isEmpty ? nil : $0 }
      screen.back = content?.leading.isEmpty == false ? nil : front.back
      screen.elements = content.map { content in
        (content.leading + content.trailing).map { element($0, isInBar: true) }
          + content.elements.flatMap(elements)
      }
    }
    return screen
  }

  private func elements(of element: ScreenElement) -> [ViewElement] {
    switch element.kind {
    case .section(let title, let elements):
      (title.map { [self.element(.heading, $0)] } ?? []) + elements.flatMap(self.elements)
    case .text(let text): [self.element(.text, text)]
    case .row(let label, let value): [self.element(.row, label, value)]
    case .link(let button, let value): [self.element(button, as: .link, value ?? "")]
    case .button(let button): [self.element(button)]
    case .field(let field): [self.element(field)]
    case .toggle(let button, let isOn): [self.element(button, as: .toggle, isOn ? "on" : "off")]
    case .picker(let menu, let value): [self.element(menu, as: .picker, value)]
    case .slider(let menu, let slider): [self.element(menu, slider)]
    // ViewRule.pictures
    case .image(let description): [self.element(.image, description, isOptional: true)]
    case .progress(let label, let fraction):
      [self.element(.progress, label, fraction.map(Self.percentage))]
    }
  }

  private func element(
    _ button: ScreenButton, as kind: ElementKind? = nil, _ value: String? = nil,
    isInBar: Bool = false, isOptional: Bool = false
  ) -> ViewElement {
    var element = element(
      kind ?? (button.items == nil ? .button : .menu), button.label, value, isOptional: isOptional)
    element.identifier = button.identifier
    // A view of a content disables what is not wired, but a view of one's own need not.
    if button.items != nil || button.isWired { element.isEnabled = button.isEnabled }
    element.isInBar = isInBar
    return element
  }

  private func element(_ field: ScreenField) -> ViewElement {
    let text = field.isSecure && !field.value.isEmpty ? .dots : field.value
    var element = element(field.isSecure ? .secureField : .field, field.label, text)
    element.identifier = field.identifier
    if field.isWired { element.isEnabled = true }
    return element
  }

  private func element(_ menu: ScreenButton, _ slider: ScreenSlider) -> ViewElement {
    var element = element(menu, as: .slider, Self.percentage(slider.fraction))
    if slider.set == nil { element.isEnabled = nil }
    element.valueText = redactor.displayed(slider.text)
    return element
  }

  private func element(
    _ kind: ElementKind, _ label: String, _ value: String? = nil, isOptional: Bool = false
  ) -> ViewElement {
    ViewElement(kind: kind, names: [label], value: value, isOptional: isOptional)
      .redacted(by: redactor)
  }

  // ViewRule.percentages
  private static func percentage(_ fraction: Double) -> String {
    fraction.isNaN ? "" : "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%"
  }
}

// MARK: - Paths

extension AnyVisibleState {
  /// The way to the state, as an app has it in its tree.
  var pathText: String {
    var text = PathText(flow: flow, tab: tab)
    for level in stack {
      text.add(
        level.kind.isDialog ? nil : level.value,
        as: level.kind.isPresentation ? level.kind.rawValue : nil)
    }
    if let overlay { text.add(overlay, as: "overlay") }
    return text.text
  }
}
