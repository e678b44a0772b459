import ScreenContents
import ScreenText

/// A row of a control golden: a control, and what a tap on it does.
struct ControlGoldenRow: Equatable {
  var control: Control
  var effect = ControlEffectText()

  struct Control: Equatable {
    /// The layout of a control that only another layout has.
    var layout: String?

    /// The control that presents the dialog with this button.
    var parent: String?

    /// The name of the control, with its number if it repeats.
    let label: String

    let indentation: Int
  }
}

extension ControlGoldenRow {
  /// Reads the rows of a control golden, or of a part of one.
  ///
  /// - Complexity: O(*n*) in the lines.
  static func rows(of lines: some Sequence<String>) -> [ControlGoldenRow] {
    let lines = Array(lines)
    var rows: [ControlGoldenRow] = []
    var layout: String?
    var parent: String?
    for line in lines.lastIndex(of: "---").map({ lines[($0 + 1)...] }) ?? lines[...] {
      if line.prefix(while: { $0 == " " }).count >= ControlRow.effectColumn {
        if rows.isEmpty { continue }
        rows[rows.count - 1].effect.append(String(line.dropFirst(ControlRow.effectColumn)))
      } else if let heading = ScreenLayout.allCases.first(where: { line == "\($0.rawValue):" }) {
        (layout, parent) = (heading.rawValue, nil)
      } else if line != "no controls" {
        var row = ControlGoldenRow(line)
        row.control.layout = layout
        if row.control.indentation == 0 {
          parent = row.control.label
        } else {
          row.control.parent = parent
        }
        rows.append(row)
      }
    }
    return rows
  }

  /// Reads the first line of a row.
  private init(_ line: String) {
    var column = 0
    let label = line.prefix { character in
      column += TextColumns.width(of: String(character))
      return column <= ControlRow.effectColumn
    }
    let indentation = line.prefix { $0 == " " }.count
    let hasEffect = label.hasSuffix("  ")
    let name = String((hasEffect ? label : line[...]).dropFirst(indentation))
    control = Control(label: hasEffect ? name.trimmingEnd : name, indentation: indentation)
    if hasEffect { effect.effect = String(line[label.endIndex...]) }
  }
}

extension ControlEffectText {
  /// Adds a line below the row: the words if they did not fit beside the control, or a payload.
  fileprivate mutating func append(_ line: String) {
    if effect.isEmpty, !line.hasPrefix(" ") {
      effect = line
    } else {
      block.append(line)
    }
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
