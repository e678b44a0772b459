/// Finds the elements of a screen whose values are secret.
///
/// A screen has many labels, and few of them contain the letters of a secret word or name. Only those
/// are split into words.
struct LabelRedactor: Sendable {
  private let redaction: Redaction
  private let secrets: [[UInt8]]
  /// A bit for the first letter of each secret.
  private let initials: UInt64

  init(_ redaction: Redaction) {
    self.redaction = redaction
    secrets = redaction.words.union(redaction.names).map { Array($0.utf8) }
    initials = secrets.reduce(into: 0) { $0 |= Self.bit(of: $1.first ?? 0) }
  }

  /// Whether the value of an element with a label is secret.
  func hides(_ label: String) -> Bool {
    canHide(label) && redaction.hidesElement(label)
  }

  /// Whether a label contains the letters and digits of a secret one after the other, in any case.
  private func canHide(_ label: String) -> Bool {
    var label = label
    return label.withUTF8 { bytes in
      bytes.indices.contains { start in
        guard bytes[start] < 0x80 else { return true }
        return initials & Self.bit(of: bytes[start] | 0x20) != 0
          && secrets.contains { Self.begin($0, bytes[start...]) }
      }
    }
  }

  /// Whether the letters and digits of a label begin with a secret.
  private static func begin(_ secret: [UInt8], _ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = secret[...]
    for byte in label {
      guard let next = rest.first else { return true }
      switch byte {
      case 0x61...0x7A, 0x30...0x39: if byte != next { return false }
      case 0x41...0x5A: if byte | 0x20 != next { return false }
      default: continue
      }
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }

  /// A bit for each letter or digit, which some share.
  private static func bit(of letter: UInt8) -> UInt64 { 1 << UInt64(letter & 63) }
}
