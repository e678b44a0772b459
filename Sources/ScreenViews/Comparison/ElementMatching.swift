/// Finds the element of a view for each element of a content: by identifier, then by kind and label.
struct ElementMatching {
  private let declared: [DeclaredElement]
  private let seen: [SeenElement]

  /// The position of the seen element of each declared one; nil without one.
  private(set) var matches: [Int?]

  /// Whether each seen element belongs to a declared one.
  private(set) var isUsed: [Bool]

  /// The positions of seen elements by what can be said of them, the last one first.
  private var positions: [Key: [Int]] = [:]

  private enum Key: Hashable {
    case identifier(String)
    case label(ElementKind, String)
  }

  /// Matches elements.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(_ declared: [DeclaredElement], _ seen: [SeenElement], except used: Set<Int>) {
    (self.declared, self.seen) = (declared, seen)
    matches = Array(repeating: nil, count: declared.count)
    isUsed = seen.indices.map(used.contains)
    index()
    match { $0.identifier.isEmpty ? [] : [.identifier($0.identifier)] }
    match { element in
      guard let value = element.value, !value.isEmpty else { return [] }
      return [.label(element.kind.group, "\(element.label), \(value)")]
    }
    match { element in
      if element.kind == .heading { return [.label(.heading, element.label.lowercased())] }
      let key = Key.label(element.kind.group, element.label)
      // ViewRule.rows and pictures
      let canBeText = element.kind == .link || element.kind == .image
      return canBeText ? [key, .label(.text, element.label)] : [key]
    }
    for (element, match) in matches.enumerated() {
      if let match { useBesides(of: declared[element], at: match) }
    }
  }

  /// Gives each element without a match the first unused one with a key.
  private mutating func match(by keys: (DeclaredElement) -> [Key]) {
    for (position, element) in declared.enumerated() where matches[position] == nil {
      for key in keys(element) {
        guard let match = takeUnused(key) else { continue }
        matches[position] = match
        isUsed[match] = true
        break
      }
    }
  }

  private mutating func takeUnused(_ key: Key) -> Int? {
    while let position = positions[key]?.popLast() {
      if !isUsed[position] { return position }
    }
    return nil
  }
}

// MARK: - Groups

extension ElementMatching {
  private mutating func index() {
    for (position, element) in seen.enumerated().reversed() {
      var labels: Set = [element.label, element.label.firstPart]
      if let first = element.texts.first { labels.insert(first) }
      let group = element.kind.group
      if group == .text {
        // ViewRule.headings
        add(position, .label(.heading, element.label.lowercased()))
      } else if group != .button, group != .image, let beside = text(before: position) {
        labels.insert(beside)
      }
      if element.kind == .field { labels.insert(element.placeholder) }
      for label in labels where !label.isEmpty { add(position, .label(group, label)) }
      if !element.identifier.isEmpty { add(position, .identifier(element.identifier)) }
    }
  }

  private mutating func add(_ position: Int, _ key: Key) {
    positions[key, default: []].append(position)
  }

  /// Whether a seen element could be a declared one with another label.
  static func canBe(_ seen: SeenElement, _ declared: DeclaredElement) -> Bool {
    seen.kind.group == declared.kind.group && seen.isInBar == declared.isInBar
  }
}

// MARK: - Beside

extension ElementMatching {
  /// The text in front of an element, in the same row.
  private func text(before position: Int) -> String? {
    guard position > 0, isBeside(position - 1, position) else { return nil }
    return seen[position - 1].label
  }

  /// Whether a seen element is a text in the row of another one.
  private func isBeside(_ text: Int, _ position: Int) -> Bool {
    seen.indices.contains(text) && seen[text].kind == .text && seen[text].row == seen[position].row
      && !seen[text].isInBar
  }

  /// Whether a text in the row of a seen element has a label.
  func hasBeside(_ label: String, at position: Int) -> Bool {
    (position - 2...position + 2).contains {
      isBeside($0, position) && seen[$0].label == label
    }
  }

  /// The text behind an element in its row, if no other element has it.
  func textBehind(_ position: Int) -> String? {
    isBeside(position + 1, position) ? seen[position + 1].label : nil
  }

  /// Marks the texts in the row of an element that say the same as its label and its value.
  ///
  /// ViewRule.labels
  private mutating func useBesides(of element: DeclaredElement, at position: Int) {
    switch element.kind {
    case .button, .link, .menu, .heading, .text, .image: return
    case .toggle, .field, .secureField, .picker, .slider, .progress, .row: break
    }
    let texts = [element.label, element.value, element.besides]
    for text in position - 2...position + 2 where isBeside(text, position) && !isUsed[text] {
      if texts.contains(seen[text].label) || (element.hidesValue && text == position + 1) {
        isUsed[text] = true
      }
    }
    // The value of a row whose label is a text of its own, also if it is another one.
    if element.kind == .row, seen[position].kind == .text, isBeside(position + 1, position) {
      isUsed[position + 1] = true
    }
  }
}
