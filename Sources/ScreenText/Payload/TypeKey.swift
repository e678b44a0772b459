/// A type as the key of a dictionary.
///
/// It is hashed by the address of its metadata. The hash of an `ObjectIdentifier` resists keys that
/// an attacker chooses, and takes 130 instructions.
package struct TypeKey: Hashable {
  private let address: UInt

  package init(_ type: Any.Type) {
    address = unsafeBitCast(type, to: UInt.self)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(address)
  }

  // The dictionary calls this requirement. Its default makes a hasher. The low bits of an address are
  // zero, so the product has its bits in the upper half.
  package func _rawHashValue(seed: Int) -> Int {
    let product = UInt64(address ^ UInt(bitPattern: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32)
  }
}
