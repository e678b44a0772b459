import ScreenPayloads
import ScreenText

extension DescribedState {
  /// The paths to the state and to another one, with what differs although the paths are the same text.
  ///
  /// Paths cut long payloads, write values with an identifier as the identifier alone, and redact secrets:
  /// `trips › trip(…)` becomes `trips › trip(…) (trip: … visits: 1)` and `trips › trip(…) (trip: … visits: 2)`.
  package func distinctPaths(to other: DescribedState) -> (own: String, other: String) {
    if line != other.line || self == other { return (line, other.line) }
    let words = difference(from: other)
    return (line + words.own, other.line + words.other)
  }

  /// The list of tabs, after a path.
  package var tabWords: String {
    " with the tabs \(WordList.list(tabs.map(\.shortForm.text)))"
  }

  private func difference(from other: DescribedState) -> (own: String, other: String) {
    if tabs != other.tabs { return (tabWords, other.tabWords) }
    let diff = LineDiff(
      from: Array(FrontMatter(in: self).text.utf8), to: Array(FrontMatter(in: other).text.utf8))
    if let change = diff.changes.first {
      return (Self.words(at: change.old, of: diff.old), Self.words(at: change.new, of: diff.new))
    }
    let pair = zip(allPlaces, other.allPlaces).first { $0 != $1 }
    if let own = pair?.0.dialog, let found = pair?.1.dialog, own != found {
      return ("", " \(own.differences(of: found))")
    }
    let name = pair.flatMap { $0.value?.payload.nameOfDifference(from: $1.value?.payload) }
    let key = name.map { "\($0): " } ?? ""
    return (" (\(key)\(Redaction.placeholder))", " (\(key)\(Redaction.otherPlaceholder))")
  }

  /// The first of some lines of front matter, below the key that it belongs to; empty without lines.
  private static func words(at range: Range<Int>, of lines: [LineDiff.Line]) -> String {
    guard let index = range.first else { return "" }
    let line = lines[index].withoutIndentation
    let key = lines[..<index].map(\.withoutIndentation)
      .last { $0.columns < line.columns && $0.text.hasSuffix(":") }
    let text = [key?.text, line.text].compactMap(\.self).joined(separator: " … ")
    return " (\(TextColumns.visible(text, maximumCells: ShortForm.maximumColumns)))"
  }
}

extension LineDiff.Line {
  /// A line of YAML without the spaces and dashes before it, and their number.
  fileprivate var withoutIndentation: (columns: Int, text: String) {
    var rest = text[...]
    while rest.hasPrefix("  ") || rest.hasPrefix("- ") { rest = rest.dropFirst(2) }
    return (text.count - rest.count, String(rest))
  }
}
