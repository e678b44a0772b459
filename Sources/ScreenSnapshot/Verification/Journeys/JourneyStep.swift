import ScreenText

/// One step of a journey file.
struct JourneyStep: Equatable, Sendable {
  /// The number of the step's line, counted from 1.
  let line: Int

  /// The comments between the previous result and the step, with the blank lines among them.
  let comments: [String]

  /// The step's line, which starts with `> `.
  let text: String

  let action: Step

  /// The lines of the result as in the file, where some lines start with a backslash.
  var resultLines: [String]
}

extension JourneyStep {
  /// The result, without blank lines at its start and end.
  var result: [String] { resultLines.map(Self.unescaped) }

  /// The lines of a file for a result, whose elements may contain line ends.
  ///
  /// A line that starts like a step, a comment or a conflict marker is written after a backslash, and
  /// so is one that starts with a backslash. Control characters are replaced by their pictures. Blank
  /// lines at the start and the end are removed.
  static func lines(of result: [String]) -> [String] {
    let lines = result.flatMap { element in
      element.utf8.split(separator: .newline, omittingEmptySubsequences: false)
        .map { escaped(withoutControls(String(Substring($0)))) }
    }
    return trimmed(lines[...])
  }

  /// The lines without blank lines at the start and the end.
  static func trimmed(_ lines: ArraySlice<String>) -> [String] {
    var lines = lines.drop(while: JourneyLines.isBlank)
    while let last = lines.last, JourneyLines.isBlank(last) { lines.removeLast() }
    return Array(lines)
  }

  /// Whether a line is a comment: `# ` and a text, or `#` alone.
  static func isComment(_ line: String) -> Bool {
    line.utf8.starts(with: "# ".utf8) || line == "#"
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func escaped(_ line: String) -> String {
    let first = line.utf8.first
    let isMarkup =
      first == backslash || first == UInt8(ascii: ">") || isComment(line)
      || JourneyLines.isConflictMarker(Array(line.utf8)[...])
    return isMarkup ? "\\" + line : line
  }

  private static func unescaped(_ line: String) -> String {
    line.utf8.first == backslash ? String(Substring(line.utf8.dropFirst())) : line
  }

  private static func withoutControls(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: JourneyLines.isForbidden) else { return line }
    var result = ""
    for scalar in line.unicodeScalars {
      if JourneyLines.isForbidden(scalar) {
        result += TextColumns.visible(String(scalar))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
