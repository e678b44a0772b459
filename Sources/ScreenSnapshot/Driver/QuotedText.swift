import ScreenText

/// Arguments of journey steps: bare, or in quotation marks as in JSON.
enum QuotedText {
  /// The words between two arguments, which a bare argument cannot contain.
  static let separators = [" in ", " into ", " #"]

  /// The text as an argument, in quotation marks only if a bare argument would be misread.
  ///
  /// The text `Sign in` must be quoted before ` #2`, but not if it is the last argument.
  static func argument(_ text: String, isLast: Bool = true) -> String {
    let bytes = Array(text.utf8) + (isLast ? [] : [.space])
    let isBare =
      !text.isEmpty && text.utf8.first != quote && text.utf8.first != .space
      && text.utf8.last != .space && !startsLikeSeparator(bytes[...])
      && !separators.contains { bytes.firstRange(of: $0.utf8) != nil }
      && TextColumns.scalars(of: text).allSatisfy { !$0.isHidden }
    return isBare ? text : quoted(text)
  }

  /// Whether an argument starts with what separates two others: `in `, `into ` or `#2`.
  ///
  /// A bare argument after a separator cannot, because `tap Sign in #2` has two meanings.
  static func startsLikeSeparator(_ argument: ArraySlice<UInt8>) -> Bool {
    if argument.starts(with: "in ".utf8) || argument.starts(with: "into ".utf8) { return true }
    let word = argument.prefix { $0 != .space }
    return word.first == numberSign && word.count > 1 && word.dropFirst().allSatisfy(isDigit)
  }

  static let quote = UInt8(ascii: "\"")
  static let numberSign = UInt8(ascii: "#")

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

// MARK: - Writing

extension QuotedText {
  /// The text as a JSON string, with invisible characters escaped.
  ///
  /// - SeeAlso: RFC 8259, section 7.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in TextColumns.scalars(of: text) {
      if let escape = scalar.scalar.shortEscape {
        result += escape
      } else if scalar.isHidden {
        result += escape(scalar.scalar)
      } else {
        result.unicodeScalars.append(scalar.scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { #"\u"# + $0.digits(4, radix: 16, uppercase: true) }.joined()
  }
}

// MARK: - Reading

extension QuotedText {
  /// Reads a JSON string from the start of some UTF-8, and removes it there.
  ///
  /// - Precondition: `rest` starts with a quotation mark.
  static func read(_ rest: inout ArraySlice<UInt8>) throws(JourneyDefect) -> String {
    rest = rest.dropFirst()
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped(&rest).utf8
      default: text.append(byte)
      }
    }
    throw .malformedQuote
  }

  /// Reads what follows a backslash.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) throws(JourneyDefect) -> String {
    guard let byte = rest.popFirst() else { throw .malformedQuote }
    switch byte {
    case quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try scalar(&rest))
    default: throw .malformedQuote
    }
  }

  /// Reads the digits of one or, for a surrogate pair, two `\u` escapes, after the first `\u`.
  private static func scalar(
    _ rest: inout ArraySlice<UInt8>
  ) throws(JourneyDefect) -> Unicode.Scalar {
    let first = try codeUnit(&rest)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), rest.starts(with: #"\u"#.utf8) else {
      throw .malformedQuote
    }
    rest = rest.dropFirst(2)
    let second = try codeUnit(&rest)
    guard UTF16.isTrailSurrogate(second) else { throw .malformedQuote }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private static func codeUnit(_ rest: inout ArraySlice<UInt8>) throws(JourneyDefect) -> UInt16 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw .malformedQuote }
    return unit
  }
}
