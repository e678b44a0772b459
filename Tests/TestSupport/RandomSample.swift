/// A random value for properties of texts.
package indirect enum Sample: Hashable {
  case text(String)
  case number(Int)
  case real(Double)
  case flag(Bool)
  case missing(Int?)
  case list([Sample])
  case table([String: Sample])
  case group(Set<Sample>)
  case pair(one: Sample, Sample)
  case nothing
}

extension Sample {
  /// Returns a random value of at most a depth.
  package static func random(depth: Int, using generator: inout SeededGenerator) -> Sample {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &generator) {
    case 0: return .text(.nasty(using: &generator))
    case 1: return .number(.random(in: -3...3, using: &generator))
    case 2: return .real(reals.pick(using: &generator))
    case 3: return .flag(.random(using: &generator))
    case 4: return .missing(.random(using: &generator) ? nil : 1)
    case 5: return .nothing
    case 6: return .list(list(depth: depth - 1, using: &generator))
    case 7:
      let values = list(depth: depth - 1, using: &generator)
      let pairs = values.map { (String.nasty(using: &generator), $0) }
      return .table(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    case 8: return .group(Set(list(depth: depth - 1, using: &generator)))
    default:
      let one = random(depth: depth - 1, using: &generator)
      return .pair(one: one, random(depth: depth - 1, using: &generator))
    }
  }

  private static func list(depth: Int, using generator: inout SeededGenerator) -> [Sample] {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      random(depth: depth, using: &generator)
    }
  }

  private static let reals = [0, 1, -0.5, 1e-05, 1e16, 5.5e300, .pi, .infinity, -.infinity]
}

extension String {
  /// Returns a random text of characters that are hard to write.
  package static func nasty(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...12, using: &generator)
    return (0..<count).map { _ in nastyParts.pick(using: &generator) }.joined()
  }

  private static let nastyParts = [
    "a", "b", "Z", "0", "1", " ", "  ", "\n", "\r", "\r\n", "\t", "\"", "\\", "'", ":", ": ", " #",
    "#", "- ", "-", "?", "&", "*", "!", "|", ">", "<", "%", "@", "`", "{", "}", "[", "]", ",", "~",
    "null", "true", "no", "y", "---", "...", "0x1F", "1e5", ".nan", "2001-01-01", "=", "<<",
    "<redacted>", "<1 more, 00000000>", "\\u0041", "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{80}",
    "\u{85}", "\u{A0}", "\u{AD}", "\u{300}", "é", "e\u{301}", "ß", "\u{61C}", "\u{200B}",
    "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{3000}", "漢", "한",
    "ह", "\u{94D}", "\u{FE0F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{D7FF}",
    "\u{E000}", "👩🏽‍🚀", "🇩🇪", "1️⃣", "❤️", "\u{1F3FD}", "\u{1D173}", "\u{E0061}", "\u{E0100}",
    "\u{10FFFF}", "\u{1F1E9}", "𝒜",
  ]
}

/// A struct with one property, which a payload writes under its label.
package struct Labelled<Value> {
  package var value: Value

  package init(value: Value) { self.value = value }
}
