import Foundation

/// Replaces secrets in messages that the app writes: descriptions of errors, and crashes.
///
/// It finds URLs, `name=value`, `name: "value"` and `name("value")`, which is how Swift describes an
/// error that has no description of its own, JSON, and the descriptions of `DeepLinkError`. A secret
/// in another sentence cannot be found.
package final class MessageRedactor {
  private let redaction: Redaction

  // The first use of a regex compiles it, which takes as long as rendering ten screens. The bounds and
  // the word boundaries keep the time linear.
  private lazy var user = /:\/\/[^\/?#\s"']+@/
  private lazy var itemName = /([?&#]?)((?:\b|%)[\w.%\-]{0,100})=/
  private lazy var itemValue = /("[^"]*"|'[^']*'|[^&#\s"']+)/
  private lazy var fieldName = /\b(\w{1,100})(?:\\?"? ?: ?|\()/
  private lazy var fieldValue =
    #/
    (?: [\w.]{1,100} \( (?: \w{1,100}:\x20 )? )*
    (
      " (?: [^"\\] | \\. )* " | \\" [^"\\]* \\"
      | \[ (?: " (?: [^"\\] | \\. )* " | [^"\[\]] )* \] | -? [0-9][0-9.]* \b
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
    return withoutParameters(withoutValues(withoutItems(withoutUsers(message))))
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
    let items = message.matches(of: itemName).filter { match in
      let (_, separator, name) = match.output
      let decoded = name.removingPercentEncoding ?? String(name)
      return separator.isEmpty ? redaction.hides(decoded) : redaction.hidesQueryItem(decoded)
    }
    return replacing(itemValue, after: items.map(\.range.upperBound), in: message)
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
