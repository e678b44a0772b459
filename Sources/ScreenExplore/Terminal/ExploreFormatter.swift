import ScreenText

/// Formats what is visible for a terminal.
struct ExploreFormatter {
  let style: Style

  /// The columns of the terminal, which may change.
  let columns: @Sendable () -> Int

  /// What changed, and what is visible now; for `look`, what it prints.
  func lines(on explored: ExploredStep, isLook: Bool = false) -> [String] {
    let page = explored.page
    let picture = page.picture.split(separator: "\n").map(String.init)
    let head =
      isLook
      ? explored.result.filter { !$0.isEmpty }
      : explored.effect.map { style.paint(TextColumns.visible($0), .bold) } + picture
    return head + page.path + controls(of: page)
  }

  /// The numbered controls.
  func controls(of page: ExploredPage) -> [String] {
    let events =
      page.events.isEmpty
      ? [] : ["events: \(page.events.map { TextColumns.visible($0) }.joined(separator: ", "))"]
    if page.controls.isEmpty { return ["no controls"] + events }
    return rows(of: page.controls.enumerated().map { entry($1, number: $0 + 1) }) + events
  }

  /// A control with its number, as text and painted.
  private typealias Entry = (text: String, painted: String)

  private func entry(_ control: ExploredControl, number: Int) -> Entry {
    let name = control.isEnabled ? control.name : "(\(control.name))"
    let painted = control.isEnabled ? name : style.paint(name, .dim)
    return ("\(number) \(name)", "\(style.paint("\(number)", .cyan)) \(painted)")
  }

  /// Rows as wide as the terminal.
  private func rows(of entries: [Entry]) -> [String] {
    let columns = columns()
    var rows: [String] = []
    var room = 0
    for entry in entries {
      let width = TextColumns.width(of: entry.text) + Self.gap.count
      if !rows.isEmpty, width <= room {
        rows[rows.count - 1] += Self.gap + entry.painted
        room -= width
      } else {
        rows.append(entry.painted)
        room = columns - width + Self.gap.count
      }
    }
    return rows
  }

  private static let gap = "   "
}
