import ScreenText

/// The cells of a sidebar, one for each line of the screen beside it.
struct Sidebar {
  /// The columns between its sides.
  let columns: Int

  private var isBelowRule = false
  private var head: ArraySlice<String>
  private var body: ArraySlice<String>

  /// Creates a sidebar with the title above the rule and the tabs below it.
  init(title: String, tabs: [ScreenScene.Tab], columns: Int) {
    self.columns = columns
    let title = VisibleText(title).wrapped(to: columns - 2)
    let tabs = tabs.flatMap { $0.markedTitle.lines(columns: columns - 2) }
    head = title.map { Self.cell($0, columns) }[...]
    body = tabs.map { Self.cell($0, columns) }[...]
  }

  /// Whether cells above the rule remain.
  var isInHead: Bool { !head.isEmpty }

  /// Whether no cells remain.
  var isAtEnd: Bool { head.isEmpty && body.isEmpty }

  /// A horizontal border with a left corner.
  func border(_ corner: String) -> String {
    corner + String(repeating: "─", count: columns)
  }

  /// Returns the rule below the title and moves on to the tabs.
  mutating func rule() -> String {
    isBelowRule = true
    return border("├")
  }

  /// Returns the next cell, with the left side of the sidebar.
  mutating func next() -> String {
    (isBelowRule ? body.popFirst() : head.popFirst()) ?? Self.cell(.empty, columns)
  }

  private static func cell(_ text: VisibleText, _ columns: Int) -> String {
    "│ \(text.text)" + String(repeating: " ", count: max(columns - 1 - text.width, 0))
  }
}
