@testable import ScreenText

extension UnifiedDiff {
  /// Applies the difference to the old text.
  ///
  /// - Returns: The new text; nil if `old` does not match the hunks.
  func applied(to old: [UInt8]) -> [UInt8]? {
    let lines = LineDiff.Line.lines(of: old)
    var result: [UInt8] = []
    var position = 0
    for hunk in hunks {
      let start = hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1
      guard position <= start, start + hunk.oldCount <= lines.count else { return nil }
      for line in lines[position..<start] { line.append(to: &result) }
      let before = hunk.lines.lazy.filter { $0.kind != .added }.map(\.content)
      guard lines[start..<start + hunk.oldCount].elementsEqual(before) else { return nil }
      for line in hunk.lines where line.kind != .removed { line.content.append(to: &result) }
      position = start + hunk.oldCount
    }
    for line in lines[position...] { line.append(to: &result) }
    return result
  }
}

extension LineDiff.Line {
  /// Appends the line, with its line feed if it has one.
  func append(to buffer: inout [UInt8]) {
    buffer += bytes
    if isTerminated { buffer.append(.newline) }
  }
}
