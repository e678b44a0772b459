import ScreenNavigation
import ScreenSnapshot
import ScreenText

extension ViewNode {
  private static let systemNames: Set = [
    PathText.identifier, "PopoverDismissRegion", "ToggleSidebar", "Sheet Grabber",
    "Dismiss context menu", "dismiss popup", "Show Sidebar", "Hide Sidebar",
  ]

  /// Whether it is of the system, so that no content declares it.
  ///
  /// ViewRule.system
  var isSystem: Bool {
    [.system, .keyboard].contains(role)
      || Self.systemNames.contains(identifier) || Self.systemNames.contains(label)
      || label.hasPrefix("Vertical scroll bar") || label.hasPrefix("Horizontal scroll bar")
      || (!hasSize && (children.isEmpty || role == .tabBar || role == .bar))
  }

  /// Whether it is an element that a person can use.
  private var isControl: Bool {
    guard case .element(let kind) = role else { return false }
    return kind != .text && kind != .image && !isSystem
  }

  /// Whether a control is in it.
  var hasControl: Bool { children.contains { $0.contains(where: \.isControl) } }

  /// The different texts in it, from the first to the last.
  var texts: [String] {
    nodes { $0.role == .element(.text) && !$0.label.isEmpty }.map(\.label).uniqued
  }

  // MARK: - In front

  /// The kind of a dialog; nil for another element.
  ///
  /// A popover can be a screen, too, so it is a dialog only if one is expected.
  ///
  /// ViewRule.alerts and dialogs
  func dialog(expected: Bool) -> String? {
    switch role {
    case .alert: "alert"
    case .confirmation: "confirmation"
    case .popover where expected && !contains { $0.role == .bar }: "confirmation"
    default: nil
    }
  }

  /// The dialog or the container that is in front of everything else.
  ///
  /// ViewRule.front
  func front(expectsDialog: Bool) -> ViewNode {
    last { $0.dialog(expected: expectsDialog) != nil } ?? last { $0.role == .popover }
      ?? frontContainer
  }

  private var frontContainer: ViewNode { containers.last?.frontContainer ?? self }

  /// The containers with a bar beside or over each other; empty for fewer than two.
  private var containers: [ViewNode] {
    if children.contains(where: { $0.role == .bar }) { return [] }
    let candidates = children.filter { $0.contains { $0.role == .bar } }
    return candidates.count == 1 ? candidates[0].containers : candidates
  }

  /// The place below which nothing is visible: the bottom of the screen, or the top of what covers it.
  var fold: Double {
    // The app itself can be without a size.
    let bottom = max(self.bottom, children.map(\.bottom).max() ?? 0)
    let covers = nodes { [.tabBar, .toolbar, .keyboard].contains($0.role) && $0.top > bottom / 2 }
    return covers.reduce(bottom) { min($0, $1.top) }
  }

  // MARK: - Tabs

  /// Whether it is the list of a sidebar.
  var isSidebar: Bool { identifier == "Sidebar" && role == .list }

  /// The tabs of the tab bar or the sidebar; empty if neither is visible.
  ///
  /// ViewRule.tabs
  var tabs: [ScreenScene.Tab] {
    if let bar = last(where: { $0.role == .tabBar && !$0.isSystem }) {
      return bar.nodes { $0.role == .element(.button) }
        .map { .init(title: $0.label, isSelected: $0.selected) }
    }
    let cells = last(where: \.isSidebar)?.nodes { $0.role == .cell } ?? []
    return cells.map { cell in
      .init(
        title: cell.label.isEmpty ? cell.texts.first ?? "" : cell.label,
        isSelected: cell.contains(where: \.selected))
    }
  }
}
