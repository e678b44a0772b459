import ScreenSnapshot
import ScreenText

/// Compares the content of a screen with its view.
struct ViewComparison {
  private let content: ViewScreen
  private let view: ViewScreen

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
      let difference = ViewDifference(part.name, content: part.text, view: other.text)
      if part.text == nil, accepts(.view, [other.text ?? ""]) { continue }
      if other.text == nil, accepts(.content, [part.text ?? ""]) { continue }
      add(difference)
    }
    matching.matchByPlace { isExcused($0, $1) }
    compareElements(matching)
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
    if let title = content.title, let other = view.title, !matching.matches.isEmpty,
      matching.matches.allSatisfy({ $0 == nil })
    {
      return ViewDifference("title", content: title, view: other)
    }
    return nil
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
  private mutating func compareElements(_ matching: ElementMatching) {
    let last = matching.matches.lastIndex { $0.map { matching.view[$0].row != nil } ?? false }
    for (position, element) in (content.elements ?? []).enumerated() {
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
    if content.elements == nil { return }
    for (element, isUsed) in zip(matching.view, matching.isUsed) where !isUsed {
      add(ViewDifference(element.kind.rawValue, content: nil, view: element.label))
    }
  }

  private mutating func compare(_ element: ViewElement, with seen: ViewElement) {
    if let label = otherLabel(of: element, in: seen) {
      return add(ViewDifference(element.kind.rawValue, content: element.label, view: label))
    }
    var value = seen.value
    if element.kind.hasValueBehind {
      let rest = seen.rest(after: element.label) ?? ""
      value = rest.isEmpty ? value ?? "" : rest
    }
    let words = "\(element.kind.rawValue) \(ViewDifference.quoted(element.label))"
    add(
      ViewDifference(.value, content: element.value, view: value) { content, view in
        element.kind == .toggle
          ? "\(words): \(content) → \(view)"
          : "\(words): \(ViewDifference.quoted(content)) → \(ViewDifference.quoted(view))"
      })
    let states = [element.isEnabled, seen.isEnabled].map { $0.map { $0 ? "enabled" : "disabled" } }
    add(
      ViewDifference(.state, content: states[0], view: states[1]) { _, state in
        "\(ViewDifference.quoted(element.label)) is \(state) in the view"
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
