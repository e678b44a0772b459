/// Finds the elements of a screen whose values are secret.
///
/// A screen has many labels, and few of them contain the letters of a secret word or name. Only those
/// are split into words. It is a class because every section of a screen gets it.
final class LabelRedactor: Sendable {
  private let redaction: Redaction
  /// The letters of all secrets, each with their number before them.
  private let secrets: [UInt8]
  /// A bit for the first letter of each secret.
  private let initials: UInt64
  /// A bit for the first two letters of each secret.
  private let pairs: UInt64
  /// Whether a secret has fewer than two letters, very many, or letters outside of ASCII.
  private let hasUnusualSecrets: Bool

  init(_ redaction: Redaction) {
    self.redaction = redaction
    let secrets = redaction.words.union(redaction.names).map { Array($0.utf8) }
    let usual = secrets.filter { 2...255 ~= $0.count && $0.allSatisfy { $0 < 0x80 } }
    self.secrets = usual.flatMap { [UInt8($0.count)] + $0 }
    initials = usual.reduce(into: 0) { $0 |= Self.bit(of: $1[0]) }
    pairs = usual.reduce(into: 0) { $0 |= Self.bit(of: $1[0], $1[1]) }
    hasUnusualSecrets = usual.count < secrets.count
  }

  /// Whether the value of an element with a label is secret.
  func hides(_ label: String) -> Bool {
    (hasUnusualSecrets || canHide(label)) && redaction.hidesElement(label)
  }

  /// Whether a label contains the letters and digits of a secret one after the other, in any case.
  ///
  /// All labels of all screens are searched, so the loops are over pointers, which are fast in debug
  /// builds, too. The bits exclude nearly all positions.
  private func canHide(_ label: String) -> Bool {
    var canHide = false
    label.withBytes { label in
      guard let start = label.baseAddress else { return }
      var last = 0
      var lastLetter: UInt8 = 0
      var index = 0
      while index < label.count, !canHide {
        let byte = start[index]
        let letter = byte | 0x20
        if letter >= 0x61 && letter <= 0x7A || byte.isASCIIDigit {
          if initials & Self.bit(of: lastLetter) != 0,
            pairs & Self.bit(of: lastLetter, letter) != 0
          {
            canHide = beginsWithSecret(start + last, label.count - last)
          }
          (last, lastLetter) = (index, letter)
        } else if byte == 0xE2 {
          // Perhaps U+212A, the only character whose lower case is a letter of ASCII.
          canHide = index + 1 < label.count && start[index + 1] == 0x84
        }
        index += 1
      }
    }
    return canHide
  }

  /// Whether the letters and digits of a label, which begins with one, begin with a secret.
  private func beginsWithSecret(_ label: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    secrets.withUnsafeBufferPointer { secrets in
      guard var secret = secrets.baseAddress else { return false }
      let end = secret + secrets.count
      let first = label[0] | 0x20
      while secret < end {
        let length = Int(secret[0])
        if secret[1] == first, Self.begin(label, count, with: secret + 1, length) { return true }
        secret += length + 1
      }
      return false
    }
  }

  /// Whether the letters and digits of a label begin with the letters of a secret.
  private static func begin(
    _ label: UnsafePointer<UInt8>, _ count: Int, with secret: UnsafePointer<UInt8>, _ length: Int
  ) -> Bool {
    var found = 0
    var index = 0
    while index < count, found < length {
      let byte = label[index]
      index += 1
      guard byte.isASCIILetter || byte.isASCIIDigit else { continue }
      if byte | 0x20 != secret[found] { return false }
      found += 1
    }
    return found == length
  }

  /// A bit for each letter or digit, which some share.
  private static func bit(of letter: UInt8) -> UInt64 { 1 &<< UInt64(letter) }

  /// A bit for each pair, which many share.
  private static func bit(of first: UInt8, _ second: UInt8) -> UInt64 {
    bit(of: first &* 5 &+ second)
  }
}
