/// Columns of one line of a text.
package struct TextRegion: Hashable, Codable, Sendable {
  /// The number of the line, counted from 0.
  package let line: Int
  package let columns: Range<Int>

  package init(line: Int, columns: Range<Int>) {
    (self.line, self.columns) = (line, columns)
  }
}

// MARK: - Marks

/// Invisible marks around parts of a picture, one mark for each number.
///
/// A text of the app contains no marks in a picture, because its invisible characters are drawn by their names.
private enum Mark {
  static let scalars: ClosedRange<UInt32> = 0xE01F0...0xE0FFF

  static func number(of cell: TextCell) -> Int? {
    guard let scalar = cell.text.unicodeScalars.first, scalars.contains(scalar.value) else {
      return nil
    }
    return Int(scalar.value - scalars.lowerBound)
  }
}

extension VisibleText {
  /// The text with marks around what is visible, which take no columns; without a number, or with one above all marks,
  /// the text itself.
  package func numbered(_ number: Int?) -> VisibleText {
    guard let number, number < Mark.scalars.count,
      let mark = Unicode.Scalar(Mark.scalars.lowerBound + UInt32(number)),
      let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return self }
    return VisibleText(
      "\(text[..<first])\(mark)\(text[first...last])\(mark)\(text[last...].dropFirst())",
      width: width)
  }
}

extension TextRegion {
  /// The first marked part of a picture for each number.
  package static func numbered(in picture: String) -> [Int: TextRegion] {
    var regions: [Int: TextRegion] = [:]
    for (line, text) in picture.split(separator: "\n").enumerated() {
      var (column, end) = (0, 0)
      var parts: [Int: Range<Int>] = [:]
      for cell in TextCells(text) {
        column += cell.width
        if let number = Mark.number(of: cell) {
          parts[number] = (parts[number]?.lowerBound ?? column)..<column
        } else if !cell.isSpace, cell.text != "│" {
          end = column
        }
      }
      for (number, part) in parts where regions[number] == nil {
        // A word that is too long for the line has its second mark on the next one.
        let columns = part.isEmpty ? part.lowerBound..<max(end, part.lowerBound) : part
        regions[number] = TextRegion(line: line, columns: columns)
      }
    }
    return regions
  }
}
