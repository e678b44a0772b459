import ScreenText

/// Why a file at a screen's path cannot be its golden.
enum GoldenDefect: Equatable {
  /// The file contains both sides of a merge.
  case conflictMarker(line: Int)

  /// The file is not text with front matter.
  case malformed(line: Int)

  /// The file could not be read.
  case unreadable(String)
}

extension GoldenDefect {
  /// The line of the defect, counted from 1.
  var line: Int? {
    switch self {
    case .conflictMarker(let line), .malformed(let line): line
    case .unreadable: nil
    }
  }

  /// The defect, and what to do.
  var reason: String {
    switch self {
    case .conflictMarker:
      "contains merge conflict markers; record it again to resolve the conflict"
    case .malformed: "is not a text that Screenwalk recorded; record it again"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
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
