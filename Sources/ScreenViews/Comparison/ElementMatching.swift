/// Finds the element of a view for each element of a content: by identifier, then by kind and label.
struct ElementMatching {
  private let declared: [DeclaredElement]
  private let seen: [SeenElement]

  /// The position of the seen element of each declared one; nil without one.
  private(set) var matches: [Int?]

  /// Whether each seen element belongs to a declared one.
  private(set) var isUsed: [Bool]

  /// Whether each seen element is the match of a declared one.
  private var isMatched: [Bool]

  /// The positions of seen elements by identifiers, labels and texts, the last one first.
  private var positions: [Key: [Int]] = [:]

  private enum Key: Hashable {
    case identifier(ElementKind, String)
    case label(ElementKind, String)
    /// A text in a row of a list, which can be all that a tree has of a link.
    case textInRow(String)
  }

  /// Matches elements.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(_ declared: [DeclaredElement], _ seen: [SeenElement], except used: Set<Int>) {
    (self.declared, self.seen) = (declared, seen)
    matches = Array(repeating: nil, count: declared.count)
    isUsed = seen.indices.map(used.contains)
    isMatched = isUsed
    index()
    match { element in
      if element.identifier.isEmpty { return [] }
      let groups = element.kind == .link ? [element.kind.group, .text] : [element.kind.group]
      return groups.map { .identifier($0, element.identifier) }
    }
    match { element in
      guard let value = element.value, !value.isEmpty else { return [] }
      return [.label(element.kind.group, "\(element.label), \(value)")]
    }
    match { element in
      if element.kind == .heading { return [.label(.heading, element.label.lowercased())] }
      let key = Key.label(element.kind.group, element.label)
      switch element.kind {
      // ViewRule.rows
      case .link: return [key, .textInRow(element.label)]
      // ViewRule.pictures
      case .image: return [key, .label(.text, element.label)]
      default: return [key]
      }
    }
    isMatched = isUsed
    for (element, match) in matches.enumerated() {
      if let match { useAdjacentTexts(of: declared[element], at: match) }
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
      } else if group != .image, group != .button || element.label.isEmpty,
        let adjacent = text(before: position)
      {
        labels.insert(adjacent)
      }
      if element.kind.isField { labels.insert(element.placeholder) }
      for label in labels where !label.isEmpty {
        add(position, .label(group, label))
        if group == .text, element.row != nil { add(position, .textInRow(label)) }
      }
      if !element.identifier.isEmpty { add(position, .identifier(group, element.identifier)) }
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

// MARK: - Adjacent texts

extension ElementMatching {
  /// The text in front of an element, in the same row.
  private func text(before position: Int) -> String? {
    guard position > 0, isAdjacent(position - 1, position) else { return nil }
    return seen[position - 1].label
  }

  /// Whether a seen element is a text in the row of another one.
  private func isAdjacent(_ text: Int, _ position: Int) -> Bool {
    seen.indices.contains(text) && seen[text].kind == .text && seen[text].row == seen[position].row
      && !seen[text].isInBar
  }

  /// Whether a text in the row of a seen element has a label.
  func hasAdjacent(_ label: String, at position: Int) -> Bool {
    (position - 2...position + 2).contains {
      isAdjacent($0, position) && seen[$0].label == label
    }
  }

  /// The text behind an element in its row, if it is not the match of a declared element.
  func textBehind(_ position: Int) -> String? {
    isAdjacent(position + 1, position) && !isMatched[position + 1] ? seen[position + 1].label : nil
  }

  /// Marks the texts in the row of an element that say the same as its label and its value.
  ///
  /// ViewRule.labels
  private mutating func useAdjacentTexts(of element: DeclaredElement, at position: Int) {
    switch element.kind {
    case .button, .menu, .heading, .text, .image: return
    case .link, .toggle, .field, .secureField, .picker, .slider, .progress, .row: break
    }
    let texts = [element.label, element.value, element.adjacentText]
    for text in position - 2...position + 2 where isAdjacent(text, position) && !isUsed[text] {
      if texts.contains(seen[text].label) || (element.hidesValue && text == position + 1) {
        isUsed[text] = true
      }
    }
    // The value of an element whose label is a text of its own, also if it is another one.
    if [.row, .link, .picker].contains(element.kind),
      seen[position].isLabeled(element.label),
      seen[position].remainder(after: element.label) == nil,
      textBehind(position) != nil
    {
      isUsed[position + 1] = true
    }
  }
}
