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
  private var result = Result()

  /// The outcome of a comparison.
  struct Result {
    /// The differences in the order of the screen.
    var differences: [ViewDifference] = []

    /// The number of declared elements that can be where the tree does not reach.
    var unknownCount = 0

    /// Whether the elements were compared, because the view is of the same screen.
    var isComplete = true

    fileprivate static func other(_ difference: ViewDifference) -> Result {
      Result(differences: [difference], isComplete: false)
    }
  }

  /// Returns the differences of a content and a view.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  static func result(
    of declared: DeclaredScreen, and seen: SeenScreen,
    accepting accepts: @escaping Acceptance = { _, _ in false }
  ) -> Result {
    if let path = seen.path, path != declared.path {
      return .other(.otherScreen(content: declared.path, view: path))
    }
    switch (declared.dialog, seen.dialog) {
    case (let dialog?, nil):
      return .other(
        .missingInView(kind: dialog.rawValue, label: declared.elements.first?.label ?? ""))
    case (nil, let dialog?):
      return .other(
        .missingInContent(kind: dialog.rawValue, label: seen.elements.first?.label ?? ""))
    case (_?, _?), (nil, nil): break
    }
    var comparison = ViewComparison(declared, seen, accepts)
    comparison.compare()
    return comparison.result
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
      result = .other(.label(kind: "title", content: title, view: other))
      return
    }
    compareDialog()
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
  private mutating func compareDialog() {
    guard let dialog = declared.dialog, let other = seen.dialog, other != dialog else { return }
    result.differences.append(
      .label(kind: "dialog", content: dialog.rawValue, view: other.rawValue))
  }

  private mutating func compareTitle() {
    let title = declared.title ?? ""
    if title.isEmpty {
      guard declared.hasContent, let other = seen.titles.last, !accepts(.view, other) else {
        return
      }
      result.differences.append(.missingInContent(kind: "title", label: other))
      return
    }
    if seen.titles.contains(title) { return }
    result.differences.append(
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
    case (let back?, nil):
      result.differences.append(.missingInView(kind: "back button", label: back))
    case (nil, let label?):
      result.differences.append(.missingInContent(kind: "back button", label: label))
    case (let back?, let label?) where ![back, "Back"].contains(label):
      result.differences.append(.label(kind: "back button", content: back, view: label))
    case (_?, _?), (nil, nil): break
    }
  }

  private mutating func compareTabs() {
    // ViewRule.tabs
    if declared.isPresented { return }
    if seen.tabs.isEmpty != declared.tabs.isEmpty {
      result.differences.append(
        seen.tabs.isEmpty
          ? .missingInView(kind: "tab", label: declared.tabs.first?.title ?? "")
          : .missingInContent(kind: "tab", label: seen.tabs.first?.title ?? ""))
      return
    }
    let (titles, others) = (declared.tabs.map(\.title), seen.tabs.map(\.title))
    if titles != others, titles.sorted() == others.sorted() {
      result.differences.append(
        .label(
          kind: "tabs", content: titles.joined(separator: ", "),
          view: others.joined(separator: ", ")))
    }
    for title in titles where !others.contains(title) {
      result.differences.append(.missingInView(kind: "tab", label: title))
    }
    for title in others where !titles.contains(title) {
      result.differences.append(.missingInContent(kind: "tab", label: title))
    }
    let selected = declared.tabs.first(where: \.isSelected)?.title
    if let selected, let other = seen.tabs.first(where: \.isSelected)?.title, other != selected {
      result.differences.append(.label(kind: "selected tab", content: selected, view: other))
    }
  }
}

// MARK: - Elements

extension ViewComparison {
  private mutating func compareElements() {
    var partners = PartnerSearch(matching, declared.elements, seen.elements)
    let last = declared.elements.indices.last {
      matching.matches[$0].map { seen.elements[$0].isInList } ?? false
    }
    for (position, element) in declared.elements.enumerated() {
      if let match = matching.matches[position] {
        compare(element, at: match)
      } else if element.isOptional || element.kind == .image || accepts(.content, element.label) {
        // ViewRule.pictures
        continue
      } else if let partner = partners.partner(of: position, accepts) {
        isReported[partner] = true
        result.differences.append(
          .label(
            kind: element.kind.rawValue, content: element.label,
            view: seen.elements[partner].name))
      } else if isUnknown(element, at: position, behind: last) {
        result.unknownCount += 1
      } else {
        result.differences.append(.missingInView(kind: element.kind.rawValue, label: element.label))
      }
    }
  }

  /// Whether an element can be where the tree does not reach.
  private func isUnknown(
    _ element: DeclaredElement, at position: Int, behind last: Int?
  ) -> Bool {
    if element.isInBar { return seen.overflows }
    guard seen.continuesBelow, let last else { return false }
    return position > last
  }

  private mutating func compare(_ element: DeclaredElement, at position: Int) {
    let seen = seen.elements[position]
    let kind = element.kind.rawValue
    if let label = otherLabel(of: element, at: position) {
      result.differences.append(.label(kind: kind, content: element.label, view: label))
    } else if let value = element.value, let other = seenValue(of: element, at: position),
      other != value
    {
      result.differences.append(
        .value(kind: kind, label: element.label, content: value, view: other))
    }
    if let isEnabled = element.isEnabled, isEnabled != seen.isEnabled {
      result.differences.append(.state(label: element.label, isEnabledInView: seen.isEnabled))
    }
  }

  /// The label in the view; nil if it is the same.
  private func otherLabel(of element: DeclaredElement, at position: Int) -> String? {
    let seen = seen.elements[position]
    switch element.kind {
    case .field, .secureField, .slider, .progress, .heading: return nil
    case .button, .link, .menu, .toggle, .picker, .row, .text, .image: break
    }
    if seen.label.isEmpty || seen.label == element.label || seen.texts == [element.label] {
      return nil
    }
    switch element.kind {
    case .link, .picker, .row:
      if seen.isLabeled(element.label) { return nil }
    case .toggle: break
    default: return seen.label
    }
    if element.kind != .link, matching.hasAdjacent(element.label, at: position) { return nil }
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
      if !seen.isLabeled(element.label) { return seen.label }
      return matching.textBehind(position) ?? ""
    case .button, .menu, .heading, .text, .image: return nil
    }
  }

  /// Adds what only the view has.
  private mutating func addElementsOfView() {
    for (position, element) in seen.elements.enumerated() {
      let label = element.texts.first ?? element.name
      // ViewRule.pictures
      if matching.isUsed[position] || isReported[position] || element.kind == .image { continue }
      // A view of a content without elements says its title.
      if element.kind == .text, element.label == declared.title { continue }
      if accepts(.view, label) || accepts(.view, element.name) { continue }
      result.differences.append(.missingInContent(kind: element.kind.rawValue, label: element.name))
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
      if matching.isUsed[cursor] || accepts(.view, seen[cursor].name) { continue }
      if ElementMatching.canBe(seen[cursor], declared[position]) { return cursor }
    }
    return nil
  }
}
