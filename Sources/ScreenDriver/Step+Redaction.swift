import Foundation
package import ScreenPayloads

extension Step {
  /// The step as reports and messages display it: without the secrets of a URL that it opens.
  package func redacted(by redaction: Redaction) -> Step {
    // The components encode invalid characters, and the redactor needs the encoded URL.
    guard case .open(let url) = self, let encoded = URLComponents(string: url)?.string else {
      return self
    }
    let redacted = URLRedactor(redaction).text(of: encoded)
    return redacted == encoded ? self : .openWithoutSecret(url: redacted)
  }
}
