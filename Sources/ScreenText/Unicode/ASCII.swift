import Foundation

extension UInt8 {
  /// A line feed.
  package static let newline = UInt8(ascii: "\n")
  package static let space = UInt8(ascii: " ")
  package static let dash = UInt8(ascii: "-")
  package static let underscore = UInt8(ascii: "_")

  package var isASCIILetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether the byte is a letter, a digit, `-` or `_`, which need no quotes in YAML and no encoding in
  /// the name of a file.
  package var isNameByte: Bool {
    isASCIILetter || isASCIIDigit || self == .dash || self == .underscore
  }
}

extension String {
  /// Calls a closure with the bytes of the text in UTF-8.
  ///
  /// Only a text that comes from an API of Objective-C is copied for it. The closure has no result,
  /// because a generic function takes twice the time in a debug build.
  @inline(__always)
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) != nil { return }
    var text = self
    text.withUTF8(body)
  }

  /// Whether all bytes of the text in UTF-8 satisfy a condition.
  ///
  /// In a debug build, which most users have, it is many times as fast as `utf8.allSatisfy`: the loop
  /// over a pointer calls no generic function.
  package func hasOnlyBytes(where isWanted: (UInt8) -> Bool) -> Bool {
    var hasOnlyWanted = true
    withBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var index = 0
      while index < bytes.count, isWanted(start[index]) { index += 1 }
      hasOnlyWanted = index == bytes.count
    }
    return hasOnlyWanted
  }
}

extension String {
  /// Whether another text has the same bytes in UTF-8; as strings, texts that differ only in composition
  /// are equal.
  package func hasSameBytes(as other: String) -> Bool {
    var isSame = false
    withBytes { bytes in
      other.withBytes { others in
        isSame = UnsafeRawBufferPointer(bytes).isEqual(to: UnsafeRawBufferPointer(others))
      }
    }
    return isSame
  }
}

extension UnsafeRawBufferPointer {
  /// Whether another buffer has the same bytes; faster than `elementsEqual` in debug builds.
  package func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}

extension BinaryInteger {
  /// The digits of a number that is not negative, with leading zeros up to a minimum count.
  package func digits(_ minimumCount: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    // The description is faster, because its code is not generic.
    let digits = radix == 10 ? description : String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, minimumCount - digits.utf8.count)) + digits
  }
}
