import ScreenSnapshot

/// Compares the content of a screen with its view.
struct ViewComparison {
  /// Whether an exception accepts that only one side has a label.
  typealias Acceptance = (ViewException.Side, String) -> Bool

  private let declared: DeclaredScreen
  private let seen: SeenScreen
  private let accepts: Acceptance
  private var matching: ElementMatching
  private var isReported: [Bool]
  private var differences: [ViewDifference] = []

  /// Returns the differences in the order of the screen.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  static func differences(
    between declared: DeclaredScreen, and seen: SeenScreen,
    accepting accepts: @escaping Acceptance = { _, _ in false }
  ) -> [ViewDifference] {
    if let path = seen.path, path != declared.path {
      return [.otherScreen(content: declared.path, view: path)]
    }
    switch (declared.dialog, seen.isDialog) {
    case (let dialog?, false):
      return [.missingInView(kind: dialog, label: declared.elements.first?.label ?? "")]
    case (nil, true):
      return [.missingInContent(kind: "dialog", label: seen.elements.first?.label ?? "")]
    case (_?, true), (nil, false): break
    }
    var comparison = ViewComparison(declared, seen, accepts)
    comparison.compare()
    return comparison.differences
  }

  private init(_ declared: DeclaredScreen, _ seen: SeenScreen, _ accepts: @escaping Acceptance) {
    (self.declared, self.seen, self.accepts) = (declared, seen, accepts)
    let back = Self.backButton(of: seen, for: declared)
    matching = ElementMatching(
      declared.elements, seen.elements, except: back.map { [$0] } ?? [])
    isReported = Array(repeating: false, count: seen.elements.count)
  }

  private mutating func compare() {
    if let title = declared.title, let other = seen.titles.last, !seen.titles.contains(title),
      !declared.elements.isEmpty, matching.matches.allSatisfy({ $0 == nil })
    {
      differences = [.otherTitle(content: title, view: other)]
      return
    }
    compareTitle()
    compareBack()
    if declared.hasContent {
      compareElements()
      addElementsOfView()
    }
    compareTabs()
  }
}

// MARK: - Bars

extension ViewComparison {
  private mutating func compareTitle() {
    guard let title = declared.title, !title.isEmpty, !seen.titles.contains(title) else { return }
    differences.append(
      seen.titles.last.map { .label(kind: "title", content: title, view: $0) }
        ?? .missingInView(kind: "title", label: title))
  }

  /// The position of the back button; nil without one.
  ///
  /// ViewRule.back
  private static func backButton(of seen: SeenScreen, for declared: DeclaredScreen) -> Int? {
    seen.elements.firstIndex { element in
      guard element.isInBar, element.kind == .button else { return false }
      if element.identifier == "BackButton" { return true }
      return element.identifier.isEmpty
        && declared.back.map { [$0, "Back"].contains(element.label) } ?? false
    }
  }

  private mutating func compareBack() {
    let button = Self.backButton(of: seen, for: declared).map { seen.elements[$0] }
    switch (declared.back, button?.label) {
    case (let back?, nil): differences.append(.missingInView(kind: "back button", label: back))
    case (nil, let label?):
      differences.append(.missingInContent(kind: "back button", label: label))
    case (let back?, let label?) where ![back, "Back"].contains(label):
      differences.append(.label(kind: "back button", content: back, view: label))
    case (_?, _?), (nil, nil): break
    }
  }

  private mutating func compareTabs() {
    // ViewRule.tabs
    if declared.isPresented { return }
    if seen.tabs.isEmpty != declared.tabs.isEmpty {
      differences.append(
        seen.tabs.isEmpty
          ? .missingInView(kind: "tab", label: declared.tabs.first?.title ?? "")
          : .missingInContent(kind: "tab", label: seen.tabs.first?.title ?? ""))
      return
    }
    let (titles, others) = (declared.tabs.map(\.title), seen.tabs.map(\.title))
    for title in titles where !others.contains(title) {
      differences.append(.missingInView(kind: "tab", label: title))
    }
    for title in others where !titles.contains(title) {
      differences.append(.missingInContent(kind: "tab", label: title))
    }
    let selected = declared.tabs.first(where: \.isSelected)?.title
    if let selected, let other = seen.tabs.first(where: \.isSelected)?.title, other != selected {
      differences.append(.label(kind: "selected tab", content: selected, view: other))
    }
  }
}

// MARK: - Elements

extension ViewComparison {
  private mutating func compareElements() {
    var partners = PartnerSearch(matching, declared.elements, seen.elements)
    let last = declared.elements.indices.last {
      matching.matches[$0] != nil && !declared.elements[$0].isInBar
    }
    for (position, element) in declared.elements.enumerated() {
      if let match = matching.matches[position] {
        compare(element, at: match)
      } else if element.isOptional || element.kind == .image || accepts(.content, element.label) {
        // ViewRule.pictures
        continue
      } else if let partner = partners.partner(of: position, accepts) {
        isReported[partner] = true
        differences.append(
          .label(
            kind: element.kind.rawValue, content: element.label,
            view: seen.elements[partner].label))
      } else if !isUnknown(element, at: position, behind: last) {
        differences.append(.missingInView(kind: element.kind.rawValue, label: element.label))
      }
    }
  }

  /// Whether an element can be where the tree does not reach.
  private func isUnknown(
    _ element: DeclaredElement, at position: Int, behind last: Int?
  ) -> Bool {
    if element.isInBar { return seen.overflows }
    guard seen.goesOn, let last else { return false }
    return position > last
  }

  private mutating func compare(_ element: DeclaredElement, at position: Int) {
    let seen = seen.elements[position]
    let kind = element.kind.rawValue
    if let label = otherLabel(of: element, at: position) {
      differences.append(.label(kind: kind, content: element.label, view: label))
    } else if let value = element.value, let other = seenValue(of: element, at: position),
      other != value
    {
      differences.append(.value(kind: kind, label: element.label, content: value, view: other))
    }
    if let isEnabled = element.isEnabled, isEnabled != seen.isEnabled {
      differences.append(.state(label: element.label, isEnabledInView: seen.isEnabled))
    }
  }

  /// The label in the view; nil if it is the same.
  private func otherLabel(of element: DeclaredElement, at position: Int) -> String? {
    let seen = seen.elements[position]
    switch element.kind {
    case .field, .secureField, .slider, .progress, .heading: return nil
    case .button, .link, .menu, .toggle, .picker, .row, .text, .image: break
    }
    if seen.label.isEmpty || seen.isLabeled(element.label) { return nil }
    if matching.hasBeside(element.label, at: position) { return nil }
    if let value = element.value, seen.label.hasSuffix(", \(value)") {
      return String(seen.label.dropLast(value.count + 2))
    }
    return seen.texts.first ?? seen.label
  }

  /// The value in the view; nil if the tree does not say it.
  private func seenValue(of element: DeclaredElement, at position: Int) -> String? {
    let seen = seen.elements[position]
    switch element.kind {
    // ViewRule.toggles
    case .toggle: return ["1": "on", "0": "off"][seen.value] ?? seen.value
    case .field, .secureField: return seen.value
    // ViewRule.percentages
    case .slider, .progress: return seen.value.hasSuffix("%") ? seen.value : nil
    case .link, .row, .picker:
      if let rest = seen.remainder(after: element.label) { return rest }
      if let value = element.value, !value.isEmpty, matching.hasBeside(value, at: position) {
        return value
      }
      if !seen.isLabeled(element.label) { return seen.label }
      return element.kind == .row ? matching.textBehind(position) ?? "" : ""
    case .button, .menu, .heading, .text, .image: return nil
    }
  }

  /// Adds what only the view has.
  private mutating func addElementsOfView() {
    for (position, element) in seen.elements.enumerated() {
      let label = element.texts.first ?? element.label
      // ViewRule.pictures
      if matching.isUsed[position] || isReported[position] || element.kind == .image { continue }
      // A view of a content without elements says its title.
      if element.kind == .text, element.label == declared.title { continue }
      if accepts(.view, label) || accepts(.view, element.label) { continue }
      differences.append(.missingInContent(kind: element.kind.rawValue, label: element.label))
    }
  }
}

/// Finds, for an element that only the content has, one that only the view has in the same place.
private struct PartnerSearch {
  private let matching: ElementMatching
  private let declared: [DeclaredElement]
  private let seen: [SeenElement]

  /// The seen positions of the nearest declared elements with a match, for each declared element.
  private var previous: [Int] = []
  private var next: [Int]
  private var cursor = 0

  init(_ matching: ElementMatching, _ declared: [DeclaredElement], _ seen: [SeenElement]) {
    (self.matching, self.declared, self.seen) = (matching, declared, seen)
    for match in matching.matches { previous.append(match ?? previous.last ?? -1) }
    next = Array(repeating: seen.count, count: declared.count)
    for position in declared.indices.reversed().dropFirst() {
      next[position] = matching.matches[position + 1] ?? next[position + 1]
    }
  }

  /// Returns the first unused element between the neighbors; positions must be passed in order.
  mutating func partner(of position: Int, _ accepts: ViewComparison.Acceptance) -> Int? {
    cursor = max(cursor, previous[position] + 1)
    while cursor < next[position] {
      defer { cursor += 1 }
      if matching.isUsed[cursor] || accepts(.view, seen[cursor].label) { continue }
      if ElementMatching.canBe(seen[cursor], declared[position]) { return cursor }
    }
    return nil
  }
}
