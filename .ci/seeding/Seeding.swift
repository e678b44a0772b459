import Foundation

/// Writes a file with bugs behind tests of the environment variable.
struct Seeding {
  let source: Source

  /// The bugs of the file with their numbers.
  let bugs: [(number: Int, bug: Bug)]

  /// Marks the line of a bug, so that an error of the compiler leads to it.
  static func mark(_ number: Int) -> String { "/*seed \(number)*/" }

  func text() -> String { render(0..<source.characters.count, bugs) }

  /// The text of a range with the bugs inside it.
  private func render(_ range: Range<Int>, _ bugs: [(number: Int, bug: Bug)]) -> String {
    var output = ""
    var position = range.lowerBound
    var rest = bugs.sorted {
      $0.bug.range.lowerBound == $1.bug.range.lowerBound
        ? $0.bug.range.upperBound > $1.bug.range.upperBound
        : $0.bug.range.lowerBound < $1.bug.range.lowerBound
    }
    while let first = rest.first {
      let inner = first.bug.range
      let group = rest.prefix { $0.bug.range == inner }
      let nested = rest.dropFirst(group.count).prefix { $0.bug.range.lowerBound < inner.upperBound }
      rest.removeFirst(group.count + nested.count)
      output += source.text(position..<inner.lowerBound)
      output += wrap(Array(group), render(inner, Array(nested)))
      position = inner.upperBound
    }
    return output + source.text(position..<range.upperBound)
  }

  private func wrap(_ group: [(number: Int, bug: Bug)], _ original: String) -> String {
    let emptied = group.filter { $0.bug.form == .emptied }
    let others = group.filter { $0.bug.form != .emptied }
    var text = original
    if others.first?.bug.form == .statement {
      text = "{\n\(text)\n}"
      for (number, bug) in others {
        text =
          "if seeded(\(number)) {\(Self.mark(number))\n\(flat(bug))\(Self.mark(number))\n} else \(text)"
      }
      text = "\n\(text)\n"
    } else {
      for (number, bug) in others {
        text = "(seeded(\(number))\n? \(flat(bug)) \(Self.mark(number))\n: \(text))"
      }
    }
    for (number, _) in emptied {
      text = "\nif seeded(\(number)) { return } \(Self.mark(number))\n\(text)"
    }
    return text
  }

  private func flat(_ bug: Bug) -> String {
    bug.replacement.contains("{")
      ? bug.replacement : bug.replacement.replacingOccurrences(of: "\n", with: " ")
  }

  /// The number of the bug that is marked in a line or close to it.
  static func number(near line: Int, in lines: [String]) -> Int? {
    for index in [0, -1, 1, -2, 2, -3, -4].map({ line - 1 + $0 })
    where lines.indices.contains(index) {
      guard let mark = lines[index].range(of: "/*seed ", options: .backwards) else { continue }
      return Int(lines[index][mark.upperBound...].prefix { $0.isNumber })
    }
    return nil
  }

  /// The file with one bug and nothing else.
  static func alone(_ bug: Bug, in source: Source) -> String {
    let replacement = bug.form == .emptied ? "return; " + source.text(bug.range) : bug.replacement
    return source.text(0..<bug.range.lowerBound) + replacement
      + source.text(bug.range.upperBound..<source.characters.count)
  }

  static let function = """
    import Foundation

    private let seed = Int(ProcessInfo.processInfo.environment["SEEDED_BUG"] ?? "")

    func seeded(_ number: Int) -> Bool { seed == number }

    """
}
