import ScreenText

/// The first line at which two texts of one unstable screen differ.
struct UnstableText {
  let lines: (first: String, second: String)

  /// The keys that lead to the line in the front matter, outermost first; empty in the picture.
  let path: [String]

  /// Finds the first line that differs, or fails if the texts are equal.
  init?(_ first: [UInt8], _ second: [UInt8]) {
    guard first != second else { return nil }
    let old = LineDiff.Line.lines(of: first)
    let new = LineDiff.Line.lines(of: second)
    let position = zip(old, new).prefix { $0 == $1 }.count
    lines = (Self.text(old, position), Self.text(new, position))
    path = Self.path(to: position, in: old.map(\.text))
  }

  /// The reason of the verdict if the screen itself is the cause, with both values and their key.
  var reason: InstabilityReason {
    reason(
      "renders differently each time",
      "use fixtures instead of the current date, random values or set order")
  }

  /// The reason with a place and its values: `cause, at stack › book › id: "1" ≠ "2"; remedy`.
  func reason(_ cause: String, _ remedy: String) -> InstabilityReason {
    if let change = phraseChange {
      return InstabilityReason(
        cause, at: change.label, "\(change.old) ≠ \(change.new); \(remedy)")
    }
    return InstabilityReason(
      cause, at: path.nonEmpty?.joined(separator: " › "),
      "\(value(in: lines.first)) ≠ \(value(in: lines.second)); \(remedy)")
  }

  /// The first phrase that differs, if both lines are in a picture and have the same parts.
  private var phraseChange: PhraseChange? {
    guard PictureCell.isPicture(lines.first), PictureCell.isPicture(lines.second) else {
      return nil
    }
    return PhraseChange.changes(from: lines.first, to: lines.second)?.first
  }

  /// The value of the last key of the path, or the line if it has another key.
  private func value(in line: String) -> Substring {
    // The front matter of this text ends where the other one has another key.
    if line == "---" { return Self.noLine }
    let text = line.drop { $0 == " " || $0 == "-" }
    let key = path.last.map { "\($0): " } ?? ""
    return text.hasPrefix(key) ? text.dropFirst(key.count) : text
  }

  private static let noLine: Substring = "(no line)"

  private static func text(_ lines: [LineDiff.Line], _ index: Int) -> String {
    lines.indices.contains(index) ? lines[index].text : String(noLine)
  }

  /// The keys of the lines above, each with less indentation than the one below it.
  private static func path(to index: Int, in lines: [String]) -> [String] {
    guard let end = lines.dropFirst().firstIndex(of: "---"), index < end else { return [] }
    var path: [String] = []
    var depth = Int.max
    for line in lines[...index].reversed() where line != "---" {
      let isEntry = line.drop { $0 == " " }.hasPrefix("- ")
      let indentation = line.prefix { $0 == " " }.count + (isEntry ? 1 : 0)
      guard indentation < depth else { continue }
      depth = indentation
      let key = line.drop { $0 == " " || $0 == "-" }.prefix { $0 != ":" }
      path.insert(String(key), at: 0)
    }
    return path
  }
}
