import Foundation
package import ScreenDriver
import ScreenJobs
package import ScreenPayloads
package import ScreenRendering
import ScreenText

/// One step of a journey file.
package struct JourneyStep: Equatable, Sendable {
  /// The number of the step's line, counted from 1.
  let line: Int

  /// The comments between the previous result and the step, with the blank lines among them.
  let comments: [String]

  /// The step's line, which starts with `> `.
  let text: String

  package let action: Step

  /// The lines of the result as in the file, where some lines start with a backslash.
  var resultLines: [String]

  /// Why the step is known to fail; nil if it should work.
  var known: String?
}

extension JourneyStep {
  /// The result, without blank lines at its start and end.
  var result: [String] { resultLines.map(Self.unescaped) }

  /// The lines of a file for a result, whose elements may contain line ends.
  ///
  /// A line that starts like a step, a comment or a conflict marker is written after a backslash, and
  /// so is one that starts with a backslash, and a blank one. Control characters are replaced by their pictures. Blank
  /// lines at the start and the end are removed.
  package static func lines(of result: [String]) -> [String] {
    let lines = result.flatMap { element in
      element.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
        .map { escaped(withoutControls(String(Substring($0)))) }
    }
    // A blank line ends a result.
    return trimmed(lines[...]).map { JourneyLines.isBlank($0) ? "\\" + $0 : $0 }
  }

  /// The lines without blank lines at the start and the end.
  static func trimmed(_ lines: ArraySlice<String>) -> [String] {
    var lines = lines.drop(while: JourneyLines.isBlank)
    while let last = lines.last, JourneyLines.isBlank(last) { lines.removeLast() }
    return Array(lines)
  }

  /// Whether a line is a comment: a run writes `#` at the start of a result after a backslash.
  static func isComment(_ line: String) -> Bool { line.utf8.first == UInt8(ascii: "#") }

  /// The text after `# known:`, which may be empty; nil for any other line.
  static func knownReason(in line: String) -> String? {
    let mark = "# known:"
    guard line.utf8.starts(with: mark.utf8) else { return nil }
    return String(line.dropFirst(mark.count)).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a line would be a step without the spaces before it.
  static func isIndented(_ line: String) -> Bool {
    guard line.utf8.first == 0x20 || line.utf8.first == 0x09 else { return false }
    return line.drop { $0 == " " || $0 == "\t" }.utf8.starts(with: "> ".utf8)
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func escaped(_ line: String) -> String {
    let first = line.utf8.first
    let isMarkup =
      first == backslash || first == UInt8(ascii: ">") || isIndented(line) || isComment(line)
      || JourneyLines.isConflictMarker(Array(line.utf8)[...])
    return isMarkup ? "\\" + line : line
  }

  private static func unescaped(_ line: String) -> String {
    line.utf8.first == backslash ? String(Substring(line.utf8.dropFirst())) : line
  }

  private static func withoutControls(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: JourneyLines.isForbidden) else { return line }
    return line.unicodeScalars.map { scalar in
      JourneyLines.isForbidden(scalar) ? TextColumns.visible(String(scalar)) : String(scalar)
    }.joined()
  }
}

extension JourneyStep {
  /// The step's line as reports and messages display it.
  ///
  /// The file keeps the line as it is.
  func displayed(redaction: Redaction) -> String {
    Self.displayed(line: text, redaction: redaction)
  }

  /// The line of a step without the secrets of a URL that it opens.
  fileprivate static func displayed(line: String, redaction: Redaction) -> String {
    guard let action = try? Step(parsing: String(Substring(line.utf8.dropFirst(2)))) else {
      return line
    }
    let redacted = action.redacted(by: redaction)
    return redacted == action ? line : "> \(redacted.text)"
  }
}

extension JourneyFile {
  /// The lines of a journey file without the secrets of URLs that its steps open, also in comments.
  static func displayed(_ bytes: [UInt8], redaction: Redaction) -> [UInt8] {
    let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    return Array(lines.map { displayed(line: $0, redaction) }.joined(separator: [.lineFeed]))
  }

  private static func displayed(
    line: ArraySlice<UInt8>, _ redaction: Redaction
  ) -> [UInt8] {
    let mark = line.first == UInt8(ascii: "#") ? line.prefix { "# ".utf8.contains($0) } : []
    let end = line.last == UInt8(ascii: "\r") ? line.suffix(1) : []
    let step = line.dropFirst(mark.count).dropLast(end.count)
    guard step.starts(with: "> open ".utf8) else { return Array(line) }
    let text = String(decoding: step, as: UTF8.self)
    return mark + Array(JourneyStep.displayed(line: text, redaction: redaction).utf8) + end
  }
}

extension Redaction {
  /// A text of a folder as reports and diffs display it: a journey without the secrets of URLs that its steps open.
  package func displayed(_ bytes: [UInt8], in folder: GoldenFolder) -> [UInt8] {
    folder == .journeys ? JourneyFile.displayed(bytes, redaction: self) : bytes
  }
}
