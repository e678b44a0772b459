import ScreenDriver
import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// A line among those of a result that no run writes: a remark of the author, which a recording would delete.
enum JourneyRemark {
  /// The position of the first remark; nil without remarks.
  ///
  /// - Complexity: O(*n*) in the lines.
  static func position(in result: [String], of action: Step) -> Int? {
    if result.isEmpty { return nil }
    return action == .look ? position(inScreen: result) : position(inPath: result, of: action)
  }

  /// A screen is front matter between two fences, and a picture in a frame.
  private static func position(inScreen result: [String]) -> Int? {
    if result[0] != FrontMatter.fence { return 0 }
    let end = result.dropFirst().firstIndex(of: FrontMatter.fence) ?? result.endIndex
    let remark = result[1..<end].firstIndex { !isYAML($0) }
    if let remark { return remark }
    let picture = result[end...].dropFirst()
    let corner = picture.firstIndex { $0.starts(with: "└") } ?? picture.endIndex
    return picture.indices.first { index in
      index > corner || !["┌", "│", "├", "└"].contains { result[index].starts(with: $0) }
    }
  }

  /// A path follows the notes about a link, and has its payloads below it.
  ///
  /// The flow or the tabs follow, with theirs.
  private static func position(inPath result: [String], of action: Step) -> Int? {
    let notes = action.opensLink ? result.prefix(while: LinkOutcome.isJourneyNote) : []
    let rest = result[notes.endIndex...]
    guard let path = rest.first else { return nil }
    if !isPath(path) { return rest.startIndex }
    return rest.indices.dropFirst().first { index in
      let line = result[index]
      if line.starts(with: "  ") { return !isYAML(line) }
      return !["\\", "flow: ", "tabs: "].contains { line.starts(with: $0) }
    }
  }

  /// Whether a line can be a path: a name, which may have a payload, is at its start.
  private static func isPath(_ line: String) -> Bool {
    let root = line.utf8.firstRange(of: DescribedState.separator.utf8).map {
      line.utf8[..<$0.lowerBound]
    }
    return !(root ?? line.utf8[...]).prefix { !"(\"“[{".utf8.contains($0) }.contains(.space)
  }

  /// Whether a line can be of a state in YAML: an entry, an item or a quoted text.
  private static func isYAML(_ line: String) -> Bool {
    var text = line.utf8.drop { $0 == .space }
    let isItem = text.starts(with: "- ".utf8)
    while text.starts(with: "- ".utf8) { text = text.dropFirst(2) }
    if isQuoted(text) || text.first == quote && text.firstRange(of: "\":".utf8) != nil {
      return true
    }
    guard let colon = text.firstRange(of: ": ".utf8) else {
      // A value that is neither an item nor under a key is alone because it is long.
      return isWord(text)
        && (isItem || text.last == UInt8(ascii: ":")
          || TextColumns.width(of: String(Substring(text))) > ShortForm.maximumColumns)
    }
    let value = text[colon.upperBound...]
    return isWord(text[..<colon.lowerBound]) && (isWord(value) || isQuoted(value))
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isWord(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty && !text.contains(.space)
  }

  private static func isQuoted(_ text: Substring.UTF8View) -> Bool {
    text.first == quote && text.last == quote
      || text.starts(with: "“".utf8) && text.reversed().starts(with: "”".utf8.reversed())
  }
}

extension String {
  /// Whether the bytes begin with those of a text, whatever marks follow them.
  fileprivate func starts(with text: String) -> Bool { utf8.starts(with: text.utf8) }
}
