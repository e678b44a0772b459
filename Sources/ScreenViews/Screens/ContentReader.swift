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
    // ViewRule.tabs
    if scene.levels.count == 1, front.dialog == nil { screen.tabs = scene.tabs }
    if let dialog = front.dialog {
      screen.dialog = front.closesBySwipe ? "confirmation" : "alert"
      screen.elements = elements(of: dialog, isConfirmation: front.closesBySwipe)
    } else {
      let content = front.content?.identified
      screen.title = content?.title.flatMap { $0.isEmpty ? nil : $0 }
      screen.back = content?.leading.isEmpty == false ? nil : front.back
      screen.elements = content.map(elements)
    }
    return screen
  }

  private func elements(of dialog: VisibleDialog, isConfirmation: Bool) -> [ViewElement] {
    let texts = [dialog.title, dialog.message ?? ""].filter { !$0.isEmpty }
    return texts.map { element(.text, $0) }
      + dialog.buttons.map { button in
        var element = element(.button, button)
        // ViewRule.cancel
        element.isOptional = isConfirmation && button.role == .cancel
        return element
      }
  }

  private func elements(of content: ScreenContent) -> [ViewElement] {
    let bar = (content.leading + content.trailing).map { button in
      var element = element(button.items == nil ? .button : .menu, button)
      element.isInBar = true
      return element
    }
    return bar + content.elements.flatMap(elements)
  }

  private func elements(of element: ScreenElement) -> [ViewElement] {
    switch element.kind {
    case .section(let title, let elements):
      (title.map { [self.element(.heading, $0)] } ?? []) + elements.flatMap(self.elements)
    case .text(let text): [self.element(.text, text)]
    case .row(let label, let value): [self.element(.row, label, value)]
    case .link(let button, let value): [self.element(.link, button, value ?? "")]
    case .button(let button): [self.element(button.items == nil ? .button : .menu, button)]
    case .field(let field):
      [
        self.element(
          field.isSecure ? .secureField : .field, field.label,
          field.isSecure && !field.value.isEmpty ? .dots : field.value, field.identifier,
          isEnabled: field.isWired ? true : nil)
      ]
    case .toggle(let button, let isOn): [self.element(.toggle, button, isOn ? "on" : "off")]
    case .picker(let menu, let value): [self.element(.picker, menu, value)]
    case .slider(let menu, let slider):
      [
        self.element(
          .slider, menu.label, Self.percentage(slider.fraction), menu.identifier,
          isEnabled: slider.set == nil ? nil : menu.isEnabled, beside: [slider.text])
      ]
    case .image(let description): [self.element(.image, description)]
    case .progress(let label, let fraction):
      [self.element(.progress, label, fraction.map(Self.percentage))]
    }
  }

  private func element(
    _ kind: ElementKind, _ button: ScreenButton, _ value: String? = nil
  ) -> ViewElement {
    // A view of a content disables what is not wired, but a view of one's own need not.
    let isEnabled = button.items != nil || button.isWired ? button.isEnabled : nil
    return element(kind, button.label, value, button.identifier, isEnabled: isEnabled)
  }

  /// An element with its value, unless goldens hide that.
  private func element(
    _ kind: ElementKind, _ label: String, _ value: String? = nil, _ identifier: String = "",
    isEnabled: Bool? = nil, beside texts: [String] = []
  ) -> ViewElement {
    let isSecret = kind.canBeSecret && redactor.hides(label)
    let (name, value) = (redactor.cut(label), isSecret ? nil : value.map(redactor.displayed))
    let hasTexts = kind.hasLabelBeside || kind.hasValueBehind
    return ViewElement(
      kind: kind, names: [name], value: value, identifier: identifier, isEnabled: isEnabled,
      texts: hasTexts ? [name, value ?? name] + texts : [],
      // ViewRule.pictures
      isOptional: kind == .image)
  }

  // ViewRule.percentages
  private static func percentage(_ fraction: Double) -> String {
    fraction.isNaN ? "" : "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%"
  }
}

extension LabelRedactor {
  /// A label without what can be a secret behind its first comma.
  func cut(_ label: String) -> String {
    let head = label.firstPart
    return hides(head) ? head : displayed(label)
  }
}

// MARK: - Paths

extension AnyVisibleState {
  /// The way to the state, as an app has it in its tree.
  var pathText: String {
    var text = PathText(flow: flow, tab: tab)
    var next: VisibleStack<Any, Any>? = stack
    while let stack = next {
      for route in stack.routes { text.add(route) }
      switch stack.presentations.first {
      case .sheet(let sheet, _): text.add(sheet, as: "sheet")
      case .popover(let popover, _): text.add(popover, as: "popover")
      case .fullScreenCover(let cover, _): text.add(cover, as: "cover")
      case .alert: text.addDialog("alert")
      case .confirmation: text.addDialog("confirmation")
      case nil: break
      }
      next = stack.inner
    }
    if let overlay { text.add(overlay, as: "overlay") }
    return text.text
  }
}
