/// A list of names whose values a golden contains as `<redacted>`, or as `••••••` in the picture.
///
/// The list applies to
/// - fields, payload labels, dictionary keys and cases in front matter,
/// - the query and fragment items of URLs, whose user info is always redacted,
/// - labels of rows, links and text fields in pictures, and headings of sections, which redact the
///   values of all rows, links and text fields below them,
/// - the same names in error messages and in the last lines of a crash.
///
/// It does not apply to what has no label: texts, titles, buttons, images and the values of
/// switches. Goldens are committed to a repository, so do not put a secret there.
///
/// A harness can extend or shorten the standard list:
///
/// ```swift
/// static let redaction = Redaction.standard.adding(words: ["iban"]).removing(words: ["cookie"])
/// ```
public struct Redaction: Sendable, Equatable {
  /// Words that make every name that contains them secret, in lower case.
  ///
  /// `accessToken`, `access_token` and `AccessTokens` contain the word `token`.
  public private(set) var words: Set<String>

  /// Names that are secret, also at the end of a longer one, in lower case without separators: `apikey`.
  ///
  /// `X-Api-Key` and `userApiKey` end with the name `apikey`.
  /// In the label of an element, the name can be a part: “Your API key”, “API keys”.
  public private(set) var names: Set<String>

  /// Names of URL query items that are secret, in lower case.
  public private(set) var queryItems: Set<String>

  /// Creates a list from scratch.
  ///
  /// `names` can have any spelling: `apiKey`, `api_key`. `words` and `names` also apply to query
  /// items.
  public init(words: Set<String>, names: Set<String> = [], queryItems: Set<String> = []) {
    self.words = Set(words.map { $0.lowercased() })
    self.names = Set(names.map { Self.words(of: $0).joined() })
    self.queryItems = Set(queryItems.map { $0.lowercased() })
  }

  /// The list for harnesses that do not declare one.
  public static let standard = Redaction(
    words: [
      "password", "passcode", "passphrase", "secret", "token", "credential", "authorization",
      "cookie",
    ],
    names: ["apiKey", "privateKey"],
    queryItems: ["code", "token", "key", "secret", "signature", "sig", "password"])

  /// The empty list, which also keeps the user info of URLs.
  public static let none = Redaction(words: [])

  /// Returns the list with additional entries.
  public func adding(
    words: Set<String> = [], names: Set<String> = [], queryItems: Set<String> = []
  ) -> Redaction {
    let more = Redaction(words: words, names: names, queryItems: queryItems)
    var result = self
    result.words.formUnion(more.words)
    result.names.formUnion(more.names)
    result.queryItems.formUnion(more.queryItems)
    return result
  }

  /// Returns the list without some entries.
  public func removing(
    words: Set<String> = [], names: Set<String> = [], queryItems: Set<String> = []
  ) -> Redaction {
    let less = Redaction(words: words, names: names, queryItems: queryItems)
    var result = self
    result.words.subtract(less.words)
    result.names.subtract(less.names)
    result.queryItems.subtract(less.queryItems)
    return result
  }
}

extension Redaction {
  /// Whether a value with a name is secret.
  package func hides(_ name: String) -> Bool {
    let parts = Self.words(of: name)
    if parts.contains(where: isSecret) { return true }
    // `X-Api-Key` and `userApiKey` end with a secret name.
    return parts.indices.contains { names.contains(parts[$0...].joined()) }
  }

  /// Whether the value of an element with a label is secret; ``LabelRedactor`` answers faster.
  ///
  /// A label is a name or a phrase: the plural “IBANs” has no change of case between two words.
  package func hidesElement(_ label: String) -> Bool {
    let phrase = label.lowercased().split { !$0.isLetter && !$0.isNumber }
    return contains(secretIn: Self.words(of: label)) || contains(secretIn: phrase.map(String.init))
  }

  private func contains(secretIn words: [String]) -> Bool {
    words.contains(where: isSecret) || words.indices.contains { hasName(at: $0, in: words) }
  }

  /// Whether a secret name, or its plural, starts at one of the words.
  private func hasName(at start: Int, in words: [String]) -> Bool {
    let longest = names.lazy.map(\.count).max() ?? 0
    var name = ""
    for word in words[start...] {
      name += word
      if names.contains(name) || name.hasSuffix("s") && names.contains(String(name.dropLast())) {
        return true
      }
      if name.count > longest { return false }
    }
    return false
  }

  /// Whether a URL query item with a name is secret.
  package func hidesQueryItem(_ name: String) -> Bool {
    let parts = Self.words(of: name)
    // `X-Amz-Signature` is a signature, but `sort_key` is no key, and `postal_code` no code.
    let isSignature = parts.last.map { Self.signatures.contains($0) && queryItems.contains($0) }
    return queryItems.contains(name.lowercased()) || isSignature == true || hides(name)
  }

  private static let signatures: Set = ["signature", "sig"]

  /// Whether the list contains the word or its singular, without a number at its end.
  private func isSecret(_ word: String) -> Bool {
    var word = word[...]
    while word.last?.isNumber == true { word.removeLast() }
    return words.contains(String(word))
      || (word.hasSuffix("s") && words.contains(String(word.dropLast())))
  }

  /// The words of a name in lower case: `APIKeyOwner` becomes `api`, `key`, `owner`.
  private static func words(of name: String) -> [String] {
    IdentifierWords.split(name).map { $0.lowercased() }
  }
}
