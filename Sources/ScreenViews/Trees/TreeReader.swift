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

  private let content: ViewScreen
  private let redactor: LabelRedactor
  private var elements: [ViewElement] = []

  /// What can be the title.
  private var titles: [String] = []
  private var isInBar = false

  /// The number of the row that the next elements are in; 0 in a list without rows, nil outside of lists.
  private var row: Int?
  private var rowCount = 0

  /// Whether a text in the row is the label of a secret.
  private var hidesRow = false

  /// The place below which nothing is visible, and the largest bottom of an element, of the list.
  private var (fold, listBottom) = (0.0, 0.0)

  /// Reads the tree of an app as a view of a content.
  init(_ tree: ViewNode, for content: ViewScreen, redactor: LabelRedactor) {
    (self.content, self.redactor, fold) = (content, redactor, tree.fold)
    screen.path = tree.last { $0.identifier == PathText.identifier }?.label
    let front = tree.front(expectsDialog: content.dialog != nil)
    screen.dialog = front.dialog(expected: content.dialog != nil)
    visit(front)
    // ViewRule.dialogs
    if screen.dialog != nil, !front.label.isEmpty,
      !elements.contains(where: { $0.names.contains(front.label) })
    {
      elements.insert(element(.text, front), at: 0)
    }
    // ViewRule.title
    screen.title = titles.first { $0 == content.title } ?? titles.last
    if content.tabs != nil { readTabs(of: tree) }
    takeBackButton()
    screen.elements = elements
  }

  /// Reads the tabs; a tree that marks none of them does not tell which one is selected.
  private mutating func readTabs(of tree: ViewNode) {
    var tabs = tree.tabs
    if !tabs.contains(where: \.isSelected) {
      let selected = content.tabs?.first(where: \.isSelected)?.title
      for index in tabs.indices { tabs[index].isSelected = tabs[index].title == selected }
    }
    screen.tabs = tabs
  }

  /// Makes the back button a part of the screen that is no element.
  ///
  /// ViewRule.back
  private mutating func takeBackButton() {
    let labels = content.back.map { [$0, "Back"] } ?? []
    let button = elements.firstIndex { element in
      element.isInBar && element.kind == .button
        && (element.identifier == "BackButton"
          || (element.identifier.isEmpty && labels.contains(element.label)))
    }
    guard let button else { return }
    let label = elements.remove(at: button).label
    screen.back = labels.contains(label) ? content.back : label
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
    case .list: readList(node)
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
    if row != nil { return visitChildren(of: list) }
    (row, listBottom) = (0, 0)
    visitChildren(of: list)
    row = nil
    // ViewRule.lists
    let bottom = list.hasSize ? min(fold, list.bottom) : fold
    if listBottom > bottom - Self.rowHeight { screen.continuesBelow = true }
  }

  /// Reads the controls of a row, or its texts as one element.
  private mutating func readCell(_ cell: ViewNode) {
    let list = row
    rowCount += 1
    (row, hidesRow) = (rowCount, false)
    defer { (row, hidesRow) = (list, false) }
    // ViewRule.rows
    if cell.hasControl || (cell.texts.isEmpty && cell.label.isEmpty) {
      visitChildren(of: cell)
    } else {
      append(.text, cell)
    }
  }

  /// Reads the buttons of a bar; its texts can be its title.
  private mutating func readBar(_ bar: ViewNode) {
    // ViewRule.title
    if !bar.identifier.isEmpty, !bar.identifier.hasPrefix("_Tt") { titles.append(bar.identifier) }
    let count = elements.count
    isInBar = true
    visitChildren(of: bar)
    isInBar = false
    let items = Array(elements[count...])
    titles += items.filter(\.kind.isText).map(\.label)
    // ViewRule.overflow
    func overflows(_ item: ViewElement) -> Bool { item.identifier == "OverflowBarButtonItem" }
    screen.overflows = items.contains(where: overflows)
    elements.replaceSubrange(
      count..., with: items.filter { !$0.kind.isText && $0.kind != .image && !overflows($0) })
  }
}

// MARK: - Elements

extension TreeReader {
  private mutating func append(_ kind: ElementKind, _ node: ViewNode) {
    var element = element(kind, node)
    if kind == .text || kind == .image, element.names.isEmpty { return }
    if row != nil { listBottom = max(listBottom, node.bottom) }
    // A text behind the label of a secret is the secret.
    if kind == .text, hidesRow { return }
    if !kind.isText, let text = elements.last, text.kind.isText, text.row == row {
      // ViewRule.labels
      element.front = text.label
      if redactor.hides(text.label), kind.canBeSecret {
        element.value = element.value.map { _ in "" }
      }
    }
    if element.kind == .row, redactor.hides(element.label) { hidesRow = true }
    elements.append(element)
  }

  private func element(_ kind: ElementKind, _ node: ViewNode) -> ViewElement {
    // ViewRule.repeats
    let hasTexts = node.role != .element(.text) && kind != .picker && !kind.isField
    let texts = hasTexts ? node.texts.joined(separator: ", ") : ""
    let isInRow = kind == .text && row != nil && row != 0
    var element = ViewElement(
      kind: isInRow ? .row : kind,
      names: [node.label, kind.isField ? node.placeholder : texts].filter { !$0.isEmpty }
        .map(redactor.cut).uniqued,
      value: value(of: node, kind), identifier: node.identifier, isEnabled: node.enabled,
      isInBar: isInBar, row: row, placeholder: node.placeholder)
    let secrets = element.names.filter(redactor.hides)
    if !secrets.isEmpty, kind.canBeSecret {
      if !kind.isField { element.names = secrets }
      element.value = element.value.map { _ in "" }
    }
    return element
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
    case .field: redactor.displayed(node.value)
    default: node.value.isEmpty ? nil : redactor.displayed(node.value)
    }
  }
}
