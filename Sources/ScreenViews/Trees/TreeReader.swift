import ScreenNavigation
import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// Reads what a person sees of a screen from an accessibility tree.
///
/// The content of the screen decides what a tree leaves open, such as which text of a bar is the title.
struct TreeReader {
  /// The screen in front.
  private(set) var screen = ViewScreen()

  private let redactor: LabelRedactor
  private var elements: [ViewElement] = []

  /// What can be the title.
  private var titles: [String] = []
  private var isInBar = false

  /// The number of the row that the next elements are in; 0 in a list without rows, nil outside of lists.
  private var row: Int?

  /// Whether a text in the row is the label of a secret, so that the next ones are hidden.
  private var hidesRow = false

  /// The texts that goldens show.
  private let shownTexts: Set<String>

  /// The place below which nothing is visible, and the largest bottom of an element, of the list.
  private var (fold, listBottom) = (0.0, 0.0)

  /// Reads the tree of an app as a view of a content.
  init(_ tree: ViewNode, for content: ViewScreen, redactor: LabelRedactor) {
    (self.redactor, fold) = (redactor, tree.fold)
    shownTexts = Set((content.elements ?? []).flatMap(\.names))
    let front = tree.front(expectsDialog: content.dialog != nil)
    visit(front)
    // ViewRule.dialogs
    if front.dialog(expected: content.dialog != nil) != nil, !front.label.isEmpty,
      !elements.contains(where: { $0.names.contains(front.label) })
    {
      elements.insert(element(.text, front).redacted(by: redactor), at: 0)
    }
    takeBackButton(labels: content.back.map { [$0, "Back"] } ?? [])
    screen.path = tree.last { $0.identifier == PathText.identifier }?.label
    screen.dialog = front.dialog(expected: content.dialog != nil)
    // ViewRule.title
    screen.title = titles.first { $0 == content.title } ?? titles.last
    if let tabs = content.tabs { screen.tabs = tree.tabs.selected(as: tabs) }
    screen.elements = elements
  }

  /// Makes the back button a part of the screen that is no element.
  ///
  /// ViewRule.back
  private mutating func takeBackButton(labels: [String]) {
    let button = elements.firstIndex { element in
      element.isInBar && element.kind == .button
        && (element.identifier == "BackButton"
          || (element.identifier.isEmpty && labels.contains(element.label)))
    }
    guard let label = button.map({ elements.remove(at: $0).label }) else { return }
    screen.back = labels.contains(label) ? labels[0] : label
  }
}

extension [ScreenScene.Tab] {
  /// The tabs; a tree that marks none of them does not tell which one is selected.
  fileprivate func selected(as others: Self) -> Self {
    if contains(where: \.isSelected) { return self }
    let selected = others.first(where: \.isSelected)?.title
    return map { .init(title: $0.title, isSelected: $0.title == selected) }
  }
}

// MARK: - Containers

extension TreeReader {
  /// The height of a row in points; a list with less room below can have more rows.
  private static let rowHeight = 44.0

  private mutating func visit(_ node: ViewNode) {
    if node.isSystem || node.isSidebar { return }
    switch node.role {
    case .tabBar: break
    case .bar: readBar(node)
    case .list where row == nil: readList(node)
    case .cell: readCell(node)
    case .element(let kind): append(kind, node)
    default:
      if node.children.isEmpty { append(.text, node) } else { visitChildren(of: node) }
    }
  }

  private mutating func visitChildren(of node: ViewNode) {
    for child in node.children { visit(child) }
  }

  /// Reads a list; one inside of another belongs to it.
  private mutating func readList(_ list: ViewNode) {
    (row, listBottom) = (0, 0)
    visitChildren(of: list)
    row = nil
    // ViewRule.lists
    let bottom = list.hasSize ? min(fold, list.bottom) : fold
    if listBottom > bottom - Self.rowHeight { screen.continuesBelow = true }
  }

  /// Reads the controls of a row, or its texts as one element.
  private mutating func readCell(_ cell: ViewNode) {
    let outside = (row, hidesRow)
    (row, hidesRow) = (elements.count + 1, false)
    // ViewRule.rows
    if cell.hasControl || (cell.texts.isEmpty && cell.label.isEmpty) {
      visitChildren(of: cell)
    } else {
      append(.text, cell)
    }
    (row, hidesRow) = outside
  }

  /// Reads the buttons of a bar; its texts can be its title.
  private mutating func readBar(_ bar: ViewNode) {
    // ViewRule.title
    if !bar.identifier.isEmpty, !bar.identifier.hasPrefix("_Tt") { titles.append(bar.identifier) }
    let count = elements.count
    isInBar = true
    visitChildren(of: bar)
    isInBar = false
    let items = elements[count...]
    titles += items.filter(\.kind.isText).map(\.label)
    // ViewRule.overflow
    let buttons = items.filter { !$0.kind.isText && $0.kind != .image }
    let visible = buttons.filter { $0.identifier != "OverflowBarButtonItem" }
    screen.overflows = visible.count < buttons.count
    elements.replaceSubrange(count..., with: visible)
  }
}

// MARK: - Elements

extension TreeReader {
  private mutating func append(_ kind: ElementKind, _ node: ViewNode) {
    var element = element(kind, node)
    if kind == .text || kind == .image, element.names.isEmpty { return }
    if row != nil { listBottom = max(listBottom, node.bottom) }
    let text = elements.last.flatMap { $0.kind.isText && $0.row == row ? $0 : nil }
    // ViewRule.labels
    if !kind.isText { element.front = text?.label }
    let isBehindLabel = hidesRow || text.map { redactor.hidesPart(of: $0.label) } ?? false
    let isShown = kind.isText && shownTexts.isSuperset(of: element.names)
    elements.append(element.redacted(by: redactor, isBehindLabel: isBehindLabel && !isShown))
    if element.kind == .row, redactor.hidesPart(of: element.label) { hidesRow = true }
  }

  private func element(_ kind: ElementKind, _ node: ViewNode) -> ViewElement {
    // ViewRule.repeats
    let hasTexts = node.role != .element(.text) && kind != .picker && !kind.isField
    let texts = hasTexts ? node.texts.joined(separator: ", ") : ""
    let isInRow = kind == .text && row != nil && row != 0
    return ViewElement(
      kind: isInRow ? .row : kind,
      names: [node.label, kind.isField ? node.placeholder : texts].filter { !$0.isEmpty }.uniqued,
      value: value(of: node, kind), identifier: node.identifier, isEnabled: node.enabled,
      isInBar: isInBar, row: row, placeholder: node.placeholder)
  }

  private func value(of node: ViewNode, _ kind: ElementKind) -> String? {
    switch kind {
    // ViewRule.toggles
    case .toggle: ["1": "on", "0": "off"][node.value] ?? node.value
    // ViewRule.emptyFields
    case _ where kind.isField && [node.placeholder, node.label].contains(node.value): ""
    // ViewRule.secureFields
    case .secureField: node.value.isEmpty ? "" : .dots
    // ViewRule.percentages
    case .slider, .progress: node.value.hasSuffix("%") ? node.value : nil
    case .picker: node.last { $0.selected && $0.role == .element(.button) }?.label ?? node.value
    case .field: node.value
    default: node.value.isEmpty ? nil : node.value
    }
  }
}
