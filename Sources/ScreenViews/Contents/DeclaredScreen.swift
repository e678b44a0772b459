import ScreenContents
import ScreenNavigation
import ScreenPayloads
import ScreenSnapshot

/// What the content of a screen declares for its view.
struct DeclaredScreen: Codable, Equatable, Sendable {
  let layout: ScreenLayout

  /// The way to what is visible.
  let path: String

  /// The title of the bar; nil for a content without a title.
  let title: String?

  /// The title of the screen beneath; nil without a back button.
  let back: String?

  /// The tabs; empty if none are visible.
  let tabs: [ScreenScene.Tab]

  /// Whether something is presented, which can hide the tabs.
  let isPresented: Bool

  /// The kind of the dialog in front; nil if something else is in front.
  let dialog: DialogKind?

  /// Whether the harness has a content or a dialog, so that elements are compared.
  let hasContent: Bool

  /// The elements, the bar first.
  let elements: [DeclaredElement]

  /// The picture of the content, if it is needed.
  let picture: String?
}

/// An element that a content declares.
struct DeclaredElement: Codable, Equatable, Sendable {
  let kind: ElementKind
  var label: String

  /// The text behind the label, or the state of the control; nil without one.
  var value: String?

  /// The text beside a slider.
  var adjacentText: String?

  /// Whether goldens hide the value, so that it is not compared.
  var hidesValue = false

  /// The accessibility identifier; empty for another element.
  var identifier = ""

  /// Whether it can be tapped; nil if that is not known.
  var isEnabled: Bool?
  var isInBar = false

  /// Whether a view can leave it out.
  var isOptional = false
}

// MARK: - Scenes

extension DeclaredScreen {
  /// Reads what a scene declares for its screen in front.
  package init(
    _ scene: ScreenScene, in layout: ScreenLayout, path: String, redactor: LabelRedactor,
    picture: String? = nil
  ) {
    let front = scene.levels[scene.levels.count - 1]
    let content = front.content?.identified
    self.layout = layout
    self.path = path
    self.picture = picture
    tabs = scene.tabs
    hasContent = content != nil || front.dialog != nil
    isPresented = scene.levels.count > 1 || front.dialog != nil
    if let dialog = front.dialog {
      (title, back) = (nil, nil)
      self.dialog = front.closesBySwipe ? .confirmation : .alert
      elements = Self.elements(of: dialog, isConfirmation: front.closesBySwipe)
        .map { $0.cut(by: redactor) }
    } else {
      title = content?.title
      back = content?.leading.isEmpty == false ? nil : front.back
      dialog = nil
      var reader = ElementReader(redactor: redactor)
      if let content { reader.read(content) }
      elements = reader.elements.map { $0.cut(by: redactor) }
    }
  }

  private static func elements(
    of dialog: VisibleDialog, isConfirmation: Bool
  ) -> [DeclaredElement] {
    let texts = [dialog.title, dialog.message ?? ""].filter { !$0.isEmpty }
    return texts.map { DeclaredElement(kind: .text, label: $0) }
      + dialog.buttons.map { button in
        var element = DeclaredElement(button, as: .button)
        // ViewRule.cancel
        element.isOptional = isConfirmation && button.role == .cancel
        return element
      }
  }
}

extension DeclaredElement {
  fileprivate init(_ button: ScreenButton, as kind: ElementKind, value: String? = nil) {
    self.init(kind: kind, label: button.label, value: value)
    identifier = button.identifier
    // A view of a content disables what is not wired, but a view of one's own need not.
    isEnabled = button.items != nil || button.isWired ? button.isEnabled : nil
  }

  /// The element with the label that a tree has for it.
  fileprivate func cut(by redactor: LabelRedactor) -> DeclaredElement {
    var element = self
    element.label = redactor.cut(label)
    return element
  }
}

/// Reads the elements of a content from top to bottom.
private struct ElementReader {
  let redactor: LabelRedactor
  var elements: [DeclaredElement] = []

  mutating func read(_ content: ScreenContent) {
    elements = (content.leading + content.trailing).map { button in
      var element = DeclaredElement(button, as: button.items == nil ? .button : .menu)
      element.isInBar = true
      return element
    }
    for element in content.elements { read(element) }
  }

  private mutating func read(_ element: ScreenElement) {
    switch element.kind {
    case .text(let text): add(.init(kind: .text, label: text))
    case .row(let label, let value): add(.init(kind: .row, label: label), value)
    case .link(let button, let value): add(.init(button, as: .link), value ?? "")
    // ViewRule.menus
    case .button(let button): add(.init(button, as: button.items == nil ? .button : .menu))
    case .field(let field): add(field)
    case .toggle(let button, let isOn):
      add(.init(button, as: .toggle, value: isOn ? "on" : "off"))
    case .picker(let menu, let value): add(.init(menu, as: .picker), value)
    case .slider(let menu, let slider):
      var declared = DeclaredElement(menu, as: .slider)
      declared.isEnabled = slider.set == nil ? nil : menu.isEnabled
      declared.adjacentText = redactor.hides(menu.label) ? nil : slider.text
      add(declared, Self.percentage(slider.fraction))
    case .section(let title, let elements):
      if let title { add(.init(kind: .heading, label: title)) }
      for element in elements { read(element) }
    case .image(let description): add(.init(kind: .image, label: description))
    case .progress(let label, let fraction):
      add(.init(kind: .progress, label: label, value: fraction.map(Self.percentage)))
    }
  }

  private mutating func add(_ element: DeclaredElement) { elements.append(element) }

  /// Adds an element with its value, unless goldens hide that.
  private mutating func add(_ element: DeclaredElement, _ value: String) {
    var element = element
    if redactor.hides(element.label) {
      element.hidesValue = true
    } else {
      element.value = redactor.displayed(value)
    }
    elements.append(element)
  }

  private mutating func add(_ field: ScreenField) {
    var element = DeclaredElement(
      kind: field.isSecure ? .secureField : .field, label: field.label,
      identifier: field.identifier, isEnabled: field.isWired ? true : nil)
    if field.isSecure {
      element.value = field.value.isEmpty ? "" : SecureText.dots
      elements.append(element)
    } else {
      add(element, field.value)
    }
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
    stack.add(to: &text)
    if let overlay { text.add(overlay, as: "overlay") }
    return text.text
  }
}

extension VisibleStack<Any, Any> {
  fileprivate func add(to text: inout PathText) {
    for route in routes { text.add(route) }
    guard let presentation = presentations.first else { return }
    if let (sheet, inner) = presentation.content {
      text.add(sheet, as: presentation.kind.rawValue)
      inner.add(to: &text)
    } else {
      text.addDialog(presentation.kind.rawValue)
    }
  }
}
