/// Names, strings and numbers in YAML.
package enum YAMLText {
  /// A name, in quotes only if a reader could parse it as something else.
  package static func name(_ name: String) -> String {
    isPlain(name) ? name : quoted(name)
  }

  /// The name of a case, which can have its type before it.
  package static func caseName(_ name: String) -> String {
    isQualified(name) ? name : self.name(name)
  }

  /// Whether a name has a type before it.
  ///
  /// The name of a case has no dot, unless it is a raw identifier (SE-0451).
  static func isQualified(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: ".")), name.first?.isUppercase == true else {
      return false
    }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0.isNameByte && $0 != UInt8(ascii: "-") }
    }
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
    // The characters of ASCII that mean something in quotes are these two.
    let needsNoEscapes =
      text.isPrintableASCII
      && !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    return "\"\(needsNoEscapes ? text : escaped(text))\""
  }

  /// The names that YAML 1.1 readers parse as a Boolean or null, in lower case.
  private static let reserved: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_"),
      name.utf8.allSatisfy(\.isNameByte)
    else { return false }
    return name.utf8.count > 5 || !reserved.contains(name.lowercased())
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TextColumns.scalars(of: text) {
      append(scalar.scalar, isHidden: scalar.isHidden, to: &result)
    }
    return result
  }

  private static func append(
    _ scalar: Unicode.Scalar, isHidden: Bool, to result: inout String
  ) {
    if let escape = scalar.shortEscape {
      result += escape
    } else if isHidden {
      result += escape(scalar.value)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }

  private static func escape(_ value: UInt32) -> String {
    value > 0xFFFF
      ? #"\U"# + value.digits(8, radix: 16, uppercase: true)
      : #"\u"# + value.digits(4, radix: 16, uppercase: true)
  }
}

extension Unicode.Scalar {
  /// The escape of two characters that JSON and YAML have for a quote, a backslash, a line end or a tab.
  package var shortEscape: String? {
    switch value {
    case 0x22: #"\""#
    case 0x5C: #"\\"#
    case 0x0A: #"\n"#
    case 0x0D: #"\r"#
    case 0x09: #"\t"#
    default: nil
    }
  }
}
