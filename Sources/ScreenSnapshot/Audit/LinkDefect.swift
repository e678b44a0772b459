import Foundation

/// How a link is broken.
///
/// The parts of a URL are those of RFC 3986, section 3, and encoded delimiters those of section 2.2.
enum LinkDefect: CaseIterable {
  case unknownPath
  case furtherComponent
  case otherHost
  case emptyPath
  case encodedSlash
  case trailingSpace
  case trailingPlus
  case unknownItem
  case foreignScheme
  case repeatedItem

  /// What the app must do with the link.
  enum Rule {
    /// Refuse it.
    case refuse

    /// Refuse it, or read it as another payload.
    case refuseOrReadAsPayload

    /// Refuse it, or open it as if it were not broken.
    case refuseOrIgnore
  }

  var rule: Rule {
    switch self {
    case .unknownPath, .emptyPath, .foreignScheme, .repeatedItem: .refuse
    case .furtherComponent, .otherHost, .encodedSlash, .trailingSpace, .trailingPlus:
      .refuseOrReadAsPayload
    case .unknownItem: .refuseOrIgnore
    }
  }

  /// What the harness says about links with the defect, without which they are not checked; nil if all apps
  /// refuse them.
  var form: RefusedLinkForm? {
    switch self {
    case .foreignScheme: .foreignScheme
    case .repeatedItem: .repeatedQueryItem
    default: nil
    }
  }

  /// The text in the broken part, which a payload that is read from it contains; nil if it is part of the link.
  var text: String? {
    switch self {
    case .furtherComponent: Self.component
    case .otherHost: Self.host
    default: nil
    }
  }

  /// The path of a broken link, below that of a link.
  static let path = "there/is/no/such/screen"

  private static let component = "no-such-component"
  private static let host = "no-such-host"
}

extension LinkDefect {
  /// Returns a link with the defect; nil if the link cannot have it.
  func url(breaking url: URL) -> URL? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    switch self {
    case .unknownPath: return url.appendingPathComponent(Self.path)
    case .furtherComponent: return url.appendingPathComponent(Self.component)
    case .otherHost:
      guard parts.host?.isEmpty == false else { return nil }
      parts.host = Self.host
    case .emptyPath:
      if !["http", "https"].contains(parts.scheme?.lowercased()), parts.host != nil {
        parts.host = ""
      }
      (parts.percentEncodedPath, parts.query, parts.fragment) = ("", nil, nil)
    case .encodedSlash:
      guard let path = Self.path(withEncodedSlash: parts.percentEncodedPath) else { return nil }
      parts.percentEncodedPath = path
    case .trailingSpace, .trailingPlus:
      guard let last = parts.percentEncodedPath.last, last != "/" else { return nil }
      parts.percentEncodedPath += self == .trailingSpace ? "%20" : "+"
    case .unknownItem:
      parts.percentEncodedQueryItems =
        (parts.percentEncodedQueryItems ?? []) + [URLQueryItem(name: "no-such-item", value: "1")]
    case .foreignScheme: parts.scheme = "no-such-scheme"
    case .repeatedItem:
      guard let items = parts.percentEncodedQueryItems, let item = items.first else { return nil }
      parts.percentEncodedQueryItems = [item] + items
    }
    guard let broken = parts.url, broken != url else { return nil }
    return broken
  }

  /// A path of two or more components whose last two are one; nil for any other path.
  private static func path(withEncodedSlash path: String) -> String? {
    let components = path.split(separator: "/")
    guard components.count >= 2 else { return nil }
    let last = components.suffix(2).joined(separator: "%2F")
    return (path.hasPrefix("/") ? "/" : "")
      + (components.dropLast(2).map(String.init) + [last]).joined(separator: "/")
  }
}

/// The links that the harness declares.
struct DeclaredLinks {
  private var links: Set<Address> = []
  private var parents: Set<Address> = []

  private struct Address: Hashable {
    let scheme: String?
    let host: String?
    var path: [String]

    init(_ url: URL) {
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
      (scheme, host) = (parts?.scheme?.lowercased(), parts?.host?.lowercased() ?? "")
      path = parts?.percentEncodedPath.split(separator: "/").map(String.init) ?? []
    }
  }

  init(_ urls: some Sequence<URL>) {
    for url in urls {
      var address = Address(url)
      links.insert(address)
      if address.path.popLast() != nil { parents.insert(address) }
    }
  }

  /// Whether a link with a defect may lead somewhere, because one like it is declared.
  func allow(_ broken: URL, with defect: LinkDefect, of url: URL) -> Bool {
    switch defect {
    case .emptyPath: links.contains(Address(broken))
    case .furtherComponent: parents.contains(Address(url))
    default: false
    }
  }
}
