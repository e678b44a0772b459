/// Text as it stands in a picture: how wide it is, what of it can be seen, where it breaks.
///
/// The same on every machine: see `UnicodeTable`.
package enum TextColumns {
  /// Counts the columns of a terminal that a text takes.
  ///
  /// What is invisible counts as a terminal would count it if it let it through, mostly 0. A text
  /// that may hold such characters goes through `visible(_:)` first.
  package static func width(of text: String) -> Int {
    SingleWidthText.width(of: text.utf8) ?? TextCells(text[...]).reduce(0) { $0 + $1.width }
  }

  /// Turns a text into one that can be put on one line of a picture with nothing hidden in it.
  ///
  /// | in the text | in the picture |
  /// | --- | --- |
  /// | C0 controls, DEL | their pictures: `␛`, `␊`, `␡` |
  /// | other controls, bidirectional marks, unusual spaces, anything invisible | `‹U+202E›` |
  /// | selectors, tags and joiners within an emoji, joiners that shape Arabic or Indic | stay |
  /// | marks with nothing to sit on | on a dotted circle, U+25CC |
  /// | marks after the sixteenth on one character | `‹U+0301›` |
  ///
  /// A visible text comes back as it is, so doing it twice does no harm.
  package static func visible(_ text: String) -> String {
    SingleWidthText.width(of: text.utf8) == nil ? picture(of: text[...]) : text
  }

  /// Breaks a text into lines of a width; each is visible and none is cut.
  ///
  /// Breaks are at spaces, which vanish there, and between two wide cells; a word too wide for a
  /// line is broken between any two cells. Spaces stay inside a line, at the end of the text and
  /// at its beginning, as far as they fit. A line break in the text, LF or CR LF, begins a new
  /// line; there is always at least one line.
  ///
  /// - Parameters:
  ///   - text: The text, of any length; the time is linear in it.
  ///   - columns: The width of a line. With 1, a wide cell stands alone in a line too narrow
  ///     for it; the pictures have 8 at least.
  /// - Returns: The lines, without line breaks, none wider than `columns` if that is 2 or more.
  /// - Precondition: `columns` is positive.
  static func wrap(_ text: String, to columns: Int) -> [String] {
    precondition(columns > 0, "a line has at least one column")
    var lines: [String] = []
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let isLast = line.endIndex == text.endIndex
      wrap(isLast || line.last != 0x0D ? line : line.dropLast(), to: columns, into: &lines)
    }
    return lines
  }

  /// Breaks what stands between two line breaks.
  private static func wrap(
    _ line: Substring.UTF8View, to columns: Int, into lines: inout [String]
  ) {
    let width = SingleWidthText.width(of: line)
    let line = Substring(line)
    if let width, width <= columns {
      lines.append(String(line))
    } else {
      let text = width == nil ? picture(of: line) : String(line)
      lines += LineWrapper(text, columns: columns).wrapped()
    }
  }

  private static func picture(of text: Substring) -> String {
    var picture = ""
    picture.reserveCapacity(text.utf8.count)
    for cell in TextCells(text) { cell.append(to: &picture) }
    return picture
  }
}
