import Foundation
import ScreenText

/// Arguments of journey steps: bare, or in quotation marks as in JSON.
enum QuotedText {
  /// The words between two arguments, which a bare argument cannot contain.
  static let separators = [" in ", " into ", " #"]

  /// The word after the last argument of a step with two taps.
  static let twice = " twice"

  /// The text as an argument, in quotation marks only if a bare argument would be misread.
  ///
  /// The text `Sign in` must be quoted before ` #2`, but not if it is the last argument.
  static func argument(_ text: String, isLast: Bool = true) -> String {
    let bytes = Array(text.utf8) + (isLast ? [] : [.space])
    let isBare =
      !text.isEmpty && text.utf8.first != quote && text.utf8.first != .space
      && text.utf8.last != .space && !startsLikeSeparator(bytes[...])
      && !(isLast && bytes.suffix(twice.utf8.count).elementsEqual(twice.utf8))
      && !separators.contains { bytes.firstRange(of: $0.utf8) != nil }
      && TextCells(text[...]).allSatisfy { $0.appearance == .itself }
    return isBare ? text : quoted(text)
  }

  /// Whether an argument starts with what separates two others: `in `, `into ` or `#2`.
  ///
  /// A bare argument after a separator cannot, because `tap Sign in #2` has two meanings.
  static func startsLikeSeparator(_ argument: ArraySlice<UInt8>) -> Bool {
    if argument.starts(with: "in ".utf8) || argument.starts(with: "into ".utf8) { return true }
    let word = argument.prefix { $0 != .space }
    return word.first == numberSign && word.count > 1 && word.dropFirst().allSatisfy(\.isASCIIDigit)
  }

  static let quote = UInt8(ascii: "\"")
  static let numberSign = UInt8(ascii: "#")
}

// MARK: - Writing

extension QuotedText {
  /// The text as a JSON string, with invisible characters escaped.
  ///
  /// - SeeAlso: RFC 8259, section 7.
  static func quoted(_ text: String) -> String {
    YAMLText.quoted(text) { scalar in
      scalar.utf16.map { #"\u"# + $0.digits(4, radix: 16, uppercase: true) }.joined()
    }
  }
}

// MARK: - Reading

extension QuotedText {
  /// Reads a JSON string from the start of some UTF-8, and removes it there.
  ///
  /// - Returns: Nil if the string is not valid.
  /// - Precondition: `rest` starts with a quotation mark.
  static func read(_ rest: inout ArraySlice<UInt8>) -> String? {
    var isEscaped = false
    let end = rest.dropFirst().firstIndex { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      return byte == quote && !isEscaped
    }
    guard let end else { return nil }
    defer { rest = rest[(end + 1)...] }
    return try? JSONDecoder().decode(String.self, from: Data(rest[...end]))
  }
}
