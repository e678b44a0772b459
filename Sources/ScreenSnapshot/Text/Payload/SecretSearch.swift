/// A fast search for secret words and names in a text.
///
/// A screen has many labels, and few of them contain the letters of a secret word or name. Only those
/// are split into words.
struct SecretSearch: Sendable {
  /// The letters of all secrets, each with their number before them.
  private let secrets: [UInt8]
  /// What a byte can begin.
  private let beginnings: [Beginning]
  /// A bit for the first two letters of each secret.
  private let pairs: UInt64
  /// Whether a secret has fewer than two letters, very many, or letters outside of ASCII.
  private let hasUnusualSecrets: Bool

  private enum Beginning: UInt8 {
    case nothing
    case secret
    /// Perhaps U+212A, the only character whose lower case is a letter of ASCII.
    case kelvinSign
  }

  /// Prepares the search for secrets in lower case.
  init(for secrets: Set<String>) {
    let letters = secrets.map { secret in
      secret.utf8.filter { $0 >= 0x80 || $0.isASCIILetter || $0.isASCIIDigit }
    }
    let usual = letters.filter { 2...255 ~= $0.count && $0.allSatisfy { $0 < 0x80 } }
    self.secrets = usual.flatMap { [UInt8($0.count)] + $0 }
    var beginnings = Array(repeating: Beginning.nothing, count: 256)
    for secret in usual {
      beginnings[Int(secret[0])] = .secret
      if secret[0].isASCIILetter { beginnings[Int(secret[0] & ~0x20)] = .secret }
    }
    beginnings[0xE2] = .kelvinSign
    self.beginnings = beginnings
    pairs = usual.reduce(into: 0) { $0 |= Self.bit(of: $1[0], $1[1]) }
    hasUnusualSecrets = usual.count < secrets.count
  }

  /// Whether a text may contain the letters and digits of a secret one after the other, in any case.
  ///
  /// All labels of all screens are searched, so the loops are over pointers, which are fast in debug
  /// builds, too. The tables exclude nearly all positions.
  func canFindSecret(in text: String) -> Bool {
    if hasUnusualSecrets { return true }
    var canFind = false
    text.withBytes { text in
      beginnings.withUnsafeBufferPointer { beginnings in
        guard let start = text.baseAddress, let beginnings = beginnings.baseAddress else { return }
        var index = 0
        while index < text.count, !canFind {
          switch beginnings[Int(start[index])] {
          case .nothing: break
          case .secret: canFind = beginsWithSecret(start + index, text.count - index)
          case .kelvinSign: canFind = index + 1 < text.count && start[index + 1] == 0x84
          }
          index += 1
        }
      }
    }
    return canFind
  }

  /// Whether the letters and digits of a text, which begins with one, begin with a secret.
  private func beginsWithSecret(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let first = text[0] | 0x20
    var index = 1
    while index < count, !(text[index].isASCIILetter || text[index].isASCIIDigit) { index += 1 }
    guard index < count, pairs & Self.bit(of: first, text[index] | 0x20) != 0 else { return false }
    return secrets.withUnsafeBufferPointer { secrets in
      guard var secret = secrets.baseAddress else { return false }
      let end = secret + secrets.count
      while secret < end {
        let length = Int(secret[0])
        if secret[1] == first, Self.begin(text, count, with: secret + 1, length) { return true }
        secret += length + 1
      }
      return false
    }
  }

  /// Whether the letters and digits of a text begin with the letters of a secret.
  private static func begin(
    _ text: UnsafePointer<UInt8>, _ count: Int, with secret: UnsafePointer<UInt8>, _ length: Int
  ) -> Bool {
    var found = 0
    var index = 0
    while index < count, found < length {
      let byte = text[index]
      index += 1
      guard byte.isASCIILetter || byte.isASCIIDigit else { continue }
      if byte | 0x20 != secret[found] { return false }
      found += 1
    }
    return found == length
  }

  /// A bit for each pair of letters or digits, which many share.
  private static func bit(of first: UInt8, _ second: UInt8) -> UInt64 {
    1 &<< UInt64(first &* 5 &+ second)
  }
}
