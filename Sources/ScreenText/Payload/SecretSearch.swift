/// A fast search for secret words and names in a text.
///
/// A screen has many labels, and few of them contain the letters of a secret word or name. Only those
/// are split into words.
package struct SecretSearch: Sendable {
  /// The letters of each secret.
  private let secrets: [[UInt8]]
  /// For each byte, a bit for each secret whose first letter it is, and one for U+212A.
  ///
  /// More than 64 secrets share bits.
  private let firstLetters: [UInt64]
  /// For each byte, a bit for each secret whose second letter it is, or all bits if it is no letter.
  private let secondLetters: [UInt64]
  /// Whether a secret has fewer than two letters, or letters outside of ASCII.
  private let hasUnusualSecrets: Bool

  /// Prepares the search for secrets in lower case.
  package init(for secrets: Set<String>) {
    let letters = secrets.map { secret in
      secret.utf8.filter { $0 >= 0x80 || $0.isASCIILetter || $0.isASCIIDigit }
    }
    let usual = letters.filter { $0.count >= 2 && $0.allSatisfy { $0 < 0x80 } }
    self.secrets = usual
    var firstLetters = Self.bits(of: usual.map { $0[0] })
    firstLetters[0xE2] = 1
    self.firstLetters = firstLetters
    var secondLetters = Self.bits(of: usual.map { $0[1] })
    for byte in UInt8.min...UInt8.max where !(byte.isASCIILetter || byte.isASCIIDigit) {
      secondLetters[Int(byte)] = .max
    }
    self.secondLetters = secondLetters
    hasUnusualSecrets = usual.count < secrets.count
  }

  /// Whether a text may contain the letters and digits of a secret one after the other, in any case.
  ///
  /// All labels of all screens are searched, so the loop is over pointers, which are fast in debug
  /// builds, too. The tables exclude nearly all positions.
  package func canFindSecret(in text: String) -> Bool {
    if hasUnusualSecrets { return true }
    var canFind = false
    text.withBytes { text in
      firstLetters.withUnsafeBufferPointer { first in
        secondLetters.withUnsafeBufferPointer { second in
          guard let start = text.baseAddress, let first = first.baseAddress,
            let second = second.baseAddress
          else { return }
          var index = 1
          while index < text.count {
            let bits = first[Int(start[index - 1])] & second[Int(start[index])]
            if bits != 0, hasSecret(start + index - 1, text.count - index + 1, bits) {
              canFind = true
              return
            }
            index += 1
          }
        }
      }
    }
    return canFind
  }

  /// Whether the letters and digits of a text, which begins with one, begin with a secret that has one
  /// of the bits.
  @inline(never)
  private func hasSecret(_ text: UnsafePointer<UInt8>, _ count: Int, _ bits: UInt64) -> Bool {
    // Perhaps U+212A, the only character whose lower case is a letter of ASCII.
    if text[0] == 0xE2 { return count > 1 && text[1] == 0x84 }
    var index = 1
    while index < count, !(text[index].isASCIILetter || text[index].isASCIIDigit) { index += 1 }
    guard index < count, bits & secondLetters[Int(text[index])] != 0 else { return false }
    let first = text[0] | 0x20
    return secrets.contains { $0[0] == first && Self.begin(text, count, with: $0) }
  }

  /// Whether the letters and digits of a text begin with the letters of a secret.
  private static func begin(
    _ text: UnsafePointer<UInt8>, _ count: Int, with secret: [UInt8]
  ) -> Bool {
    var found = 0
    var index = 0
    while index < count, found < secret.count {
      let byte = text[index]
      index += 1
      guard byte.isASCIILetter || byte.isASCIIDigit else { continue }
      if byte | 0x20 != secret[found] { return false }
      found += 1
    }
    return found == secret.count
  }

  /// For each byte, the bits of the secrets with that letter, in any case.
  private static func bits(of letters: [UInt8]) -> [UInt64] {
    var bits = Array(repeating: UInt64(0), count: 256)
    for (number, letter) in letters.enumerated() {
      bits[Int(letter)] |= 1 &<< UInt64(number)
      if letter.isASCIILetter { bits[Int(letter & ~0x20)] = bits[Int(letter)] }
    }
    return bits
  }
}
