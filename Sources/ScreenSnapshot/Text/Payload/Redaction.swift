/// Which values are written as `<redacted>`, by the names that they go by.
///
/// Fields, payload labels, dictionary keys and cases are told by their names; in URLs the user
/// info, and query and fragment items. Goldens live in a repository, so a secret must not get
/// into one.
///
/// A harness extends or narrows the standard list:
///
/// ```swift
/// static let redaction = Redaction.standard.adding(words: ["iban"]).removing(words: ["cookie"])
/// ```
public struct Redaction: Sendable, Equatable {
  /// Words that make a name secret wherever they occur in it, in lower case.
  ///
  /// `accessToken`, `access_token` and `AccessTokens` all contain the word `token`.
  public private(set) var words: Set<String>

  /// Whole names that are secret, in lower case and without separators: `apikey`.
  public private(set) var names: Set<String>

  /// Names of URL query items that are secret, in lower case.
  public private(set) var queryItems: Set<String>

  /// Creates a list of one's own.
  ///
  /// - Parameters:
  ///   - words: Words that make a name secret wherever they occur in it.
  ///   - names: Whole names that are secret, in any spelling: `apiKey`, `api_key`.
  ///   - queryItems: Names of URL query items that are secret besides those.
  public init(words: Set<String>, names: Set<String> = [], queryItems: Set<String> = []) {
    self.words = Set(words.map { $0.lowercased() })
    self.names = Set(names.map { Self.words(of: $0).joined() })
    self.queryItems = Set(queryItems.map { $0.lowercased() })
  }

  /// What is redacted where a harness says nothing else.
  public static let standard = Redaction(
    words: [
      "password", "passcode", "passphrase", "secret", "token", "credential", "authorization",
      "cookie",
    ],
    names: ["apiKey", "privateKey"],
    queryItems: ["code", "token", "key", "secret", "signature", "password"])

  /// Nothing is redacted.
  public static let none = Redaction(words: [])

  /// The list with more on it.
  ///
  /// - Parameters:
  ///   - words: Words that make a name secret wherever they occur in it.
  ///   - names: Whole names that are secret.
  ///   - queryItems: Names of URL query items that are secret.
  /// - Returns: The longer list.
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

  /// The list with less on it.
  ///
  /// - Parameters:
  ///   - words: Words to take off the list.
  ///   - names: Whole names to take off the list.
  ///   - queryItems: Names of URL query items to take off the list.
  /// - Returns: The shorter list.
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
  /// Whether a value of this name is a secret.
  func hides(_ name: String) -> Bool {
    let parts = Self.words(of: name)
    return parts.contains(where: isSecret) || names.contains(parts.joined())
  }

  /// Whether a URL's query item of this name is a secret.
  func hidesQueryItem(_ name: String) -> Bool {
    queryItems.contains(name.lowercased()) || hides(name)
  }

  /// Whether the word, or what it is the plural of, is on the list; a number behind it is no part
  /// of it.
  private func isSecret(_ word: String) -> Bool {
    var word = word[...]
    while word.last?.isNumber == true { word.removeLast() }
    return words.contains(String(word))
      || (word.hasSuffix("s") && words.contains(String(word.dropLast())))
  }

  /// The words of a name in lower case: `APIKeyOwner` is `api`, `key`, `owner`.
  private static func words(of name: String) -> [String] {
    IdentifierWords.split(name).map { $0.lowercased() }
  }
}
