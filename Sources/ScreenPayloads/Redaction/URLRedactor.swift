import Foundation

/// Replaces secrets in URLs.
package struct URLRedactor {
  private let redaction: Redaction

  /// The name of a hidden part of a URL in messages.
  static let name = "URL"

  package init(_ redaction: Redaction) {
    self.redaction = redaction
  }

  /// The URL with `<redacted>` for the user info and for secret items of the query, the fragment and the
  /// path (`;name=value`), also in a URL that is the value of an item.
  ///
  /// - Parameter text: A URL without characters that must be encoded.
  /// - Returns: The URL without its secrets; a placeholder if the text cannot be parsed as a URL.
  package func text(of text: String) -> String {
    // Nearly all URLs have neither a user nor items, and need no parser.
    guard redaction != .none, text.utf8.contains(where: { "?#@;".utf8.contains($0) }) else {
      return text
    }
    guard let components = URLComponents(string: text) else { return Self.placeholder }
    var result = text
    // From the end, so that the other ranges stay valid.
    for range in [components.rangeOfFragment, components.rangeOfQuery].compactMap(\.self) {
      result.replaceSubrange(range, with: items(text[range]))
    }
    if let range = components.rangeOfPath, text[range].contains(";") {
      result.replaceSubrange(range, with: items(text[range], between: ";/"))
    }
    if let user = components.rangeOfUser {
      let range = user.lowerBound..<(components.rangeOfPassword ?? user).upperBound
      result.replaceSubrange(range, with: Self.placeholder)
    }
    return result
  }

  /// `name=value` without a secret.
  func text(ofItem text: String) -> String {
    redaction == .none ? text : item(text[...], depth: 0)
  }

  private static let placeholder = Redaction.placeholder

  /// Items between separators, without the values of secret ones.
  ///
  /// The value of a secret item of a query ends at `&`, because it can contain a semicolon.
  ///
  /// - SeeAlso: RFC 3986, section 3.3, for the semicolon in paths.
  private func items(
    _ text: Substring, between separators: String = "&;", depth: Int = 0
  ) -> String {
    var (result, rest) = ("", text)
    while var end = rest.firstIndex(where: separators.contains) {
      let redacted = item(rest[..<end], depth: depth)
      result += redacted
      if separators.contains("&"), redacted.hasSuffix(Self.placeholder) {
        guard let next = rest[end...].firstIndex(of: "&") else { return result }
        end = next
      }
      result.append(rest[end])
      rest = rest[rest.index(after: end)...]
    }
    return result + item(rest, depth: depth)
  }

  /// `name=value` without a secret.
  private func item(_ text: Substring, depth: Int) -> String {
    guard let equals = text.firstIndex(of: "=") else { return String(text) }
    let (name, value) = (text[..<equals], text[equals...].dropFirst())
    if redaction.hidesQueryItem(name.removingPercentEncoding ?? String(name)) {
      return "\(name)=\(Self.placeholder)"
    }
    return "\(name)=\(nestedURL(value, depth: depth))"
  }

  /// The value of an item without the secrets of a URL in it, which can be percent-encoded.
  private func nestedURL(_ value: Substring, depth: Int) -> String {
    let decoded = value.removingPercentEncoding ?? String(value)
    guard depth < 4 else { return String(value) }
    var redacted =
      decoded.contains("@")
      ? decoded.replacing(#/:\/\/[^\/?#\s]+@/#) { _ in "://\(Self.placeholder)@" } : decoded
    if let start = redacted.firstIndex(where: { $0 == "?" || $0 == "#" }) {
      let rest = redacted.index(after: start)
      redacted = redacted[..<rest] + items(redacted[rest...], depth: depth + 1)
    } else if decoded.contains("%"), decoded != value {
      // A URL that is encoded twice.
      redacted = nestedURL(decoded[...], depth: depth + 1)
    }
    if redacted == decoded { return String(value) }
    guard value.contains("%") else { return redacted }
    return redacted.split(separator: Self.placeholder, omittingEmptySubsequences: false)
      .map { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? "" }
      .joined(separator: Self.placeholder)
  }

  /// The characters that need no encoding in any part of a URL.
  ///
  /// - SeeAlso: RFC 3986, section 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension URLRedactor {
  /// The string without its secrets; nil if it is not a URL with a scheme, or has no secrets.
  func text(ofString text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: ":")),
      text.utf8.contains(where: { "?#@;".utf8.contains($0) }),
      !text.contains(where: \.isWhitespace),
      let encoded = URLComponents(string: text), encoded.scheme != nil,
      let url = encoded.string
    else { return nil }
    let redacted = self.text(of: url)
    return redacted == url ? nil : redacted
  }
}
