import ScreenText

/// A row of a control golden: a control, and what a tap on it does.
struct ControlGoldenRow: Equatable {
  /// The layout of a control that only another layout has.
  var layout: String?

  /// The control that presents the dialog with this button.
  var parent: String?

  /// The name of the control, with its number if it repeats.
  let label: String

  /// The words of the effect.
  var effect: String

  /// The lines of payloads that are too long for the row.
  var block: [String] = []

  let indentation: Int

  /// Whether the rows are about the same control.
  func hasSameControl(as other: ControlGoldenRow) -> Bool {
    label == other.label && parent == other.parent && layout == other.layout
      && indentation == other.indentation
  }

  /// Whether taps do the same.
  func hasSameEffect(as other: ControlGoldenRow) -> Bool {
    effect == other.effect && block == other.block
  }
}

extension ControlGoldenRow {
  /// Reads the rows of a control golden, or of a part of one.
  ///
  /// - Complexity: O(*n*) in the lines.
  static func rows(of lines: some Sequence<String>) -> [ControlGoldenRow] {
    var rows: [ControlGoldenRow] = []
    var layout: String?
    var parent: String?
    for line in body(of: Array(lines)) {
      if let text = continuation(line) {
        if rows.isEmpty { continue }
        if rows[rows.count - 1].effect.isEmpty, !text.hasPrefix(" ") {
          rows[rows.count - 1].effect = text
        } else {
          rows[rows.count - 1].block.append(text)
        }
      } else if let heading = ScreenLayout.allCases.first(where: { line == "\($0.rawValue):" }) {
        (layout, parent) = (heading.rawValue, nil)
      } else if line != "no controls" {
        var row = ControlGoldenRow(line)
        row.layout = layout
        if row.indentation == 0 { parent = row.label } else { row.parent = parent }
        rows.append(row)
      }
    }
    return rows
  }

  /// The lines below the front matter.
  private static func body(of lines: [String]) -> ArraySlice<String> {
    lines.lastIndex(of: "---").map { lines[($0 + 1)...] } ?? lines[...]
  }

  /// The text of a line that continues a row, from the column of effects on.
  private static func continuation(_ line: String) -> String? {
    let isContinued = line.prefix { $0 == " " }.count >= ControlRow.effectColumn
    return isContinued ? String(line.dropFirst(ControlRow.effectColumn)) : nil
  }

  /// Reads the first line of a row.
  private init(_ line: String) {
    indentation = line.prefix { $0 == " " }.count
    var column = 0
    let label = line.prefix { character in
      column += TextColumns.width(of: String(character))
      return column <= ControlRow.effectColumn
    }
    if label.hasSuffix("  ") {
      effect = String(line[label.endIndex...])
      self.label = String(label.drop { $0 == " " }).trimmingEnd
    } else {
      effect = ""
      self.label = String(line.drop { $0 == " " })
    }
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
