/// The CRC-32 of zlib, gzip and PNG, which represents truncated content.
///
/// Two contents of the same length up to four bytes never share a checksum. `gzip -lv` and Python's
/// `zlib.crc32` compute the same number.
///
/// - SeeAlso: ISO 3309, ITU-T V.42; RFC 1952, section 8.
package struct Checksum {
  package init() {}

  private var register: UInt32 = 0xFFFF_FFFF

  /// The checksum of the bytes so far.
  var value: UInt32 { ~register }

  /// The checksum as eight lowercase hexadecimal digits.
  package var text: String { value.digits(8, radix: 16) }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      register = register >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: register) ^ byte)]
    }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}

extension Checksum {
  static func value(of bytes: some Sequence<UInt8>) -> Int {
    var checksum = Checksum()
    checksum.add(bytes)
    return Int(checksum.value)
  }

  package static func text(of bytes: some Sequence<UInt8>) -> String {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.text
  }
}
