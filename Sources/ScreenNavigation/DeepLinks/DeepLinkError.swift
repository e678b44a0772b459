/// The reason why the app does not open a URL; nothing has changed.
public enum DeepLinkError: Error, Hashable, Sendable {
  /// The URL is longer than ``DeepLink/longest``.
  case tooLong(Int)

  /// The URL does not follow RFC 3986.
  case malformed

  /// The text contains invalid percent-encoding, or the decoded bytes are not UTF-8.
  case badEncoding(String)

  /// The scheme does not belong to the app.
  case foreignScheme(String)

  /// The host does not belong to the app.
  case foreignHost(String)

  /// The URL contains a user, a password or a port.
  case hasAuthority

  /// No pattern of the table matches.
  case unknownPath([String])

  /// A parameter is missing.
  case missingParameter(String)

  /// A parameter occurs more than once.
  case repeatedParameter(String)

  /// A parameter has an invalid value.
  case badParameter(String, value: String)

  /// No pattern of the table leads to the destination.
  case noURL

  /// The router cannot follow the path of the destination.
  case badPath(ScreenPathError)
}

extension DeepLinkError: CustomStringConvertible {
  /// The reason as a text for a log.
  public var description: String {
    switch self {
    case .tooLong(let count):
      "the URL has \(count) bytes; the limit is \(DeepLink.longest)"
    case .malformed: "the URL does not follow RFC 3986"
    case .badEncoding(let text):
      "'\(text.prefix(60))' is not valid percent-encoded UTF-8"
    case .foreignScheme(let scheme): "the scheme '\(scheme.prefix(60))' does not belong to the app"
    case .foreignHost(let host): "the host '\(host.prefix(60))' does not belong to the app"
    case .hasAuthority:
      "the URL contains a user, a password or a port, which links of the app never have"
    case .unknownPath(let segments):
      "no link pattern matches the path '/\(segments.joined(separator: "/").prefix(60))'"
    case .missingParameter(let name): "the parameter '\(name)' is missing"
    case .repeatedParameter(let name): "the parameter '\(name)' occurs more than once"
    case .badParameter(let name, let value):
      "the parameter '\(name)' has the invalid value '\(value.prefix(60))'"
    case .noURL: "no link pattern leads to the destination"
    case .badPath(let error): "\(error)"
    }
  }
}
