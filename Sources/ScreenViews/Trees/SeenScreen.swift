import ScreenSnapshot

/// What a person sees of a screen, as the accessibility tree of the app has it.
struct SeenScreen: Equatable {
  /// The way to what is visible; nil if the app does not say it.
  var path: String?

  /// What can be the title; empty for a screen without a bar.
  var titles: [String] = []

  /// The tabs; empty if none are visible.
  var tabs: [ScreenScene.Tab] = []

  /// The elements in document order, the bar first.
  var elements: [SeenElement] = []

  /// The kind of the dialog in front; nil without one.
  var dialog: DialogKind?

  /// Whether a list has elements below what is visible.
  var continuesBelow = false

  /// Whether the bar hides buttons.
  var overflows = false
}

/// The kind of a dialog, in the words of a difference.
enum DialogKind: String, Codable, Sendable {
  case alert, confirmation
}

/// The kind of an element of a content or a tree, in the words of a difference.
enum ElementKind: String, Codable, Sendable {
  case button, link, menu, toggle, field, picker, slider, heading, row, text, image
  case progress = "progress bar"
  case secureField = "secure field"

  /// The one kind of all elements that a tree does not tell apart.
  var group: ElementKind {
    switch self {
    case .button, .link, .menu, .picker: .button
    case .heading, .row, .text: .text
    case .toggle, .field, .slider, .image, .progress, .secureField: self
    }
  }

  /// Whether its value can be a secret, unlike the state of a toggle and the dots of a secure field.
  var canBeSecret: Bool { self != .toggle && self != .secureField }

  var isField: Bool { self == .field || self == .secureField }
}

/// An element that a person sees, without the elements inside of it.
struct SeenElement: Equatable {
  let kind: ElementKind
  let identifier: String
  var label: String

  /// The texts inside of it, from the first to the last.
  var texts: [String]
  var value: String
  let placeholder: String
  let isEnabled: Bool
  var isInBar = false
  var isInList = false

  /// The number of the row of a list that it is in.
  var row: Int?
}

extension SeenElement {
  /// The label, or the placeholder of a field without one.
  var name: String { label.isEmpty ? placeholder : label }

  /// Whether it is a text or a row of texts.
  var isText: Bool { kind == .text || kind == .row }

  /// What follows a label: the other texts, or the value; nil if nothing does.
  func remainder(after label: String) -> String? {
    if self.label.hasPrefix("\(label), ") { return String(self.label.dropFirst(label.count + 2)) }
    let rest = texts.first == label ? texts.dropFirst() : []
    if !rest.isEmpty { return rest.joined(separator: ", ") }
    return value.isEmpty ? nil : value
  }

  /// Whether it has a label: alone, in front of other texts, or as the first text inside.
  func isLabeled(_ label: String) -> Bool {
    self.label == label || self.label.hasPrefix("\(label), ") || texts.first == label
  }
}
