/// Finds the elements of a screen whose values are secret.
///
/// A screen has many labels, and few of them contain the letters of a secret word or name. Only those
/// are split into words.
struct LabelRedactor: Sendable {
  private let redaction: Redaction
  /// The letters of all secrets, each with a zero after it.
  private let secrets: [UInt8]
  /// A bit for the first letter of each secret.
  private let initials: UInt64

  init(_ redaction: Redaction) {
    self.redaction = redaction
    let secrets = redaction.words.union(redaction.names)
    self.secrets = secrets.flatMap { $0.utf8 + [0] }
    initials = secrets.reduce(into: 0) { $0 |= Self.bit(of: $1.utf8.first ?? 0) }
  }

  /// Whether the value of an element with a label is secret.
  func hides(_ label: String) -> Bool {
    canHide(label) && redaction.hidesElement(label)
  }

  /// Whether a label contains the letters and digits of a secret one after the other, in any case.
  ///
  /// All labels of all screens are searched, so the loops are over pointers, which are fast in debug
  /// builds, too.
  private func canHide(_ label: String) -> Bool {
    var label = label
    return label.withUTF8 { label in
      guard let start = label.baseAddress else { return false }
      var index = 0
      while index < label.count {
        let byte = start[index]
        if byte >= 0x80 { return true }
        if initials & Self.bit(of: byte | 0x20) != 0,
          beginsWithSecret(start + index, label.count - index)
        {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// Whether the letters and digits of a label begin with a secret.
  private func beginsWithSecret(_ label: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    secrets.withUnsafeBufferPointer { secrets in
      guard var secret = secrets.baseAddress else { return false }
      let end = secret + secrets.count
      while secret < end {
        if Self.begin(label, count, with: secret) { return true }
        while secret[0] != 0 { secret += 1 }
        secret += 1
      }
      return false
    }
  }

  /// Whether the letters and digits of a label begin with the letters up to a zero.
  private static func begin(
    _ label: UnsafePointer<UInt8>, _ count: Int, with secret: UnsafePointer<UInt8>
  ) -> Bool {
    var secret = secret
    var index = 0
    while index < count, secret[0] != 0 {
      let byte = label[index]
      index += 1
      guard byte.isASCIILetter || byte.isASCIIDigit else { continue }
      if byte | 0x20 != secret[0] { return false }
      secret += 1
    }
    return secret[0] == 0
  }

  /// A bit for each letter or digit, which some share.
  private static func bit(of letter: UInt8) -> UInt64 { 1 << UInt64(letter & 63) }
}
