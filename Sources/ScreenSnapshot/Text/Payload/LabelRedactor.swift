/// Finds the elements of a screen whose values are secret.
///
/// A screen has many labels, and few of them contain the letters of a secret word or name. Only those
/// are split into words.
struct LabelRedactor: Sendable {
  private let redaction: Redaction
  /// The letters of all secrets, each with a zero after it.
  private let letters: [UInt8]
  /// The position of the first letter of each secret.
  private let starts: [Int]
  /// A bit for the first letter of each secret.
  private let initials: UInt64

  init(_ redaction: Redaction) {
    self.redaction = redaction
    let secrets = redaction.words.union(redaction.names)
    let letters = secrets.flatMap { $0.utf8 + [0] }
    self.letters = letters
    starts = [0] + letters.indices.dropLast().filter { letters[$0] == 0 }.map { $0 + 1 }
    initials = secrets.reduce(into: 0) { $0 |= Self.bit(of: $1.utf8.first ?? 0) }
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
          && starts.contains { begins(with: $0, bytes[start...]) }
      }
    }
  }

  /// Whether the letters and digits of a label begin with the secret at a position.
  private func begins(with start: Int, _ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var position = start
    for byte in label where letters[position] != 0 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39: if byte != letters[position] { return false }
      case 0x41...0x5A: if byte | 0x20 != letters[position] { return false }
      default: continue
      }
      position += 1
    }
    return letters[position] == 0
  }

  /// A bit for each letter or digit, which some share.
  private static func bit(of letter: UInt8) -> UInt64 { 1 << UInt64(letter & 63) }
}
