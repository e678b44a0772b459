/// Why a file at a screen's path cannot be its golden.
enum GoldenDefect: Equatable {
  /// A merge left both sides in the file.
  case conflictMarker(line: Int)

  /// The file is not text.
  case invalidUTF8(line: Int)

  /// The file begins with a byte order mark.
  case byteOrderMark

  /// The file does not begin with `---`.
  case noFrontMatter

  /// There is no second `---`.
  case unterminatedFrontMatter

  /// The file could not be read.
  case unreadable(String)
}

extension GoldenDefect {
  /// The line of the fault, counted from 1, where it has one.
  var line: Int? {
    switch self {
    case .conflictMarker(let line), .invalidUTF8(let line): line
    case .byteOrderMark, .noFrontMatter, .unterminatedFrontMatter: 1
    case .unreadable: nil
    }
  }

  /// What was found, and what to do.
  var reason: String {
    switch self {
    case .conflictMarker:
      "has conflict markers of an unfinished merge; record it anew to end the merge"
    case .invalidUTF8: "is not valid UTF-8; record it anew"
    case .byteOrderMark: "begins with a byte order mark; save it without one, or record it anew"
    case .noFrontMatter:
      "has no front matter: its first line is not '---'; record it anew"
    case .unterminatedFrontMatter:
      "has a front matter without end: no second line is '---'; record it anew"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}

extension GoldenDefect {
  /// Looks for the first fault in a golden.
  ///
  /// - Parameter bytes: The file, with LF line ends.
  /// - Returns: Nil where the file can be compared.
  static func first(in bytes: [UInt8]) -> GoldenDefect? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .byteOrderMark }
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: isConflictMarker) {
      return .conflictMarker(line: index + 1)
    }
    if let index = droppingIncompleteCharacter(lines).firstIndex(where: { !isText($0) }) {
      return .invalidUTF8(line: index + 1)
    }
    guard let first = lines.first, first.elementsEqual(fence) else { return .noFrontMatter }
    return lines.dropFirst().contains { $0.elementsEqual(fence) } ? nil : .unterminatedFrontMatter
  }

  private static let fence = "---".utf8

  private static func isText(_ line: ArraySlice<UInt8>) -> Bool {
    // `String(validating:as:)` is not there on older systems.
    String(decoding: line, as: UTF8.self).utf8.elementsEqual(line)
  }

  /// The lines without the beginning of a character at the end: there, a file was cut.
  ///
  /// - SeeAlso: RFC 3629, section 3, for how the first byte tells the length.
  private static func droppingIncompleteCharacter(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<
    UInt8
  >] {
    guard let last = lines.last else { return lines }
    let tail = last.reversed().prefix { $0 & 0b1100_0000 == 0b1000_0000 }
    guard let lead = last.dropLast(tail.count).last, (0xC2...0xF4).contains(lead) else {
      return lines
    }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    return tail.count + 1 < length ? lines.dropLast() + [last.dropLast(tail.count + 1)] : lines
  }

  /// Whether a line is one of the four that git writes into a file that it could not merge.
  ///
  /// No line of a golden begins so: they begin with a key, a dash or a frame.
  private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.first, "<=>|".utf8.contains(sign), line.count >= 7 else { return false }
    return line.prefix(7).allSatisfy { $0 == sign }
      && (line.count == 7 || line.dropFirst(7).first == .space)
  }
}
