import Foundation
import ScreenText

extension Step {
  /// The action as reports and messages display it: without secrets.
  ///
  /// Secret are a text that is typed into a field whose label or section is secret, and the parts of
  /// a URL that golden files redact.
  func redacted(by redaction: Redaction) -> Step {
    switch self {
    case .type(let text, let field):
      let names = [field.label, field.section].compactMap(\.self)
      let isSecret = names.contains(where: redaction.hidesElement)
      let redacted = isSecret ? Self.placeholder : Self.withoutSecrets(url: text, redaction)
      return .type(text: redacted ?? text, into: field)
    case .open(let url):
      let redacted = Self.withoutSecrets(url: url, redaction) ?? Self.placeholder
      return redacted == url ? self : .openWithoutSecret(url: redacted)
    case .show, .tap, .back, .tab, .openWithoutSecret, .relaunch, .look:
      return self
    }
  }

  /// The text in place of a secret.
  static let placeholder = "<redacted>"

  /// The URL without secrets, or nil if it is not a URL.
  private static func withoutSecrets(url: String, _ redaction: Redaction) -> String? {
    if redaction == .none { return url }
    // The components encode invalid characters, and the redactor needs the encoded URL.
    guard let encoded = URLComponents(string: url)?.string else { return nil }
    let redacted = URLRedactor(redaction).text(of: encoded)
    return redacted == encoded ? url : redacted
  }
}
