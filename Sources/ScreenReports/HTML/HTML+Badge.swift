import Foundation

extension Report.Tone {
  /// The class that sets the color.
  var styleName: String { "is-\(self)" }
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
    name.addingPercentEncoding(withAllowedCharacters: plain) ?? name
  }

  private static let plain = CharacterSet(
    charactersIn: "-._/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}

extension HTML {
  /// The word of a badge with its color and sign.
  static func badge(_ badge: Report.Badge) -> HTML {
    let sign = element("span", ["aria-hidden": "true"], text: "\(badge.tone.sign) ")
    return element("span", ["class": "badge \(badge.tone.styleName)"], [sign, .text(badge.word)])
  }
}
