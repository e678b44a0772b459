/// Columns of one line of a text.
package struct TextRegion: Hashable, Codable, Sendable {
  /// The number of the line, counted from 0.
  package let line: Int
  package let columns: Range<Int>

  package init(line: Int, columns: Range<Int>) {
    (self.line, self.columns) = (line, columns)
  }
}
