import ScreenDriver
import ScreenText

/// The lines of a journey file.
enum JourneyLines {
  /// Splits a file into lines without their line ends.
  ///
  /// - Throws: The first defect of the file as a whole, or otherwise of a line.
  static func lines(of bytes: [UInt8]) throws(JourneyFileError) -> [String] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JourneyFileError(line: 1, defect: .invalidUTF8)
    }
    let slices = LineEndings.normalized(bytes).split(
      separator: .lineFeed, omittingEmptySubsequences: false)
    if let index = slices.firstIndex(where: isConflictMarker) {
      throw JourneyFileError(line: index + 1, defect: .conflictMarker)
    }
    var lines: [String] = []
    for slice in slices {
      let line = String(decoding: slice, as: UTF8.self)
      if let defect = defect(of: line, slice) {
        throw JourneyFileError(line: lines.count + 1, defect: defect)
      }
      lines.append(line)
    }
    if lines.allSatisfy(isBlank) { throw JourneyFileError(line: 1, defect: .noSteps) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Whether a line contains nothing but spaces and tabs.
  static func isBlank(_ line: String) -> Bool {
    line.utf8.allSatisfy { $0 == .space || $0 == 0x09 }
  }

  /// Whether a line of a file cannot contain the scalar.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }

  /// Whether a line starts a side of a merge.
  ///
  /// `=======` and `|||||||` occur only after another marker; prose can be underlined with them.
  static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
    ConflictMarker.isMarker(line, of: "<>")
  }

  private static func defect(of line: String, _ bytes: ArraySlice<UInt8>) -> JourneyDefect? {
    if !line.utf8.elementsEqual(bytes) { return .invalidUTF8 }
    return line.unicodeScalars.first(where: isForbidden).map { .controlCharacter($0) }
  }
}
