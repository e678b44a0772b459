import ScreenSnapshot
import ScreenText

/// Formats what is visible for a terminal.
struct ExploreFormatter {
  let style: Style

  /// The columns of the terminal, which may change.
  let columns: @Sendable () -> Int

  /// The most controls that are listed at once.
  static let maximumControls = 40

  /// What changed, and what is visible now; what `look` prints takes the place of both.
  func lines(on step: Step?, _ explored: ExploredStep) -> [String] {
    if step == .look {
      return explored.result.filter { !$0.isEmpty } + explored.page.path
        + controls(of: explored.page, from: 0)
    }
    return explored.effect.map { style.paint(TextColumns.visible($0), .bold) }
      + lines(on: explored.page)
  }

  /// The picture, the path and the first controls.
  func lines(on page: ExploredPage) -> [String] {
    page.picture.split(separator: "\n").map(String.init) + page.path + controls(of: page, from: 0)
  }

  /// The controls from a position on, and how many follow.
  func controls(of page: ExploredPage, from start: Int) -> [String] {
    if page.controls.isEmpty { return ["no controls"] }
    let shown = page.controls.indices.dropFirst(start).prefix(Self.maximumControls)
    let rest = page.controls.count - shown.endIndex
    let more = rest > 0 ? ["… and \(rest) more; type 'more' to list them"] : []
    return rows(of: shown.map { entry(page.controls[$0], number: $0 + 1) }) + more
  }

  /// A control with its number, as text and painted.
  private struct Entry {
    let text: String
    let painted: String
  }

  private func entry(_ control: ExploredControl, number: Int) -> Entry {
    let name = control.isEnabled ? control.name : "(\(control.name))"
    return Entry(
      text: "\(number) \(name)",
      painted:
        "\(style.paint("\(number)", .cyan)) \(control.isEnabled ? name : style.paint(name, .dim))")
  }

  /// Rows as wide as the terminal; a row for each control if terminals would reorder a row.
  private func rows(of entries: [Entry]) -> [String] {
    let isReordered = entries.contains { $0.text.unicodeScalars.contains(where: \.isRightToLeft) }
    let columns = isReordered ? 0 : columns()
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

extension Unicode.Scalar {
  /// Whether the scalar is in a block of scripts that are written from right to left.
  ///
  /// - SeeAlso: Unicode Standard Annex #9, and `DerivedBidiClass.txt`.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
