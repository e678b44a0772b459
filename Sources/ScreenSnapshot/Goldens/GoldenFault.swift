/// Why a file at a screen's path cannot be its golden.
enum GoldenFault: Equatable {
  /// A merge left both sides in the file.
  case conflictMarker(line: Int)

  /// The file is not text.
  case badUTF8(line: Int)

  /// The file begins with a byte order mark.
  case byteOrderMark

  /// The file does not begin with `---`.
  case noFrontMatter

  /// There is no second `---`.
  case openFrontMatter

  /// The file could not be read.
  case unreadable(String)
}

extension GoldenFault {
  /// The line of the fault, counted from 1, where it has one.
  var line: Int? {
    switch self {
    case .conflictMarker(let line), .badUTF8(let line): line
    case .byteOrderMark, .noFrontMatter, .openFrontMatter: 1
    case .unreadable: nil
    }
  }

  /// What was found, and what to do.
  var reason: String {
    switch self {
    case .conflictMarker:
      "has conflict markers of an unfinished merge; record it anew to end the merge"
    case .badUTF8: "is not valid UTF-8; record it anew"
    case .byteOrderMark: "begins with a byte order mark; save it without one, or record it anew"
    case .noFrontMatter:
      "has no front matter: its first line is not '---'; record it anew"
    case .openFrontMatter:
      "has a front matter without end: no second line is '---'; record it anew"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}

extension GoldenFault {
  /// Looks for the first fault in a golden.
  ///
  /// - Parameter bytes: The file, with LF line ends.
  /// - Returns: Nil where the file can be compared.
  static func first(in bytes: [UInt8]) -> GoldenFault? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .byteOrderMark }
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: isConflictMarker) {
      return .conflictMarker(line: index + 1)
    }
    if let index = lines.firstIndex(where: { String(validating: $0, as: UTF8.self) == nil }) {
      return .badUTF8(line: index + 1)
    }
    guard let first = lines.first, first.elementsEqual(fence) else { return .noFrontMatter }
    return lines.dropFirst().contains { $0.elementsEqual(fence) } ? nil : .openFrontMatter
  }

  private static let fence = "---".utf8

  /// Whether a line is one of the four that git writes into a file that it could not merge.
  ///
  /// No line of a golden begins so: they begin with a key, a dash or a frame.
  private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.first, "<=>|".utf8.contains(sign), line.count >= 7 else { return false }
    return line.prefix(7).allSatisfy { $0 == sign }
      && (line.count == 7 || line.dropFirst(7).first == .space)
  }
}
