import ScreenText

/// Why a file at a screen's path cannot be its golden, and what to do.
struct GoldenDefect: Equatable {
  let reason: String

  /// The line of the defect, counted from 1; nil if the file could not be read.
  var line: Int?

  static func conflictMarker(line: Int) -> GoldenDefect {
    GoldenDefect(
      reason: "contains merge conflict markers; record it again to resolve the conflict", line: line
    )
  }

  /// The file is not text with front matter.
  static func malformed(line: Int) -> GoldenDefect {
    GoldenDefect(
      reason: "is not a text that Screenwalk recorded; record it again", line: line)
  }
}

extension GoldenDefect {
  /// Finds the first defect of a golden with LF line endings; nil if it can be compared.
  static func first(in bytes: [UInt8]) -> GoldenDefect? {
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: ConflictMarker.isMarker) {
      return .conflictMarker(line: index + 1)
    }
    if !isText(bytes[...]), let index = lines.firstIndex(where: { !isText($0) }) {
      return .malformed(line: index + 1)
    }
    let hasFrontMatter = lines.first?.elementsEqual(fence) ?? false
    return hasFrontMatter && lines.dropFirst().contains { $0.elementsEqual(fence) }
      ? nil : .malformed(line: 1)
  }

  private static let fence = "---".utf8

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    // `String(validating:as:)` is missing on older systems.
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
