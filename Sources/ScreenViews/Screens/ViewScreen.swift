import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// A screen, as its content declares it or as a person sees it in the app.
struct ViewScreen: Codable, Equatable, Sendable {
  /// The way to what is visible; nil for an app that does not say it.
  var path: String?

  /// The kind of the dialog in front: `alert` or `confirmation`.
  var dialog: String?
  var title: String?

  /// The label of the back button.
  var back: String?

  /// The tabs; nil if something presented can hide them.
  var tabs: [ScreenScene.Tab]?

  /// The elements, the bar first; nil for a screen whose content the harness does not have.
  var elements: [ViewElement]?

  /// Whether a list of the view has elements below what is visible, and whether the bar hides buttons.
  var continuesBelow = false
  var overflows = false

  /// The picture, as in a golden.
  var picture = ""
}

extension ViewScreen {
  /// What is around the elements, in words; nil for what the screen does not have.
  var parts: [(name: String, text: String?)] {
    let titles = (tabs ?? []).map { ($0.isSelected ? "● " : "○ ") + $0.title }
    let tabs = titles.isEmpty ? nil : titles.joined(separator: "  ")
    return [
      ("dialog", dialog), ("title", title), ("back button", back), ("tabs", tabs),
    ]
  }

  /// The title of the dialog in front; nil without one.
  var dialogTitle: String? { dialog.map { _ in elements?.first?.label ?? "" } }
}

/// An element of a screen, without the elements inside of it.
struct ViewElement: Codable, Equatable, Sendable {
  let kind: ElementKind

  /// The label; in a view, what is read and what is drawn can differ.
  var names: [String]

  /// The text behind the label, or the state of the control; nil if it is unknown.
  var value: String?

  /// The accessibility identifier; empty without one.
  var identifier = ""

  /// Whether it can be tapped; nil if that is unknown.
  var isEnabled: Bool?
  var isInBar = false

  /// Of a content: whether a view can leave it out, and the text that a slider has beside it.
  var isOptional = false
  var valueText = ""

  /// Of a view: the number of its row, which is 0 in a list without rows and nil outside of lists.
  var row: Int?

  /// Of a view: the text in front of a control, which can be its label, and the text in an empty field.
  var front: String?
  var placeholder = ""
}

extension ViewElement {
  var label: String { names.first ?? front ?? "" }

  /// The texts that a view can have beside an element of a content.
  var texts: [String] {
    kind.hasLabelBeside || kind.hasValueBehind ? [label, value ?? label, valueText] : []
  }

  /// The names, also with the text in front.
  var allNames: [String] {
    let isLabeled = !kind.hasLabelBeside && !names.isEmpty
    return names + [front.map { isLabeled ? "\($0), \(label)" : $0 }].compactMap(\.self)
  }

  /// What follows a label in a name: empty for the label alone; nil if no name starts with it.
  func rest(after label: String) -> String? {
    if allNames.contains(label) { return "" }
    return allNames.first { $0.hasPrefix("\(label), ") }
      .map { String($0.dropFirst(label.count + 2)) }
  }
}

extension ViewElement {
  /// The element without what goldens hide: the value of a secret, also as a part of a name.
  ///
  /// It is all of the value and of a text if a text in front of the element is the label of a secret.
  func redacted(by redactor: LabelRedactor, isBehindLabel: Bool = false) -> ViewElement {
    var element = self
    element.names = names.map(redactor.withoutSecrets)
    element.value = value.map(redactor.withoutSecrets)
    let secrets = element.names.filter(redactor.hidesPart)
    guard kind.canBeSecret, isBehindLabel || !secrets.isEmpty else { return element }
    if !secrets.isEmpty, !kind.isField { element.names = secrets }
    if isBehindLabel, kind.isText { element.names = [Redaction.placeholder] }
    element.value = value.map { $0.isEmpty ? "" : Redaction.placeholder }
    return element
  }
}

extension LabelRedactor {
  /// Whether a part of a name is the label of a secret.
  func hidesPart(of name: String) -> Bool { name.parts.contains(where: hides) }

  /// A name or a value without the parts behind the label of a secret.
  fileprivate func withoutSecrets(_ text: String) -> String {
    let parts = text.parts
    guard let label = parts.dropLast().firstIndex(where: hides) else { return displayed(text) }
    return (parts[...label] + [Redaction.placeholder]).joined(separator: ", ")
  }
}

/// The kind of an element, in the words of a difference.
enum ElementKind: String, Codable, Sendable {
  case button, link, menu, toggle, field, picker, slider, heading, row, text, image
  case progress = "progress bar"
  case secureField = "secure field"

  /// The kinds of elements in a view that an element of a content can be.
  var kindsInView: [ElementKind] {
    switch self {
    case .button, .menu, .picker: [.button, .picker]
    // ViewRule.rows
    case .link: [.button, .picker, .row, .link]
    case .row, .text: [.row, .text]
    // ViewRule.pictures
    case .image: [.image, .row, .text]
    case .heading, .toggle, .field, .slider, .progress, .secureField: [self]
    }
  }

  /// Whether what follows the label is the value.
  var hasValueBehind: Bool { [.link, .row, .picker].contains(self) }

  /// Whether a view has the label as a text of its own.
  var hasLabelBeside: Bool { isField || [.toggle, .slider, .progress].contains(self) }

  /// Whether its value can be a secret, unlike the state of a toggle and the dots of a secure field.
  var canBeSecret: Bool { self != .toggle && self != .secureField }

  var isField: Bool { self == .field || self == .secureField }
  var isText: Bool { self == .text || self == .row }
}

extension String {
  /// The texts between the commas.
  fileprivate var parts: [String] {
    split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text up to the first comma.
  var firstPart: String {
    firstRange(of: ", ").map { String(self[..<$0.lowerBound]) } ?? self
  }

  /// The text of a secure field, whatever it is.
  static let dots = "••••••"
}
