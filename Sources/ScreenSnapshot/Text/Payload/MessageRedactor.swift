import Foundation
import ScreenNavigation

/// Replaces secrets in messages that the app writes: descriptions of errors, and crashes.
///
/// It finds URLs, `name=value`, `name: "value"` and `name("value")`, which is how Swift describes an
/// error that has no description of its own. A secret in a sentence cannot be found.
struct MessageRedactor {
  private let redaction: Redaction

  init(_ redaction: Redaction) {
    self.redaction = redaction
  }

  /// The description of an error without secrets.
  func text(of error: any Error) -> String {
    switch error {
    case DeepLinkError.badParameter(let name, _) where redaction.hidesQueryItem(name):
      "\(DeepLinkError.badParameter(name, value: Self.placeholder))"
    case DeepLinkError.badEncoding where redaction != .none:
      // The error does not say which query item the text comes from.
      "\(DeepLinkError.badEncoding(Self.placeholder))"
    default: text(of: "\(error)")
    }
  }

  /// A message without secrets.
  func text(of message: String) -> String {
    guard redaction != .none else { return message }
    return withoutValues(withoutItems(withoutUsers(message)))
  }

  private static let placeholder = "<redacted>"

  /// Replaces the user info of URLs.
  private func withoutUsers(_ message: String) -> String {
    message.replacing(/:\/\/[^\/?#\s"']+@/) { _ in "://\(Self.placeholder)@" }
  }

  /// Replaces the values of `name=value` and `name="value"`.
  ///
  /// The names of query items count only in URLs: `Code=260` in the description of an `NSError` is no
  /// secret.
  private func withoutItems(_ message: String) -> String {
    // The bound and the word boundary keep the time linear.
    let item = /([?&#]?)((?:\b|%)[\w.%\-]{0,100})=("[^"]*"|'[^']*'|[^&#\s"']+)/
    return message.replacing(item) { match in
      let (item, start, encodedName, _) = match.output
      let name = encodedName.removingPercentEncoding ?? String(encodedName)
      let isHidden = start.isEmpty ? redaction.hides(name) : redaction.hidesQueryItem(name)
      return isHidden ? "\(start)\(encodedName)=\(Self.placeholder)" : String(item)
    }
  }

  /// Replaces the values of `name: "value"`, `name: Optional("value")`, `name: 1` and
  /// `name("value")`.
  private func withoutValues(_ message: String) -> String {
    let value =
      /\b(\w{1,100})(\(|: (?:[\w.]{1,100}\((?:\w{1,100}: )?)*)("(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*\b)/
    return message.replacing(value) { match in
      let (text, name, opening, value) = match.output
      guard redaction.hides(String(name)) else { return String(text) }
      let isQuoted = value.hasPrefix("\"")
      return "\(name)\(opening)\(isQuoted ? "\"\(Self.placeholder)\"" : Self.placeholder)"
    }
  }
}
