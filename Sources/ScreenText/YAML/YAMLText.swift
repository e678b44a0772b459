/// Names, strings and numbers in YAML.
package enum YAMLText {
  /// A name, in quotes only if a reader could parse it as something else.
  package static func name(_ name: String) -> String {
    isPlain(name) ? name : quoted(name)
  }

  /// The name of a case, which can have its type before it.
  ///
  /// The name of a case has no dot, unless it is a raw identifier (SE-0451).
  package static func caseName(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return self.name(name) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy(isIdentifier) ? name : self.name(name)
  }

  /// A floating-point number that YAML 1.1 and 1.2 readers both parse as one.
  ///
  /// It always has a point, and its exponent has a sign. `description` is the text that the standard
  /// library prints.
  package static func number(_ description: String) -> String {
    switch description {
    case "nan", "-nan", "snan", "-snan": return ".nan"
    case "inf": return ".inf"
    case "-inf": return "-.inf"
    default: break
    }
    guard let exponent = description.firstIndex(of: "e") else { return description }
    let mantissa = description[..<exponent]
    let power = description[exponent...].dropFirst()
    let point = mantissa.contains(".") ? "" : ".0"
    let sign = power.hasPrefix("-") || power.hasPrefix("+") ? "" : "+"
    return "\(mantissa)\(point)e\(sign)\(power)"
  }

  /// A string in quotes as in JSON, with invisible characters escaped.
  ///
  /// Control, bidirectional and invisible characters become `\uXXXX`. Beyond the first plane they
  /// become `\UXXXXXXXX`, because YAML has no surrogate pairs. Joiners and variation selectors inside
  /// an emoji stay.
  package static func quoted(_ text: String) -> String {
    quoted(text) { scalar in
      scalar.value > 0xFFFF
        ? #"\U"# + scalar.value.digits(8, radix: 16, uppercase: true)
        : #"\u"# + scalar.value.digits(4, radix: 16, uppercase: true)
    }
  }

  /// A string in quotes as in JSON, in which a closure escapes hidden scalars.
  ///
  /// A joiner inside an emoji is not hidden, but one between two words is. A mark without a base is hidden, because
  /// it would be drawn on the quote before it.
  package static func quoted(
    _ text: String, escapingHidden escape: (Unicode.Scalar) -> String
  ) -> String {
    // The characters of ASCII that mean something in quotes are these two.
    let needsNoEscapes =
      text.isPrintableASCII
      && !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    if needsNoEscapes { return "\"\(text)\"" }
    var result = "\""
    for cell in TextCells(text[...]) {
      for scalar in cell.text.unicodeScalars {
        if let short = shortEscape(of: scalar) {
          result += short
        } else if cell.appearance != .itself {
          result += escape(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// The escape of two characters that JSON and YAML have for a quote, a backslash, a line end or a tab.
  private static func shortEscape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: nil
    }
  }

  /// The names that YAML 1.1 readers parse as a Boolean or null, in lower case.
  private static let reserved: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  private static func isPlain(_ name: String) -> Bool {
    isIdentifier(name[...]) && (name.utf8.count > 5 || !reserved.contains(name.lowercased()))
  }

  private static func isIdentifier(_ name: Substring) -> Bool {
    guard let first = name.utf8.first else { return false }
    return (first.isASCIILetter || first == UInt8(ascii: "_")) && name.utf8.allSatisfy(\.isNameByte)
  }
}
