/// Where two texts of one screen differ that should be the same.
struct UnstableText {
  /// The line as it was first, and as it was then.
  let lines: (first: String, second: String)

  /// The keys on the way to the line in the front matter, outermost first; empty in the picture.
  let path: [String]

  /// Finds the first line that differs; nil where none does.
  init?(_ first: [UInt8], _ second: [UInt8]) {
    guard first != second else { return nil }
    let old = LineDiff.Line.lines(of: first)
    let new = LineDiff.Line.lines(of: second)
    let position = zip(old, new).prefix { $0 == $1 }.count
    lines = (Self.text(old, position), Self.text(new, position))
    path = Self.path(to: position, in: old.map(\.text))
  }

  /// Both lines, and where they stand.
  var reason: String {
    let place = path.isEmpty ? "" : " at \(path.joined(separator: " › "))"
    return """
      shows another text each time\(place): \(value(in: lines.first)) ≠ \
      \(value(in: lines.second)); use fixtures in place of dates of now, random values and \
      orders of sets
      """
  }

  /// What stands behind the key that the path ends with; else the line.
  private func value(in line: String) -> Substring {
    let text = line.drop { $0 == " " || $0 == "-" }
    let key = path.last.map { "\($0): " } ?? ""
    return text.hasPrefix(key) ? text.dropFirst(key.count) : text
  }

  private static func text(_ lines: [LineDiff.Line], _ index: Int) -> String {
    lines.indices.contains(index) ? lines[index].text : "nothing"
  }

  /// The keys of the lines above that are indented less, one after the other.
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
