import ScreenContents
import ScreenText

extension [ControlRow] {
  /// The rows, with one instead of those in a list of rows that do the same but for their payloads.
  ///
  /// Rows of the list that do something else than most stay, after the one for the others.
  ///
  /// - Complexity: O(*n*) in the rows.
  var withListsOnce: [ControlRow] {
    var lists: [ControlList] = []
    var positions: [ControlList.Key: Int] = [:]
    var counts: [ControlListRow: Int] = [:]
    // A list in place of its first row, and all rows that are in none.
    var entries: [Entry] = []
    for row in self {
      guard let listRow = row.control.row else {
        entries.append(.row(row))
        continue
      }
      let part = counts[listRow, default: 0]
      counts[listRow] = part + 1
      let key = ControlList.Key(path: listRow.path, part: part)
      if let position = positions[key] {
        lists[position].rows.append(row)
      } else {
        positions[key] = lists.count
        entries.append(.list(lists.count))
        lists.append(ControlList(title: listRow.title, rows: [row]))
      }
    }
    return Self.numbered(
      entries.flatMap { entry in
        switch entry {
        case .row(let row): [row]
        case .list(let position): lists[position].listed
        }
      })
  }

  private enum Entry {
    case row(ControlRow)
    case list(Int)
  }

  /// Numbers rows of lists with the same label.
  private static func numbered(_ rows: [ControlRow]) -> [ControlRow] {
    var counts: [String?: Int] = [:]
    return rows.map { row in
      guard case .rows(let name, _) = row.outcome else { return row }
      var row = row
      counts[name, default: 0] += 1
      row.number = counts[name] ?? 1
      return row
    }
  }
}

/// The controls at one place in each row of a list of rows.
private struct ControlList {
  struct Key: Hashable {
    /// The positions of the list, in sections from the outside in.
    let path: [Int]

    /// The position of the control in its row.
    let part: Int
  }

  let title: String?
  var rows: [ControlRow]

  /// One row for all that do what most do, and the others on their own.
  var listed: [ControlRow] {
    let forms = rows.map(ControlRow.Form.init)
    let counts = forms.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    guard most > 1, let form = forms.first(where: { counts[$0] == most }) else { return rows }
    let alike = zip(rows, forms).filter { $1 == form }.map(\.0)
    return [summary(of: alike, form)] + zip(rows, forms).filter { $1 != form }.map(\.0)
  }

  /// One row for several: what they do without payloads, and a checksum of what the golden leaves out.
  private func summary(of alike: [ControlRow], _ form: ControlRow.Form) -> ControlRow {
    let names = Set(alike.map(\.control.name))
    let name = names.count == 1 ? names.first : title
    let checksum = Checksum.text(of: alike.flatMap(\.lines).joined(separator: "\n").utf8)
    var row = ControlRow(
      of: alike[0].control,
      .rows(name: name, words: "\(alike.count) × \(form.words) (\(checksum))"))
    row.nested = zip(alike[0].nested, form.nested).map {
      ControlRow(of: $0.control, .words($1.words))
    }
    return row
  }
}

extension ControlRow {
  /// What two rows of a list have in common that differ only in their payloads.
  fileprivate struct Form: Hashable {
    let words: String
    private let role: ScreenButton.Role?
    private let identities: [DescribedValue.Identity]

    /// The labels of the buttons of the dialog, and their forms.
    private let labels: [String]
    let nested: [Form]

    init(_ row: ControlRow) {
      switch row.outcome {
      case .effect(let effect):
        (words, identities) = (effect.textWithoutPayloads, effect.identities)
      case .words(let words), .rows(_, let words): (self.words, identities) = (words, [])
      }
      role = row.control.role
      labels = row.nested.map(\.control.name)
      nested = row.nested.map(Form.init)
    }
  }
}
