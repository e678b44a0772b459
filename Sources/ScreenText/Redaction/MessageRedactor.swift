import Foundation

/// Replaces secrets in messages that the app writes: descriptions of errors, and crashes.
///
/// It finds URLs, `name=value`, `name: "value"` and `name("value")`, which is how Swift describes an
/// error that has no description of its own, JSON, and the descriptions of `DeepLinkError`. A secret
/// in another sentence cannot be found.
package final class MessageRedactor {
  private let redaction: Redaction

  // A text can end before its closing quotation mark, because long lines are cut.
  // The first use of a regex compiles it, which takes as long as rendering ten screens. The bounds and
  // the word boundaries keep the time linear.
  private lazy var user = /:\/\/[^\/?#\s"']+@/
  private lazy var itemName = /([?&#;]?)((?:\b|%)[\w.%\-\[\]]{0,100})=/
  private lazy var pathItemValue = /([^&#\s"';\/]+)/
  private lazy var encodedItem = /([?&#;][\w.%\-\[\]]{0,100}=)([^&#\s"';]+)/
  private lazy var assignment =
    /\b(\w{1,100}) = ("(?:[^"\\]|\\.)*(?:"|\z)|'(?:[^'\\]|\\.)*(?:'|\z))/
  private lazy var credentials =
    /\b([\w\-]{1,100}): ?(Bearer|Basic|Digest|Token|ApiKey) +([^\s"',;)\]}]+)/
  private lazy var header = /\b([A-Za-z]+(?:-[A-Za-z]+)+): ?([^\s"',;)\]}]+)/
  private lazy var call = /\b(\w{1,100})\(/
  private lazy var quotedText = /"(?:[^"\\]|\\.)*(?:"|\z)|'(?:[^'\\]|\\.)*(?:'|\z)/
  private lazy var itemValue = /("[^"]*(?:"|\z)|'[^']*(?:'|\z)|[^&#\s"']+)/
  private lazy var fieldName = /\b(\w{1,100})(?:\\?"? ?: ?|\()/
  private lazy var fieldValue =
    #/
    (?: [\w.]{1,100} \( (?: \w{1,100}:\x20 )? )*
    (
      " (?: [^"\\] | \\. )* (?: "|\z ) | \\" [^"\\]* (?: \\"|\z )
      | ' (?: [^'\\] | \\. )* (?: '|\z )
      | \[ (?: " (?: [^"\\] | \\. )* (?: "|\z ) | [^"\[\]] )* (?: \]|\z ) | -? [0-9][0-9.]* \b
    )
    /#
  private lazy var parameter =
    /(the parameter '([^']{1,100})' has the invalid value )'(?s:.{0,60})'/
  private lazy var encoding = /'(?s:.{0,60})'( is not valid percent-encoded UTF-8)/

  package init(_ redaction: Redaction) {
    self.redaction = redaction
  }

  /// A message without secrets.
  package func text(of message: String) -> String {
    guard redaction != .none else { return message }
    guard canHaveSecrets(message) else { return message }
    let steps = [
      withoutUsers, withoutItems, withoutEncodedItems, withoutAssignments, withoutHeaders,
      withoutValues, withoutArguments, withoutParameters,
    ]
    return steps.reduce(message) { $1($0) }
  }

  /// Whether the steps can find a secret; they take a hundred times as long, and an app can print many lines.
  private func canHaveSecrets(_ message: String) -> Bool {
    let bytes = message.utf8
    guard bytes.contains(where: { "=:('".utf8.contains($0) }) else { return false }
    // User info has no name, an encoded name has other letters, and beyond ASCII, case is more than one bit.
    if bytes.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") || $0 > 0x7F }) {
      return true
    }
    let letters = String(decoding: bytes.compactMap(Self.letter), as: UTF8.self)
    return hints.contains { strstr(letters, $0) != nil }
  }

  /// The letters and digits of the words, names and query items of the redaction, and of the error that quotes a
  /// secret without its name.
  private lazy var hints: [String] = {
    let listed = redaction.words.union(redaction.names).union(redaction.queryItems)
    return (listed + ["percent-encoded"]).map {
      String(decoding: $0.utf8.compactMap(Self.letter), as: UTF8.self)
    }
  }()

  /// An ASCII letter in lower case, or a digit; nil for other ASCII characters.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
    default: nil
    }
  }

  /// Replaces the user info of URLs.
  private func withoutUsers(_ message: String) -> String {
    message.replacing(user) { _ in "://\(Self.placeholder)@" }
  }

  /// Replaces the values of `name=value` and `name="value"`.
  ///
  /// The names of query items are secret only in a query or fragment: `Code=260` is a number of an
  /// error.
  private func withoutItems(_ message: String) -> String {
    // An item of a path ends at the next semicolon or slash.
    let message = replacing(pathItemValue, after: ends(ofItems: message) { $0 == ";" }, in: message)
    return replacing(itemValue, after: ends(ofItems: message) { $0 != ";" }, in: message)
  }

  /// The positions after the names of secret items that follow some separators.
  private func ends(
    ofItems message: String, where isWanted: (Substring) -> Bool
  ) -> [String.Index] {
    message.matches(of: itemName).filter { match in
      let (_, separator, name) = match.output
      let decoded = name.removingPercentEncoding ?? String(name)
      return isWanted(separator)
        && (separator.isEmpty ? redaction.hides(decoded) : redaction.hidesQueryItem(decoded))
    }.map(\.range.upperBound)
  }

  /// Replaces the secrets of URLs that are the values of items of other URLs.
  private func withoutEncodedItems(_ message: String) -> String {
    guard message.utf8.contains(UInt8(ascii: "%")) else { return message }
    let redactor = URLRedactor(redaction)
    return message.replacing(encodedItem) { match in
      match.output.1 + redactor.nestedURL(match.output.2)
    }
  }

  /// Replaces the values of `name = "value"` and `name = 'value'`.
  private func withoutAssignments(_ message: String) -> String {
    message.replacing(assignment) { match in
      let (text, name, value) = match.output
      return redaction.hides(String(name))
        ? "\(name) = \(Self.placeholder(for: value))" : String(text)
    }
  }

  /// Replaces the values of `Authorization: Bearer value` and `X-Api-Key: value`.
  private func withoutHeaders(_ message: String) -> String {
    message
      .replacing(credentials) { match in
        let (text, name, scheme, _) = match.output
        return redaction.hides(String(name))
          ? "\(name): \(scheme) \(Self.placeholder)" : String(text)
      }
      .replacing(header) { match in
        let (text, name, value) = match.output
        let isScheme = ["Bearer", "Basic", "Digest", "Token", "ApiKey"].contains(value)
        return redaction.hides(String(name)) && !isScheme && !value.hasPrefix("<")
          ? "\(name): \(Self.placeholder)" : String(text)
      }
  }

  /// Replaces all texts between the parentheses of `name(user: "a", "value")`.
  private func withoutArguments(_ message: String) -> String {
    var text = ""
    var rest = message[...]
    for match in message.matches(of: call) where redaction.hides(String(match.output.1)) {
      let start = match.range.upperBound
      guard start >= rest.startIndex else { continue }
      let arguments = message[start..<Self.end(ofArguments: message[start...])]
      text += rest[..<start]
      text += arguments.replacing(quotedText) { Self.placeholder(for: $0.output) }
      rest = message[arguments.endIndex...]
    }
    return text + rest
  }

  /// The position of the parenthesis that closes arguments, or of the end of the text.
  private static func end(ofArguments text: Substring) -> Substring.Index {
    var (depth, quote, isEscaped) = (1, nil as Character?, false)
    for index in text.indices {
      let character = text[index]
      defer { isEscaped = character == "\\" && !isEscaped }
      if isEscaped { continue }
      switch (character, quote) {
      case ("\"", "\""?): quote = nil
      case ("\"", nil): quote = character
      case ("(", nil): depth += 1
      case (")", nil): depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return text.endIndex
  }

  /// Replaces the values of `name: "value"`, `"name": "value"`, `name: Optional("value")`,
  /// `name: ["value"]`, `name: 1` and `name("value")`.
  private func withoutValues(_ message: String) -> String {
    let fields = message.matches(of: fieldName).filter { redaction.hides(String($0.output.1)) }
    return replacing(fieldValue, after: fields.map(\.range.upperBound), in: message)
  }

  /// Replaces the values that `DeepLinkError` quotes; it quotes at most 60 characters.
  private func withoutParameters(_ message: String) -> String {
    message
      .replacing(parameter) { match in
        let (text, start, name) = match.output
        return redaction.hidesQueryItem(String(name)) ? "\(start)'\(Self.placeholder)'" : text
      }
      // The error does not say which query item the text comes from.
      .replacing(encoding) { match in
        "'\(Self.placeholder)'\(match.output.1)"
      }
  }

  /// Replaces the values at some positions.
  ///
  /// Only the positions are given because a value that is not secret can contain others.
  private func replacing(
    _ value: Regex<(Substring, Substring)>, after positions: [String.Index], in message: String
  ) -> String {
    var text = ""
    var rest = message[...]
    for position in positions where position >= rest.startIndex {
      guard let match = message[position...].prefixMatch(of: value) else { continue }
      let secret = match.output.1
      text += rest[..<secret.startIndex] + Self.placeholder(for: secret)
      rest = message[secret.endIndex...]
    }
    return text + rest
  }

  private static let placeholder = "<redacted>"

  /// The placeholder in the quotation marks or brackets of a value.
  private static func placeholder(for value: Substring) -> String {
    let delimiters = [("\\\"", "\\\""), ("\"", "\""), ("'", "'"), ("[", "]")]
    let (opening, closing) = delimiters.first { value.hasPrefix($0.0) } ?? ("", "")
    return opening + placeholder + closing
  }
}
