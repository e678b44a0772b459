/// How words are put into messages.
enum MessageFormatting {
  /// The most scalars of a word that a message repeats.
  private static let most = 60

  /// A word that somebody else chose, in quotes and harmless to a terminal and to a reader: what
  /// is invisible or directs the text is escaped as Swift spells it, what is long is cut.
  static func quoted(_ word: String) -> String {
    let start = word.unicodeScalars.prefix(most)
    let isCut = start.endIndex < word.unicodeScalars.endIndex
    return "'\(start.map(escaped).joined())\(isCut ? "…" : "")'"
  }

  /// `a`, `a or b`, `a, b or c`.
  static func alternatives(_ words: [String]) -> String { list(words, "or") }

  /// `a`, `a and b`, `a, b and c`.
  static func enumeration(_ words: [String]) -> String { list(words, "and") }

  /// How a harness declares what screens show: one that is spelt otherwise is never called.
  static let contentSignature =
    "static func content(of destination: Destination, in router: Navigator)"

  private static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch (scalar, scalar.properties.generalCategory) {
    case ("\n", _): "\\n"
    case ("\r", _): "\\r"
    case ("\t", _): "\\t"
    case ("\\", _), ("'", _): "\\\(scalar)"
    case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator),
      (_, .privateUse), (_, .unassigned):
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }
}
