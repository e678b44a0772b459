import ScreenSnapshot
import ScreenText

/// The result of comparing a screen's text with its golden.
enum GoldenComparison: Equatable {
  /// Equal, or equal except for CRLF line endings, with a note.
  case matched(note: String?)

  /// Different, with a note if the golden has CRLF line endings.
  case changed(note: String?)

  /// The golden is missing.
  case new

  /// The file is no golden: the reason with a remedy, and the line of the defect, counted from 1.
  case invalid(reason: String, line: Int? = nil)

  static func conflictMarker(line: Int) -> GoldenComparison {
    .invalid(
      reason: "contains merge conflict markers; record it again to resolve the conflict", line: line
    )
  }

  /// The file is not text with front matter.
  static func malformed(line: Int) -> GoldenComparison {
    .invalid(reason: "is not a text that Screenwalk recorded; record it again", line: line)
  }
}

extension GoldenComparison {
  /// Compares a text with a golden, which is nil if it is missing, without computing the difference.
  init(of text: [UInt8], with golden: [UInt8]?) {
    guard let golden else {
      self = .new
      return
    }
    guard text != golden else {
      self = .matched(note: nil)
      return
    }
    let lines = LineEndings.normalized(golden)
    let note = Self.note(onLineEndingsOf: golden)
    self = lines == text ? .matched(note: note) : Self.defect(in: lines) ?? .changed(note: note)
  }

  /// Finds the first defect of a golden with LF line endings; nil if it can be compared.
  static func defect(in bytes: [UInt8]) -> GoldenComparison? {
    let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: ConflictMarker.isMarker) {
      return .conflictMarker(line: index + 1)
    }
    if !isText(bytes[...]), let index = lines.firstIndex(where: { !isText($0) }) {
      return .malformed(line: index + 1)
    }
    let fence = FrontMatter.fence.utf8
    let hasFrontMatter = lines.first?.elementsEqual(fence) ?? false
    return hasFrontMatter && lines.dropFirst().contains { $0.elementsEqual(fence) }
      ? nil : .malformed(line: 1)
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    // `String(validating:as:)` is missing on older systems.
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  /// The note on a golden or a journey with CRLF line endings; nil for LF.
  static func note(onLineEndingsOf golden: [UInt8]) -> String? {
    LineEndings.normalized(golden).count == golden.count
      ? nil : "has CRLF line endings; add 'manifests/**/*.txt text eol=lf' to .gitattributes"
  }
}

enum LineEndings {
  /// Replaces CRLF, which a checkout on Windows may produce, by LF.
  static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    return zip(bytes, bytes.dropFirst() + [0])
      .filter { byte, next in byte != 0x0D || next != .lineFeed }
      .map(\.0)
  }
}
