import ScreenText

/// Names whose values a golden contains as `<redacted>`.
///
/// A name hides its value if its last words are an entry of the list, in singular or plural, apart from digits
/// at the end: `resetToken`, `access_tokens` and “Your API key” hide, `tokenCount` and “Tokens left” do not.
///
/// The names are those of properties, labels of associated values, keys of dictionaries, items of URLs, and labels of
/// rows, links and text fields. Names of cases and types and headings hide nothing. A `Bool` is never hidden. The user
/// info of a URL is hidden, whatever the list. The text of a secure field is drawn as dots.
///
/// Free text is not searched: messages of errors and crashes, titles, and what a journey types are printed as they are.
///
/// `PayloadDescriber` marks the parts that a name hides. Front matter, paths, rows and URLs write the placeholder.
///
/// A harness can extend or shorten the standard list:
///
/// ```swift
/// static let redaction = Redaction.standard.adding(names: ["account number"]).removing(names: ["pin"])
/// ```
public struct Redaction: Sendable, Equatable {
  /// What is written instead of a hidden value.
  package static let placeholder = "<redacted>"

  /// What is written instead of a hidden value that differs from another one.
  package static let otherPlaceholder = "\(placeholder), another value"

  /// The entries in lower case, without spaces: `apikey`.
  public private(set) var names: Set<String>

  /// Names that hide the item of a URL alone, as the whole name, in lower case.
  public private(set) var queryItems: Set<String>

  /// Creates a list from scratch; an entry can have any spelling: `API key`, `apiKey`, `api_key`.
  public init(names: Set<String>, queryItems: Set<String> = []) {
    self.names = Set(names.map { Self.words(of: $0).joined() })
    self.queryItems = Set(queryItems.map { $0.lowercased() })
  }

  /// The list for harnesses that do not declare one.
  public static let standard = Redaction(
    names: [
      "password", "passcode", "passphrase", "secret", "token", "credential", "authorization",
      "cookie", "API key", "private key", "card number", "CVC", "IBAN", "PIN", "PIN code",
      "security code", "password confirmation",
    ],
    queryItems: ["code", "key", "sig", "signature"])

  /// The empty list, which also keeps the user info of URLs and the text of secure fields.
  public static let none = Redaction(names: [])

  /// Returns the list with additional entries.
  public func adding(names: Set<String> = [], queryItems: Set<String> = []) -> Redaction {
    let more = Redaction(names: names, queryItems: queryItems)
    var result = self
    result.names.formUnion(more.names)
    result.queryItems.formUnion(more.queryItems)
    return result
  }

  /// Returns the list without some entries.
  public func removing(names: Set<String> = [], queryItems: Set<String> = []) -> Redaction {
    let less = Redaction(names: names, queryItems: queryItems)
    var result = self
    result.names.subtract(less.names)
    result.queryItems.subtract(less.queryItems)
    return result
  }
}

extension Redaction {
  /// Whether a name hides its value.
  func hides(_ name: String) -> Bool {
    if names.isEmpty { return false }
    // From the last word on, so that digits at the end are left out only there.
    var last = ""
    for word in Self.words(of: name).reversed() {
      last = last.isEmpty ? Self.withoutDigits(atEndOf: word) : word + last
      if names.contains(last) || last.hasSuffix("s") && names.contains(String(last.dropLast())) {
        return true
      }
    }
    return false
  }

  /// Whether the item of a URL with a name is hidden.
  func hidesQueryItem(_ name: String) -> Bool {
    if queryItems.contains(name.lowercased()) || hides(name) { return true }
    // `X-Amz-Signature` is a signature, but `sort_key` is no key, and `postal_code` no code.
    let last = Self.words(of: name).last ?? ""
    return Self.signatures.contains(last) && queryItems.contains(last)
  }

  private static let signatures: Set = ["signature", "sig"]

  /// The words of a name in lower case: `APIKeyOwner` becomes `api`, `key`, `owner`.
  private static func words(of name: String) -> [String] {
    IdentifierWords.split(name).map { $0.lowercased() }
  }

  private static func withoutDigits(atEndOf word: String) -> String {
    var word = word[...]
    while word.last?.isNumber == true { word.removeLast() }
    return String(word)
  }
}

/// The names that hide their values, remembered, because values and screens share names.
struct HiddenNames {
  let redaction: Redaction
  private var known: [String: Bool] = [:]

  init(_ redaction: Redaction) {
    self.redaction = redaction
  }

  mutating func contains(_ name: String) -> Bool {
    if let isHidden = known[name] { return isHidden }
    // Dictionaries and screens can have any number of names.
    if known.count > 10_000 { known = [:] }
    let isHidden = redaction.hides(name)
    known[name] = isHidden
    return isHidden
  }
}
