import Foundation

extension UInt8 {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let space = UInt8(ascii: " ")

  var isASCIILetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether the byte is a letter, a digit, `-` or `_`, which need no quotes in YAML and no encoding in
  /// the name of a file.
  package var isNameByte: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}

extension String {
  /// Whether all characters are printable ASCII, which are one column wide; nearly all texts are.
  var isPrintableASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// Whether another text has the same bytes in UTF-8; as strings, texts that differ only in composition
  /// are equal.
  package func hasSameBytes(as other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { one.hasSameBytes(as: $0) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension [UInt8] {
  /// Whether another array has the same bytes, which `==` compares one by one.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.hasSameBytes(as: $0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, let first = baseAddress, let second = other.baseAddress else {
      return count == other.count
    }
    return memcmp(first, second, count) == 0
  }
}

extension String {
  /// A run of spaces; empty if the count is negative.
  package static func spaces(_ count: Int) -> String {
    if count <= 0 { return "" }
    return count < runs.count ? runs[count] : String(repeating: " ", count: count)
  }

  /// The runs of usual lengths.
  private static let runs = (0..<100).map { String(repeating: " ", count: $0) }
}

extension BinaryInteger {
  /// The digits of a number that is not negative, with leading zeros up to a minimum count.
  package func digits(_ minimumCount: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, minimumCount - digits.utf8.count)) + digits
  }
}
