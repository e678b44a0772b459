extension Verdict {
  /// The class that has the verdict's colour.
  var styleName: String { "is-\(rawValue.replacing(" ", with: "-"))" }

  /// A sign that tells the verdict apart without its colour.
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

  /// The verdicts in the order in which they ask for attention.
  static var bySeverity: [Verdict] {
    allCases.enumerated()
      .sorted { ($1.element.conclusion, $0.offset) < ($0.element.conclusion, $1.offset) }
      .map(\.element)
  }
}

extension HTML {
  /// Writes a verdict as a word with its sign.
  mutating func badge(_ verdict: Verdict) {
    element("span", ["class": "badge \(verdict.styleName)"]) { html in
      html.element("span", ["aria-hidden": "true"], text: "\(verdict.sign) ")
      html.text(verdict.rawValue)
    }
  }
}
