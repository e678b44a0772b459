import ScreenContents
import ScreenText

/// Everything of a scene that its pictures show.
///
/// Two scenes with the same signature have the same picture in a layout. To compare signatures is much
/// faster than to draw, and an audit compares each screen with each.
struct SceneSignature: Equatable {
  /// The texts after each other.
  private var text = ""

  /// The lengths of texts, the counts of lists before their elements, and 1 or 0 for each condition.
  ///
  /// They tell where a text ends, so that no two scenes have the same.
  private var numbers: [Int] = []

  init(of scene: ScreenScene) {
    add(scene.app)
    add(scene.tabs) { signature, tab in
      signature.add(tab.title)
      signature.add(tab.isSelected)
    }
    add(scene.levels) { $0.add($1) }
  }

  private mutating func add(_ level: ScreenScene.Level) {
    add(level.kind.rawValue)
    add(level.title)
    add(level.back)
    add(level.closesBySwipe)
    add(level.content != nil)
    if let content = level.content { add(content) }
    add(level.dialog != nil)
    if let dialog = level.dialog { add(dialog) }
  }

  private mutating func add(_ content: ScreenContent) {
    add(content.title)
    add(content.tabLabel)
    add(content.leading) { $0.add($1) }
    add(content.trailing) { $0.add($1) }
    add(content.elements) { $0.add($1) }
    add(content.hidesBack)
    add(content.isDismissDisabled)
    add(content.hidesTabs)
  }

  private mutating func add(_ dialog: VisibleDialog) {
    add(dialog.title)
    add(dialog.message)
    add(dialog.buttons) { $0.add($1) }
  }

  private mutating func add(_ button: ScreenButton) {
    add(button.label)
    add(button.role?.rawValue)
    add(button.isEnabled)
    add(button.items != nil)
    if let items = button.items { add(items) { $0.add($1) } }
  }

  private mutating func add(_ element: ScreenElement) {
    switch element.kind {
    case .text(let text):
      add("text")
      add(text)
    case .row(let label, let value):
      add("row")
      add(label)
      add(value)
    case .link(let button, let value):
      add("link")
      add(button)
      add(value)
    case .button(let button):
      add("button")
      add(button)
    case .field(let field):
      add("field")
      add(field.label)
      add(field.value)
      add(field.placeholder)
    case .toggle(let button, let isOn):
      add("toggle")
      add(button)
      add(isOn)
    case .picker(let menu, let value):
      add("picker")
      add(menu)
      add(value)
    case .slider(let menu, let slider):
      add("slider")
      add(menu)
      add(slider.text)
      add("\(slider.fraction)")
    case .section(let title, let elements):
      add("section")
      add(title)
      add(elements) { $0.add($1) }
    case .image(let description):
      add("image")
      add(description)
    case .progress(let label, let fraction):
      add("progress")
      add(label)
      add(fraction.map { "\($0)" })
    }
  }
}

extension SceneSignature {
  private mutating func add(_ text: String) {
    self.text += text
    numbers.append(text.utf8.count)
  }

  private mutating func add(_ flag: Bool) { numbers.append(flag ? 1 : 0) }

  private mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  private mutating func add<Part>(
    _ parts: [Part], _ addPart: (inout SceneSignature, Part) -> Void
  ) {
    numbers.append(parts.count)
    for part in parts { addPart(&self, part) }
  }

  static func == (one: SceneSignature, other: SceneSignature) -> Bool {
    one.numbers == other.numbers && one.text.hasSameBytes(as: other.text)
  }
}
