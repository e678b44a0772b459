import ScreenSnapshot
import ScreenText

/// A screen, as its content declares it or as a person sees it in the app.
struct ViewScreen: Codable, Equatable, Sendable {
  /// The way to what is visible; nil for an app that does not say it.
  var path: String?

  /// The kind of the dialog in front; nil without one.
  var dialog: DialogKind?
  var title: String?

  /// The label of the back button; nil without one.
  var back: String?

  /// The tabs; nil if something presented can hide them.
  var tabs: [ScreenScene.Tab]?

  /// The elements in document order, the bar first; nil for a screen whose content the harness does not have.
  var elements: [ViewElement]?

  /// Whether a list of the view has elements below what is visible.
  var continuesBelow = false

  /// Whether the bar of the view hides buttons.
  var overflows = false
}

extension ViewScreen {
  /// What is around the elements, in words; nil for what the screen does not have.
  var parts: [(name: String, text: String?)] {
    let titles = (tabs ?? []).map { ($0.isSelected ? "● " : "○ ") + $0.title }
    let tabs = titles.isEmpty ? nil : titles.joined(separator: "  ")
    return [
      ("dialog", dialog?.rawValue), ("title", title), ("back button", back), ("tabs", tabs),
    ]
  }

  /// The title of the dialog in front; nil without one.
  var dialogTitle: String? { dialog.map { _ in elements?.first?.label ?? "" } }
}

/// The kind of a dialog, in the words of a difference.
enum DialogKind: String, Codable, Sendable {
  case alert, confirmation
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

  /// The texts that a view can have beside an element of a content.
  var texts: [String] = []

  /// Whether a view can leave out an element of a content.
  var isOptional = false

  /// The text in an empty field of a view.
  var placeholder = ""

  /// The number of the row in a view; 0 in a list without rows, nil outside of lists.
  var row: Int?

  /// The text in front of a control of a view, which can be its label.
  var front: String?
}

extension ViewElement {
  var label: String { names.first ?? front ?? "" }

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
  /// The text up to the first comma.
  var firstPart: String {
    firstRange(of: ", ").map { String(self[..<$0.lowerBound]) } ?? self
  }

  /// The text of a secure field, whatever it is.
  static let dots = "••••••"
}
