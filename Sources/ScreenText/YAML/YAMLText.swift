/// Names, strings and numbers in YAML.
package enum YAMLText {
  /// A name, in quotes only if a reader could parse it as something else.
  package static func name(_ name: String) -> String {
    isPlain(name) ? name : quoted(name)
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
    "\"\(needsNoEscapes(text) ? text : escaped(text))\""
  }

  /// Whether a string has only characters of ``SingleWidthText`` without a meaning in quotes.
  ///
  /// Other strings may need no escapes, too.
  package static func needsNoEscapes(_ text: String) -> Bool {
    var needsNone = true
    text.withBytes { bytes in
      guard var next = bytes.baseAddress else { return }
      let end = next + bytes.count
      while true {
        // 0x22 is a quote, and 0x5C a backslash.
        while next < end, next[0] >= 0x20, next[0] < 0x7F, next[0] != 0x22, next[0] != 0x5C {
          next += 1
        }
        if next == end { return }
        let length = SingleWidthText.lengthBeyondASCII(at: next)
        if length == 0 {
          needsNone = false
          return
        }
        next += length
      }
    }
    return needsNone
  }

  /// The names that YAML 1.1 readers parse as a Boolean or null, in lower case.
  private static let reserved: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  private static func isPlain(_ name: String) -> Bool {
    var isPlain = false
    name.withBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 0,
        start[0].isASCIILetter || start[0] == .underscore
      else { return }
      var index = 1
      while index < bytes.count, start[index].isNameByte { index += 1 }
      isPlain = index == bytes.count
    }
    return isPlain && (name.utf8.count > 5 || !reserved.contains(name.lowercased()))
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for cell in TextCells(text[...]) {
      let first = cell.text.utf8.first
      // Most characters need no escapes. In a visible cell, only the first one can be ASCII.
      if cell.appearance == .itself, first != 0x22, first != 0x5C {
        result += cell.text
      } else {
        for scalar in cell.text.unicodeScalars {
          append(scalar, isHidden: cell.appearance != .itself, to: &result)
        }
      }
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
