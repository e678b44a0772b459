/// Why a URL leads nowhere in the app.
///
/// Nothing has changed then.
public enum DeepLinkError: Error, Hashable, Sendable {
  /// The URL is longer than ``DeepLink/longest``.
  case tooLong(Int)

  /// The URL does not follow RFC 3986.
  case malformed

  /// A percent sign is not followed by two digits, or the bytes are not UTF-8.
  case badEncoding(String)

  /// The scheme is not the app's.
  case foreignScheme(String)

  /// The host is not the app's.
  case foreignHost(String)

  /// The URL names a user, a password or a port.
  case hasAuthority

  /// No pattern of the table matches.
  case unknownPath([String])

  /// A parameter is missing.
  case missingParameter(String)

  /// A parameter is given more than once.
  case repeatedParameter(String)

  /// A parameter cannot be read as what it should be.
  case badParameter(String, value: String)

  /// The destination has no URL.
  case noURL

  /// The path that the link leads to cannot be followed.
  case badPath(ScreenPathError)
}

extension DeepLinkError: CustomStringConvertible {
  /// The reason, for a log.
  public var description: String {
    switch self {
    case .tooLong(let count):
      "the URL is \(count) bytes long; links have \(DeepLink.longest) at most"
    case .malformed: "the URL is malformed"
    case .badEncoding(let text):
      "'\(text.prefix(60))' is not percent-encoded UTF-8"
    case .foreignScheme(let scheme): "the scheme '\(scheme.prefix(60))' is not the app's"
    case .foreignHost(let host): "the host '\(host.prefix(60))' is not the app's"
    case .hasAuthority: "the URL names a user or a port; the app's links have none"
    case .unknownPath(let segments):
      "no link looks like '/\(segments.joined(separator: "/").prefix(60))'"
    case .missingParameter(let name): "the parameter '\(name)' is missing"
    case .repeatedParameter(let name): "the parameter '\(name)' is given more than once"
    case .badParameter(let name, let value):
      "the parameter '\(name)' cannot be '\(value.prefix(60))'"
    case .noURL: "the destination has no URL"
    case .badPath(let error): "\(error)"
    }
  }
}
