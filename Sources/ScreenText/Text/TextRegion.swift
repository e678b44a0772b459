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

/// Invisible tags around a part of a picture, the number first: no text of the app has them there, because they are
/// drawn by their names.
private enum Mark {
  static let start: Unicode.Scalar = "\u{E0001}"
  static let end: Unicode.Scalar = "\u{E007F}"
  static let zero: UInt32 = 0xE0030

  /// The digit that a tag stands for; nil for another scalar.
  static func digit(_ tag: Unicode.Scalar) -> Int? {
    (zero...zero + 9).contains(tag.value) ? Int(tag.value - zero) : nil
  }
}

extension VisibleText {
  /// The text with marks around what is visible, which have a number and take no columns; without a number, the text
  /// itself.
  package func numbered(_ number: Int?) -> VisibleText {
    guard let number, let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return self }
    var marked = String(Mark.start)
    for digit in "\(number)".utf8 {
      let tag = Mark.zero + UInt32(digit - UInt8(ascii: "0"))
      marked.unicodeScalars.append(Unicode.Scalar(tag) ?? Mark.start)
    }
    return VisibleText(
      "\(text[..<first])\(marked)\(text[first...last])\(Mark.end)\(text[last...].dropFirst())",
      width: width)
  }
}

extension TextRegion {
  /// The first part of a picture for each number that its marks have.
  package static func numbered(in picture: String) -> [Int: TextRegion] {
    var regions: [Int: TextRegion] = [:]
    for (line, text) in picture.split(separator: "\n").enumerated() {
      var (number, column, end) = (0, 0, 0)
      var start: Int?
      /// Ends the part, unless a part on a line before has its number.
      func endPart() {
        if let first = start, regions[number] == nil {
          regions[number] = TextRegion(line: line, columns: first..<end)
        }
        start = nil
      }
      for cell in TextCells(text) {
        let scalar = cell.text.unicodeScalars.first ?? Mark.end
        if scalar == Mark.start {
          (number, start) = (0, column)
        } else if let digit = Mark.digit(scalar) {
          number = 10 * number + digit
        } else if scalar == Mark.end {
          end = column
          endPart()
        } else {
          column += cell.width
          if !cell.isSpace, scalar != "│" { end = column }
        }
      }
      // A word that is too long for a line has its other mark on the next one.
      endPart()
    }
    return regions
  }
}
