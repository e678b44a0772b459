import ScreenText

extension Report.Tone {
  /// The class that sets the color.
  var styleName: String {
    switch self {
    case .failed: "is-invalid"
    case .changed, .broken: "is-changed"
    case .new: "is-new"
    case .renamed: "is-renamed"
    case .obsolete, .unchecked: "is-obsolete"
    case .held, .matched: "is-matched"
    }
  }
}

extension Report.Badge {
  /// The class that sets the color, by which the page filters; each kind of failure has its own.
  var styleName: String {
    tone == .failed ? "is-\(word.replacing(" ", with: "-"))" : tone.styleName
  }
}

extension Report.Screen {
  var anchor: String { Self.anchor(of: name) }

  /// The anchor of a screen's article, which no figure has.
  static func anchor(of name: String) -> String { "screen-\(Report.Figure.anchor(of: name))" }
}

extension Report.Figure {
  /// The anchor of the figure, as an address has it: `compact/tea`.
  ///
  /// Bytes other than letters, digits, `-`, `.`, `_` and `/` are percent-encoded, as browsers do it.
  var anchor: String { Self.anchor(of: name) }

  static func anchor(of name: String) -> String {
    name.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic || "0"..."9" ~= scalar
      return isPlain || "-._/".unicodeScalars.contains(scalar)
        ? String(scalar) : "%\(byte.digits(2, radix: 16, uppercase: true))"
    }.joined()
  }
}

extension HTML {
  /// Writes the word of a badge with its color and sign.
  mutating func badge(_ badge: Report.Badge) {
    element("span", ["class": "badge \(badge.styleName)"]) { html in
      html.element("span", ["aria-hidden": "true"], text: "\(badge.tone.sign) ")
      html.text(badge.word)
    }
  }
}
