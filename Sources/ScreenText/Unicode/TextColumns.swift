/// The width, visible form and line breaks of text in pictures and terminals.
///
/// The results are the same on every machine: see `UnicodeTable`.
package enum TextColumns {
  /// Returns the columns of a text in a terminal.
  ///
  /// Invisible characters count as in a terminal, mostly 0. Pass a text that may contain them to
  /// `visible(_:)` first.
  package static func width(of text: String) -> Int {
    text.isPrintableASCII ? text.utf8.count : TextCells(text[...]).reduce(0) { $0 + $1.width }
  }

  /// Returns a text for a single line, with all invisible characters made visible.
  ///
  /// | in the text | in the picture |
  /// | --- | --- |
  /// | C0 controls, DEL | their pictures: `␛`, `␊`, `␡` |
  /// | other controls, bidirectional marks, unusual spaces, anything invisible | `‹U+202E›` |
  /// | selectors, tags and joiners in an emoji, joiners that shape Arabic or Indic | unchanged |
  /// | marks without a base | on a dotted circle, U+25CC |
  ///
  /// A visible text stays unchanged.
  package static func visible(_ text: String) -> String {
    if text.isPrintableASCII { return text }
    var picture = ""
    for cell in TextCells(text[...]) { cell.append(to: &picture) }
    return picture
  }

  /// Wraps a text into one or more visible lines.
  ///
  /// Lines break at spaces, which are removed there, and between two wide cells. A word that is wider
  /// than a line breaks between any two cells. Other spaces stay if they fit. LF and CR LF start a new
  /// line. With one column, a line with a wide cell is too wide.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Precondition: `columns` is positive.
  package static func lines(of text: String, to columns: Int) -> [VisibleText] {
    precondition(columns > 0, "a line needs at least one column")
    // As a character, CR LF is one line end.
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .flatMap { VisibleText(String($0)).wrapped(to: columns) }
  }

  /// Joins visible words with spaces into lines; a word that is wider than a line stays whole.
  package static func fill(_ words: some Sequence<String>, to columns: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for word in words {
      let width = width(of: word)
      if let line = lines.last, width < room {
        lines[lines.count - 1] = "\(line) \(word)"
        room -= width + 1
      } else {
        lines.append(word)
        room = columns - width
      }
    }
    return lines
  }

  /// The lines of a list of visible names with commas between them.
  package static func list(_ names: [String]) -> [String] {
    fill(names.dropLast().map { "\($0)," } + names.suffix(1), to: 90)
  }

  /// Returns a visible text with spaces after it, up to a number of columns.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String.spaces(columns - width(of: text))
  }

  /// Returns the visible form of a text; if it is too long, its start and `…`.
  ///
  /// The start has at most `maximumCells` cells. Because a cell can have any number of marks, it also has at most four
  /// bytes for each of these cells and 64 more.
  package static func visible(_ text: String, maximumCells: Int) -> String {
    let text = visible(text)
    if text.utf8.count <= maximumCells { return text }
    var bytes = 0
    for (count, cell) in TextCells(text[...]).enumerated() {
      bytes += cell.text.utf8.count
      if count == maximumCells || bytes > 4 * maximumCells + 64 {
        return "\(text[..<cell.text.startIndex])…"
      }
    }
    return text
  }
}
