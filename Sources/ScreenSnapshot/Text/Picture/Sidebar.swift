/// The cells of a sidebar, taken one by one as the lines beside it are drawn.
struct Sidebar {
  /// The columns between its sides.
  let columns: Int

  private var isBelowRule = false
  private var head: ArraySlice<[UInt8]>
  private var body: ArraySlice<[UInt8]>

  /// Creates a sidebar.
  ///
  /// - Parameters:
  ///   - title: What stands above the rule.
  ///   - tabs: What stands below it.
  ///   - columns: The columns between its sides.
  init(title: String, tabs: [ScreenScene.Tab], columns: Int) {
    self.columns = columns
    let title = TextColumns.visible(title)
    head = TextColumns.wrap(title, to: columns - 2).map { Self.cell($0, columns) }[...]
    body = tabs.flatMap { $0.lines(columns: columns - 2) }.map { Self.cell($0, columns) }[...]
  }

  /// Whether lines above the rule are left.
  var isInHead: Bool { !head.isEmpty }

  /// Whether no line is left.
  var isAtEnd: Bool { head.isEmpty && body.isEmpty }

  /// A border: the left corner and all columns.
  func border(_ corner: String) -> [UInt8] {
    Array((corner + String(repeating: "─", count: columns)).utf8)
  }

  /// The rule below the title, behind which the items follow.
  mutating func rule() -> [UInt8] {
    isBelowRule = true
    return border("├")
  }

  /// The next cell, with the left side of the sidebar.
  mutating func next() -> [UInt8] {
    (isBelowRule ? body.popFirst() : head.popFirst()) ?? Self.cell("", columns)
  }

  private static func cell(_ text: String, _ columns: Int) -> [UInt8] {
    let padding = max(columns - 1 - TextColumns.width(of: text), 0)
    return Array("│ \(text)\(String(repeating: " ", count: padding))".utf8)
  }
}
