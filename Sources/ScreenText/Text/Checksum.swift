/// The CRC-32 of zlib, gzip and PNG, which represents truncated content.
///
/// Two contents of the same length up to four bytes never share a checksum. `gzip -lv` and Python's
/// `zlib.crc32` compute the same number.
///
/// - SeeAlso: ISO 3309, ITU-T V.42; RFC 1952, section 8.
package enum Checksum {
  /// The checksum as eight lowercase hexadecimal digits.
  package static func text(of bytes: [UInt8]) -> String {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      register = register >> 8 ^ table[Int(UInt8(truncatingIfNeeded: register) ^ byte)]
    }
    return (~register).digits(8, radix: 16)
  }

  /// The checksum of a text in UTF-8.
  package static func text(of text: String) -> String { self.text(of: Array(text.utf8)) }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}
