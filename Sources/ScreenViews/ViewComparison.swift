import ScreenSnapshot
import ScreenText

/// Compares the content of a screen with its view.
struct ViewComparison: Sendable {
  private let content: ViewScreen
  let view: ViewScreen

  /// The exceptions for the screen.
  private let exceptions: [ViewException]

  /// The differences in the order of the screen.
  private(set) var differences: [ViewDifference] = []

  /// The number of elements that were not compared, because the tree does not reach them.
  private(set) var unknownCount = 0

  /// The exceptions that are needed.
  private(set) var needed: Set<ViewException> = []

  /// Compares a content and a view.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(of content: ViewScreen, and view: ViewScreen, except exceptions: [ViewException] = []) {
    (self.content, self.view, self.exceptions) = (content, view, exceptions)
    var matching = ElementMatching(content.elements ?? [], view.elements ?? [])
    if let difference = otherScreen(matching) {
      differences = [difference]
      unknownCount = content.elements?.count ?? 0
      return
    }
    for (part, other) in zip(content.parts, view.parts) {
      // A harness without a content does not know the title.
      if part.name == "title", content.elements == nil { continue }
      if part.text == nil, accepts(.view, [other.text ?? ""]) { continue }
      if other.text == nil, accepts(.content, [part.text ?? ""]) { continue }
      add(ViewDifference(part.name, content: part.text, view: other.text))
    }
    matching.matchByPlace { isExcused($0, $1) }
    if let elements = content.elements { compare(elements, with: matching) }
  }

  private mutating func add(_ difference: ViewDifference?) {
    if let difference { differences.append(difference) }
  }

  /// The only difference of a view that is not of the same screen; nil if it can be.
  private func otherScreen(_ matching: ElementMatching) -> ViewDifference? {
    let other = ViewDifference(.otherScreen, content: content.path, view: view.path) {
      "the app is on another screen: \($0) → \(TextColumns.visible($1))"
    }
    if let other { return other }
    if let kind = content.dialog ?? view.dialog, content.dialog == nil || view.dialog == nil {
      return ViewDifference(kind, content: content.dialogTitle, view: view.dialogTitle)
    }
    guard let title = content.title, let other = view.title, !matching.matches.isEmpty,
      matching.matches.allSatisfy({ $0 == nil })
    else { return nil }
    return ViewDifference("title", content: title, view: other)
  }
}

// MARK: - Exceptions

extension ViewComparison {
  /// Whether an element needs no other one.
  private mutating func isExcused(_ side: ViewException.Side, _ element: ViewElement) -> Bool {
    switch side {
    case .content: element.isOptional || accepts(side, [element.label])
    // ViewRule.pictures; the view of a content without elements says its title.
    case .view:
      element.kind == .image || (element.kind == .text && element.label == content.title)
        || accepts(side, [element.label, element.label.firstPart])
    }
  }

  /// Whether an exception accepts that only one side has one of some labels.
  private mutating func accepts(_ side: ViewException.Side, _ labels: [String]) -> Bool {
    let fitting = exceptions.filter { $0.side == side && labels.contains($0.label) }
    needed.formUnion(fitting)
    return !fitting.isEmpty
  }
}

// MARK: - Elements

extension ViewComparison {
  private mutating func compare(_ elements: [ViewElement], with matching: ElementMatching) {
    let last = matching.matches.lastIndex { $0.map { matching.view[$0].row != nil } ?? false }
    for (position, element) in elements.enumerated() {
      // ViewRule.overflow and lists
      let isBelow = view.continuesBelow && last.map { $0 < position } ?? false
      if let match = matching.matches[position] {
        compare(element, with: matching.view[match])
      } else if isExcused(.content, element) {
        continue
      } else if element.isInBar ? view.overflows : isBelow {
        unknownCount += 1
      } else {
        add(ViewDifference(element.kind.rawValue, content: element.label, view: nil))
      }
    }
    for (element, isUsed) in zip(matching.view, matching.isUsed) where !isUsed {
      add(ViewDifference(element.kind.rawValue, content: nil, view: element.label))
    }
  }

  private mutating func compare(_ element: ViewElement, with seen: ViewElement) {
    let kind = element.kind.rawValue
    if let label = otherLabel(of: element, in: seen) {
      return add(ViewDifference(kind, content: element.label, view: label))
    }
    let quoted = ViewDifference.quoted
    var value = seen.value
    if element.kind.hasValueBehind {
      let rest = seen.rest(after: element.label) ?? ""
      value = rest.isEmpty ? value ?? "" : rest
    }
    add(
      ViewDifference(.value, content: element.value, view: value) {
        let change = element.kind == .toggle ? "\($0) → \($1)" : "\(quoted($0)) → \(quoted($1))"
        return "\(kind) \(quoted(element.label)): \(change)"
      })
    let states = [element.isEnabled, seen.isEnabled].map { $0.map { $0 ? "enabled" : "disabled" } }
    add(
      ViewDifference(.state, content: states[0], view: states[1]) { _, state in
        "\(quoted(element.label)) is \(state) in the view"
      })
  }

  /// The label in the view; nil if it is the same or unknown.
  private func otherLabel(of element: ViewElement, in seen: ViewElement) -> String? {
    let (label, value) = (element.label, element.value ?? "")
    let isIdentified = !element.identifier.isEmpty && seen.identifier == element.identifier
    let isSame =
      switch element.kind {
      case .link, .picker, .row: seen.rest(after: label) != nil
      // ViewRule.headings
      case .heading: seen.names.contains { $0.lowercased() == label.lowercased() }
      // A view of one's own can have another label for a field.
      case .field, .secureField:
        (isIdentified && !seen.names.isEmpty) || seen.allNames.contains(label)
      default: seen.allNames.contains(label)
      }
    if isSame || (isIdentified && seen.label.isEmpty) { return nil }
    let hasValue = !value.isEmpty && seen.label.hasSuffix(", \(value)")
    return hasValue ? String(seen.label.dropLast(value.count + 2)) : seen.label
  }
}

/// A difference between the content of a screen and its view, in the words of a golden.
struct ViewDifference: Encodable, Equatable, Sendable {
  enum Kind: String, Encodable {
    case missingInView, missingInContent, label, value, state, otherScreen
  }

  let kind: Kind
  let text: String

  /// What the content and the view have; nil for what one of them does not have.
  let content, view: String?
}

extension ViewDifference {
  /// A part that only one side has, or that has another text; nil if both are the same.
  init?(_ part: String, content: String?, view: String?) {
    if content == view { return nil }
    let (kind, text): (Kind, String) =
      if let content, let view {
        (.label, "\(part) \(Self.quoted(content)) → \(Self.quoted(view))")
      } else if let content {
        (.missingInView, "the view lacks \(part) \(Self.quoted(content))")
      } else {
        (.missingInContent, "the content lacks \(part) \(Self.quoted(view ?? ""))")
      }
    self.init(kind: kind, text: text, content: content, view: view)
  }

  /// A difference of what both have; nil if one of them is unknown or both are the same.
  init?(
    _ kind: Kind, content: String?, view: String?, text: (_ content: String, String) -> String
  ) {
    guard let content, let view, content != view else { return nil }
    self.init(kind: kind, text: text(content, view), content: content, view: view)
  }

  static func quoted(_ text: String) -> String { "\"\(TextColumns.visible(text))\"" }
}
