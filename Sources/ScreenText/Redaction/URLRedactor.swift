package import Foundation

/// Replaces secrets in URLs.
package struct URLRedactor {
  private let redaction: Redaction

  package init(_ redaction: Redaction) {
    self.redaction = redaction
  }

  /// The URL with `<redacted>` for the user info and for secret query and fragment items.
  ///
  /// - Parameter text: A URL without characters that must be encoded.
  /// - Returns: The URL without its secrets.
  package func text(of text: String) -> String {
    // Nearly all URLs have neither a user nor items, and need no parser.
    guard text.utf8.contains(where: { "?#@".utf8.contains($0) }),
      let components = URLComponents(string: text)
    else { return text }
    var result = text
    if let range = components.rangeOfFragment { redactItems(in: range, of: &result, text) }
    if let range = components.rangeOfQuery { redactItems(in: range, of: &result, text) }
    if let range = userInfo(of: components) {
      result.replaceSubrange(range, with: Self.placeholder)
    }
    return result
  }

  /// The item as `name=value`, with `<redacted>` for a secret value.
  package func text(of item: URLQueryItem) -> String {
    guard let value = item.value else { return item.name }
    return "\(item.name)=\(redaction.hidesQueryItem(item.name) ? Self.placeholder : value)"
  }

  private static let placeholder = "<redacted>"

  private func userInfo(of components: URLComponents) -> Range<String.Index>? {
    guard redaction != .none, let user = components.rangeOfUser else { return nil }
    return user.lowerBound..<(components.rangeOfPassword ?? user).upperBound
  }

  /// Replaces the values of secret `name=value` items.
  ///
  /// The caller replaces the fragment before the query, so that the indices of the query stay valid.
  private func redactItems(
    in range: Range<String.Index>, of result: inout String, _ text: String
  ) {
    let items = text[range].split(separator: "&", omittingEmptySubsequences: false)
    let redacted = items.map { item in
      let name = String(item.prefix { $0 != "=" })
      let decoded = name.removingPercentEncoding ?? name
      guard name.utf8.count < item.utf8.count, redaction.hidesQueryItem(decoded) else {
        return String(item)
      }
      return "\(name)=\(Self.placeholder)"
    }
    result.replaceSubrange(range, with: redacted.joined(separator: "&"))
  }
}
