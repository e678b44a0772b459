/// The CRC-32 of zlib, gzip and PNG: eight hexadecimal digits that stand for what was cut.
///
/// Contents of up to four bytes never share one, and `gzip -lv` or Python's `zlib.crc32` tell the
/// same number.
///
/// - SeeAlso: ISO 3309, ITU-T V.42; RFC 1952, section 8.
struct Checksum {
  private var register: UInt32 = 0xFFFF_FFFF

  /// The checksum of what was added so far.
  var value: UInt32 { ~register }

  /// The checksum as eight lowercase hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
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
  /// The checksum text of some bytes.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.text
  }
}
