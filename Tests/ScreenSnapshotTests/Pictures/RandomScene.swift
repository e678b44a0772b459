import ScreenContents
import TestSupport

@testable import ScreenSnapshot

/// A scene of random texts in all scripts, and the texts that its picture must contain.
struct RandomScene {
  private(set) var scene: ScreenScene
  private(set) var dialog: VisibleDialog?
  private(set) var elements: [ScreenElement]
  private var numbers: SeededGenerator

  /// Creates the same scene for the same seed.
  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    scene = ScreenScene(app: "", levels: [])
    elements = []
    scene.app = text()
    let tabs = Int.random(in: 0...5, using: &numbers)
    scene.tabs = (0..<tabs).map { ScreenScene.Tab(title: text(), isSelected: $0 == 0) }
    elements = list(depth: 0)
    for index in 0...Int.random(in: 0...10, using: &numbers) { scene.levels.append(level(index)) }
    dialog = Int.random(in: 0...3, using: &numbers) == 0 ? question() : nil
    let last = scene.levels.count - 1
    scene.levels[last].dialog = dialog
    scene.levels[last].content?.elements = elements
  }

  /// The texts below the innermost bar, in order.
  var words: [String] {
    guard let dialog else { return elements.flatMap(Self.words) }
    return [dialog.title, dialog.message ?? ""] + dialog.buttons.map(\.label)
  }

  private static func words(of element: ScreenElement) -> [String] {
    switch element.kind {
    case .text(let text), .image(let text): [text]
    case .row(let label, let value): [label, value]
    case .link(let button, let value): label(of: button) + [value ?? "", "›"]
    case .button(let button): words(of: button)
    case .field(let field): [field.label, field.value]
    case .toggle(let button, let isOn): [isOn ? "[x]" : "[ ]"] + label(of: button)
    case .picker(let menu, let value): label(of: menu) + [value, "▾"]
    case .slider(let menu, let slider): label(of: menu) + [slider.text]
    case .section(let title, let elements): [(title ?? "").uppercased()] + elements.flatMap(words)
    case .progress(let label, _): [label]
    }
  }

  private static func words(of button: ScreenButton) -> [String] {
    guard button.isEnabled else { return ["(", text(of: button), ")"] }
    return ["[", text(of: button), "]"] + (button.items ?? []).flatMap(label)
  }

  private static func text(of button: ScreenButton) -> String {
    button.items == nil ? button.label : "\(button.label) ▾"
  }

  /// The label, as one word with its parentheses, because a mark can combine with a parenthesis.
  private static func label(of button: ScreenButton) -> [String] {
    [button.isEnabled ? button.label : "(\(button.label))"]
  }
}

// MARK: - Parts

extension RandomScene {
  private mutating func level(_ index: Int) -> ScreenScene.Level {
    let kinds: [Place.Kind] = [.sheet, .sheet, .sheet, .sheet, .sheet, .cover, .overlay]
    let kind = kinds.randomElement(using: &numbers) ?? .sheet
    return .level(
      text(), as: index == 0 ? .flow : kind, back: Bool.random(using: &numbers) ? text() : nil,
      leading: Bool.random(using: &numbers) ? [text()] : [], trailing: [text()])
  }

  private mutating func question() -> VisibleDialog {
    let buttons = Int.random(in: 0...3, using: &numbers)
    return VisibleDialog(
      text(), message: text(), buttons: (0..<buttons).map { _ in .button(text()) })
  }

  private mutating func list(depth: Int) -> [ScreenElement] {
    (0..<Int.random(in: 0...5, using: &numbers)).map { _ in element(depth: depth) }
  }

  private mutating func element(depth: Int) -> ScreenElement {
    switch Int.random(in: 0...(depth < 2 ? 11 : 10), using: &numbers) {
    case 0: .text(text())
    case 1: .row(text(), text())
    case 2: .link(text(), Bool.random(using: &numbers) ? text() : nil, isEnabled: isEnabled())
    case 3: .button(text(), role: role(), isEnabled: isEnabled())
    case 4: .field(text(), "x" + text())
    case 5: .toggle(text(), isOn: Bool.random(using: &numbers), isEnabled: isEnabled())
    case 6: .image(text())
    case 7: .progress(text(), Double.random(in: 0...1, using: &numbers))
    case 8: .menu(text(), isEnabled: isEnabled(), (0..<3).map { _ in item() })
    case 9: .picker(text(), text(), options: [text()], isEnabled: isEnabled())
    case 10: .slider(text(), .random(in: 0...1, using: &numbers), isEnabled: isEnabled())
    default: .section(text(), list(depth: depth + 1))
    }
  }

  private mutating func item() -> ScreenButton {
    .button(text(), role: role(), isEnabled: isEnabled())
  }

  private mutating func role() -> ScreenButton.Role? {
    Bool.random(using: &numbers) ? .destructive : nil
  }

  private mutating func isEnabled() -> Bool { Int.random(in: 0...3, using: &numbers) > 0 }

  private mutating func text() -> String {
    let length = Int.random(in: 0...20, using: &numbers)
    return (0..<length).map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }.joined()
  }

  private static let pieces = [
    "a", "Book", "Arrakis ", " ", "  ", "\n", "\t", "unbreakably-long-word-of-a-name", "漢字",
    "ひらがな", "한글", "e\u{301}", "\u{301}", "\u{20D0}", "👩‍👩‍👧‍👦", "🇩🇪", "❤️", "👋🏽", "שלום", "مرحبا ",
    "\u{202E}", "\u{200B}", "\u{1B}[0m", "\u{7}", "\u{85}", "नमस्ते", "…",
    "\r\n", "\u{FEFF}", "\u{3000}",
  ]
}
