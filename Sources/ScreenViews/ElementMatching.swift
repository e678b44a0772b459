import ScreenSnapshot
import ScreenText

/// Finds the element of a view for each element of a content: by identifier, by label, and by place.
struct ElementMatching {
  private let content: [ViewElement]
  private(set) var view: [ViewElement]

  /// The position of the element of the view for each one of the content; nil without one.
  private(set) var matches: [Int?]

  /// Whether each element of the view belongs to one of the content, or needs none.
  private(set) var isUsed: [Bool]

  /// The positions of the elements of the view by what they can be found by.
  private var positions: [Key: ArraySlice<Int>] = [:]

  private enum Key: Hashable {
    case identifier(ElementKind, String)
    case label(ElementKind, String)
    /// The place behind a match, in the bar or below it.
    case place(ElementKind, isInBar: Bool, after: Int)

    // ViewRule.headings
    static func label(anyCase text: String, of kind: ElementKind) -> Key {
      .label(kind, kind == .heading ? text.lowercased() : text)
    }
  }

  /// Matches elements by identifiers and labels.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(_ content: [ViewElement], _ view: [ViewElement]) {
    (self.content, self.view) = (content, view)
    matches = content.map { _ in nil }
    isUsed = view.map { _ in false }
    for (position, element) in view.enumerated() {
      for name in (element.allNames + element.names.map(\.firstPart)).uniqued {
        add(position) { .label(anyCase: name, of: $0) }
      }
      if element.identifier.isEmpty { continue }
      // A text can be a link if the view says so.
      add(position, also: .link) { .identifier($0, element.identifier) }
    }
    match { element, kind, _ in .identifier(kind, element.identifier) }
    match { element, kind, _ in
      let value = element.value ?? ""
      return .label(kind, value.isEmpty ? element.label : "\(element.label), \(value)")
    }
    match { element, kind, _ in .label(anyCase: element.label, of: kind) }
    useAdjacentTexts()
  }

  /// Matches what is left between other matches, except what needs no match.
  mutating func matchByPlace(except isExcused: (ViewException.Side, ViewElement) -> Bool) {
    let anchors = Set(matches.compactMap(\.self))
    var anchor = -1
    for (position, element) in view.enumerated() {
      if anchors.contains(position) { anchor = position }
      if isUsed[position] { continue }
      isUsed[position] = isExcused(.view, element)
      add(position) { .place($0, isInBar: element.isInBar, after: anchor) }
    }
    match { element, kind, anchor in
      isExcused(.content, element)
        ? nil : .place(kind, isInBar: element.isInBar, after: anchor)
    }
    useAdjacentTexts()
  }

  /// Lets an element of the view be found by a key for its kind; a text can also be of another kind.
  private mutating func add(
    _ position: Int, also other: ElementKind = .heading, by key: (ElementKind) -> Key
  ) {
    let kind = view[position].kind
    for kind in kind.isText ? [kind, other] : [kind] {
      positions[key(kind), default: []].append(position)
    }
  }

  /// Gives each element without a match the first unused one with its key, which can depend on the match before it.
  private mutating func match(by key: (ViewElement, ElementKind, _ anchor: Int) -> Key?) {
    var anchor = -1
    for (position, element) in content.enumerated() {
      for kind in element.kind.kindsInView where matches[position] == nil {
        guard let key = key(element, kind, anchor) else { continue }
        while let match = positions[key]?.popFirst() {
          if isUsed[match] { continue }
          (matches[position], isUsed[match]) = (match, true)
          break
        }
      }
      anchor = matches[position] ?? anchor
    }
  }

  /// Marks the texts in the rows of matches that say the same as their labels and values.
  ///
  /// ViewRule.labels
  private mutating func useAdjacentTexts() {
    for (position, element) in zip(matches, content) {
      guard let position else { continue }
      // The value of an element whose label is a text of its own, also if it is another one.
      if element.kind.hasValueBehind, view[position].value == nil,
        view[position].rest(after: element.label) == "",
        isFreeText(position + 1, beside: position)
      {
        view[position].value = view[position + 1].label
        isUsed[position + 1] = true
      }
      for text in position - 2...position + 2 where isFreeText(text, beside: position) {
        let isLabel = view[position].names.isEmpty && text == position - 1
        isUsed[text] = isLabel || element.texts.contains(view[text].label)
      }
    }
  }

  private func isFreeText(_ text: Int, beside position: Int) -> Bool {
    view.indices.contains(text) && view[text].kind.isText && !isUsed[text]
      && view[text].row == view[position].row
  }
}
