/// Random numbers that are the same for a seed, so that a failure can be repeated.
///
/// - SeeAlso: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014), whose
///   SplitMix64 this is.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Collection {
  /// One of the elements.
  package func pick(using generator: inout SeededGenerator) -> Element {
    self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
  }
}
