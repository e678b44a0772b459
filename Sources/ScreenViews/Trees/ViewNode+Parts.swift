import ScreenNavigation
import ScreenSnapshot

// The parts of a tree.

extension ViewNode {
  private static let systemTypes: Set<ElementType> = [
    .keyboard, .statusBar, .scrollBar, .menuBar, .touchBar, .pageIndicator,
  ]

  private static let systemNames: Set = [
    "PopoverDismissRegion", "ToggleSidebar", "Sheet Grabber", "Dismiss context menu",
    "dismiss popup", "Show Sidebar", "Hide Sidebar",
  ]

  /// Whether it is of the system, so that no content declares it.
  ///
  /// ViewRule.system
  var isSystem: Bool {
    Self.systemTypes.contains(type) || identifier == PathText.identifier
      || Self.systemNames.contains(identifier) || Self.systemNames.contains(label)
      || label.hasPrefix("Vertical scroll bar") || label.hasPrefix("Horizontal scroll bar")
      || (frame.isEmpty && (children.isEmpty || type == .tabBar || type == .navigationBar))
  }

  /// The kind of a dialog; nil for another element.
  ///
  /// A popover can be a screen, too, so it is a dialog only if one is expected.
  ///
  /// ViewRule.alerts and dialogs
  func dialog(expected: Bool) -> DialogKind? {
    switch type {
    case .alert, .dialog: .alert
    case .sheet: .confirmation
    case .popover where expected && !contains { $0.type == .navigationBar }: .confirmation
    default: nil
    }
  }

  /// Whether a control is in it.
  var hasControl: Bool {
    children.contains { $0.contains { !$0.isSystem && $0.type.control != nil } }
  }

  /// The different texts in it, from the first to the last.
  var texts: [String] {
    var texts: [String] = []
    addTexts(to: &texts)
    return texts
  }

  private func addTexts(to texts: inout [String]) {
    for child in children {
      if child.type == .staticText, !child.label.isEmpty, !texts.contains(child.label) {
        texts.append(child.label)
      }
      child.addTexts(to: &texts)
    }
  }
}

// MARK: - In front

extension ViewNode {
  /// The dialog or the container that is in front of everything else.
  ///
  /// ViewRule.front
  func front(expectingDialog: Bool) -> ViewNode {
    if let dialog = last(where: { $0.dialog(expected: expectingDialog) != nil }) { return dialog }
    if let popover = last(where: { $0.type == .popover }) { return popover }
    var front = self
    while let container = front.containers.last { front = container }
    return front
  }

  /// The containers with a bar beside or over each other; empty for fewer than two.
  private var containers: [ViewNode] {
    var node = self
    while true {
      if node.children.contains(where: { $0.type == .navigationBar }) { return [] }
      let candidates = node.children.filter { $0.contains { $0.type == .navigationBar } }
      guard let first = candidates.first else { return [] }
      if candidates.count > 1 { return candidates }
      node = first
    }
  }

  /// The place below which nothing is visible: the bottom of the screen, or the top of what covers it.
  var fold: Double {
    let bottom = max(frame.bottom, children.map(\.frame.bottom).max() ?? 0)
    let covers = nodes { node in
      [.tabBar, .toolbar, .keyboard].contains(node.type) && node.frame.y > bottom / 2
    }
    return min(covers.map(\.frame.y).min() ?? bottom, bottom)
  }
}

// MARK: - Tabs

extension ViewNode {
  /// Whether it is the list of a sidebar.
  var isSidebar: Bool {
    identifier == "Sidebar" && [.collectionView, .table].contains(type)
  }

  /// The tabs of the tab bar or the sidebar; empty if neither is visible.
  ///
  /// ViewRule.tabs
  var tabs: [ScreenScene.Tab] {
    if let bar = last(where: { $0.type == .tabBar && !$0.isSystem }) {
      return bar.nodes { $0.type.control == .button }
        .map { .init(title: $0.label, isSelected: $0.selected) }
    }
    guard let sidebar = last(where: \.isSidebar) else { return [] }
    return sidebar.nodes { $0.type == .cell }.map { cell in
      let label = cell.last { !$0.label.isEmpty && $0.type != .image }?.label ?? ""
      return ScreenScene.Tab(
        title: cell.label.isEmpty ? label : cell.label,
        isSelected: cell.contains { $0.selected })
    }
  }

  /// The outermost nodes below this one that meet a condition.
  private func nodes(where condition: (ViewNode) -> Bool) -> [ViewNode] {
    children.flatMap { condition($0) ? [$0] : $0.nodes(where: condition) }
  }
}

// MARK: - Types

extension ElementType {
  /// The kind of a control, of a progress bar or of a field; nil for what contains them, and for texts.
  var control: ElementKind? {
    switch self {
    case .button, .radioButton, .popUpButton, .menuButton, .segmentedControl, .picker, .link,
      .menuItem, .tab:
      .button
    case .switch, .toggle, .checkBox: .toggle
    case .textField, .searchField, .textView: .field
    case .secureTextField: .secureField
    case .slider: .slider
    case .progressIndicator, .activityIndicator: .progress
    default: nil
    }
  }

  var isField: Bool { control?.isField ?? false }
}
