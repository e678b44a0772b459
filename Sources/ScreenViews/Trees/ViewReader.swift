import ScreenNavigation
import ScreenPayloads

/// Reads what a person sees from an accessibility tree.
struct ViewReader {
  private var screen = SeenScreen()
  private let redactor: LabelRedactor
  private var isInBar = false
  private var isInList = false

  /// The row that the next elements are in.
  private var row: Int?
  private var rowCount = 0

  /// Whether a text in the row is the label of a secret.
  private var hidesRow = false

  /// The place below which nothing is visible, and the largest bottom of an element, of the list.
  private var (fold, listBottom) = (0.0, 0.0)

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree of an app.
  ///   - expectsDialog: Whether the content has a dialog in front.
  ///   - redactor: Hides the values that a golden hides, too.
  /// - Returns: The screen in front.
  static func read(
    _ tree: ViewNode, expectsDialog: Bool, redactor: LabelRedactor
  ) -> SeenScreen {
    var reader = ViewReader(redactor)
    reader.read(tree, expectsDialog)
    return reader.screen
  }

  private init(_ redactor: LabelRedactor) { self.redactor = redactor }

  private mutating func read(_ tree: ViewNode, _ expectsDialog: Bool) {
    screen.path = tree.last { $0.identifier == PathText.identifier }?.label
    screen.tabs = tree.tabs
    fold = tree.fold
    let front = tree.front(expectingDialog: expectsDialog)
    screen.dialog = front.dialog(expected: expectsDialog)
    visit(front)
    // ViewRule.dialogs
    if screen.dialog != nil, !front.label.isEmpty,
      !screen.elements.contains(where: { $0.label == front.label })
    {
      screen.elements.insert(element(.text, front), at: 0)
    }
  }

  /// The height of a row in points; a list with less room below can have more rows.
  private static let rowHeight = 44.0

  private mutating func visit(_ node: ViewNode) {
    if node.isSystem || node.type == .tabBar || node.isSidebar { return }
    switch node.type {
    case .navigationBar: readBar(node)
    case .table, .collectionView, .scrollView: readList(node)
    case .cell: readCell(node)
    case .staticText: if !node.label.isEmpty { append(.text, node) }
    case .image: if !node.label.isEmpty { append(.image, node) }
    default:
      if let kind = node.type.control {
        append(kind, node)
      } else if node.children.isEmpty, !node.label.isEmpty {
        append(.text, node)
      } else {
        visitChildren(of: node)
      }
    }
  }

  private mutating func visitChildren(of node: ViewNode) {
    for child in node.children { visit(child) }
  }

  /// Reads a list; one inside of another belongs to it.
  private mutating func readList(_ list: ViewNode) {
    if isInList { return visitChildren(of: list) }
    (isInList, listBottom) = (true, 0)
    visitChildren(of: list)
    isInList = false
    // ViewRule.lists
    let bottom = list.frame.isEmpty ? fold : min(fold, list.frame.bottom)
    if listBottom > bottom - Self.rowHeight { screen.continuesBelow = true }
  }

  /// Reads the buttons of a bar; its texts can be its title.
  private mutating func readBar(_ bar: ViewNode) {
    // ViewRule.title
    if !bar.identifier.isEmpty, !bar.identifier.hasPrefix("_Tt") {
      screen.titles.append(bar.identifier)
    }
    let count = screen.elements.count
    isInBar = true
    visitChildren(of: bar)
    isInBar = false
    let read = screen.elements[count...]
    screen.titles += read.filter { $0.kind == .text }.map(\.label)
    // ViewRule.overflow
    screen.overflows = read.contains { $0.identifier == "OverflowBarButtonItem" }
    screen.elements.removeLast(read.count)
    screen.elements += read.filter {
      $0.kind != .text && $0.kind != .image && $0.identifier != "OverflowBarButtonItem"
    }
  }

  /// Reads the controls of a row, or its texts as one element.
  private mutating func readCell(_ cell: ViewNode) {
    rowCount += 1
    (row, hidesRow) = (rowCount, false)
    defer { (row, hidesRow) = (nil, false) }
    let texts = cell.texts
    // ViewRule.rows
    if cell.hasControl || (texts.isEmpty && cell.label.isEmpty) {
      visitChildren(of: cell)
    } else {
      append(texts.count > 1 || cell.label.contains(", ") ? .row : .text, cell)
    }
  }

  private mutating func append(_ kind: ElementKind, _ node: ViewNode) {
    if isInList { listBottom = max(listBottom, node.frame.bottom) }
    // A text behind the label of a secret is the secret.
    if kind == .text, hidesRow { return }
    var element = element(kind, node)
    if kind.canBeSecret, let label = screen.elements.last, label.kind == .text, label.row == row,
      redactor.hides(label.label)
    {
      element.value = ""
    }
    if kind == .text, row != nil, redactor.hides(element.label) { hidesRow = true }
    screen.elements.append(element)
  }

  private func element(_ kind: ElementKind, _ node: ViewNode) -> SeenElement {
    // ViewRule.repeats
    let hasTexts = node.type != .staticText && node.type != .segmentedControl
    let texts = hasTexts ? node.texts.map(redactor.cut) : []
    let label = redactor.cut(node.label.isEmpty ? texts.joined(separator: ", ") : node.label)
    var element = SeenElement(
      kind: kind, identifier: node.identifier, label: label, texts: texts,
      value: value(of: node, kind), placeholder: node.placeholder, isEnabled: node.enabled,
      isInBar: isInBar, isInList: isInList, row: row)
    let head = texts.first ?? label.firstPart
    let isSecret = redactor.hides(head)
    if isSecret { (element.label, element.texts) = (head, []) }
    if kind.canBeSecret, isSecret || redactor.hides(node.placeholder) { element.value = "" }
    return element
  }

  private func value(of node: ViewNode, _ kind: ElementKind) -> String {
    if node.type == .segmentedControl {
      return node.last { $0.selected && $0.type == .button }?.label ?? ""
    }
    // ViewRule.emptyFields
    if node.type.isField, [node.placeholder, node.label].contains(node.value) { return "" }
    // ViewRule.secureFields
    if kind == .secureField { return node.value.isEmpty ? "" : SecureText.dots }
    return redactor.displayed(node.value)
  }
}

/// The text of a secure field, whatever it is.
enum SecureText {
  static let dots = "••••••"
}

extension LabelRedactor {
  /// A label without what can be a secret behind its first comma.
  func cut(_ label: String) -> String {
    let head = label.firstPart
    return hides(head) ? head : displayed(label)
  }
}

extension String {
  /// The text up to the first comma.
  var firstPart: String {
    firstRange(of: ", ").map { String(self[..<$0.lowerBound]) } ?? self
  }
}
