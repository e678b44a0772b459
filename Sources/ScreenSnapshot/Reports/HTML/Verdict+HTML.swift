extension Verdict {
  /// The class that sets the color.
  var styleName: String { "is-\(rawValue.replacing(" ", with: "-"))" }

  /// A sign that distinguishes the verdict without its color.
  var sign: String {
    switch self {
    case .matched: "✓"
    case .changed: "≠"
    case .new: "+"
    case .renamed: "→"
    case .obsolete: "−"
    default: "!"
    }
  }

  /// All verdicts, most severe first.
  static var bySeverity: [Verdict] {
    allCases.enumerated()
      .sorted { ($1.element.conclusion, $0.offset) < ($0.element.conclusion, $1.offset) }
      .map(\.element)
  }
}

extension HTML {
  mutating func badge(_ verdict: Verdict) {
    badge(verdict.styleName, verdict.sign, verdict.rawValue)
  }

  /// Writes a word with the color of a class and a sign.
  mutating func badge(_ styleName: String, _ sign: String, _ word: String) {
    element("span", ["class": "badge \(styleName)"]) { html in
      html.element("span", ["aria-hidden": "true"], text: "\(sign) ")
      html.text(word)
    }
  }
}
