/// Names, strings and numbers in YAML.
enum YAMLText {
  /// A name, in quotes only if a reader could parse it as something else.
  static func name(_ name: String) -> [UInt8] {
    isPlain(name) ? Array(name.utf8) : quoted(name)
  }

  /// Appends a name, in quotes only if a reader could parse it as something else.
  static func append(name: String, to bytes: inout [UInt8]) {
    if isPlain(name) { bytes += name.utf8 } else { append(quoted: name, to: &bytes) }
  }

  /// A floating-point number that YAML 1.1 and 1.2 readers both parse as one.
  ///
  /// It always has a point, and its exponent has a sign. `description` is the text that the standard
  /// library prints.
  static func number(_ description: String) -> String {
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
  static func quoted(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return bytes
  }

  /// Appends a string in quotes, see ``quoted(_:)``.
  static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(quote)
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy(isUnescapedASCII) {
        bytes.append(contentsOf: utf8)
      } else {
        appendEscaping(String(decoding: utf8, as: UTF8.self), to: &bytes)
      }
    }
    bytes.append(quote)
  }

  private static let quote = UInt8(ascii: "\"")

  /// The names that YAML 1.1 readers parse as a Boolean or null, in lower case.
  private static let reserved: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) || first == UInt8(ascii: "_") else {
      return false
    }
    guard name.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == .dash || $0 == 0x5F }) else {
      return false
    }
    return name.utf8.count > 5 || !reserved.contains(name.lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }

  private static func isUnescapedASCII(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != quote && byte != UInt8(ascii: "\\")
  }

  private static func appendEscaping(_ text: String, to bytes: inout [UInt8]) {
    for scalar in TextColumns.scalars(of: text) {
      switch scalar.value {
      case 0x22: bytes.append(contentsOf: #"\""#.utf8)
      case 0x5C: bytes.append(contentsOf: #"\\"#.utf8)
      case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
      case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
      case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
      case _ where scalar.isHidden: bytes.append(contentsOf: escape(scalar.value).utf8)
      default: bytes.append(contentsOf: UTF8.encode(scalar.scalar)?.map(\.self) ?? [])
      }
    }
  }

  private static func escape(_ value: UInt32) -> String {
    value > 0xFFFF
      ? #"\U"# + value.digits(8, radix: 16, uppercase: true)
      : #"\u"# + value.digits(4, radix: 16, uppercase: true)
  }
}
