import Foundation

/// A random number generator that repeats its numbers for the same seed.
///
/// The environment variable `SCREENWALK_SEED` overrides every seed, to repeat a failure.
///
/// - SeeAlso: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014), which
///   describes this algorithm, SplitMix64.
package struct SeededGenerator: RandomNumberGenerator {
  /// The seed in use, for messages of failed expectations.
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = Self.override ?? seed
    state = self.seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seeds for the arguments of a test: the first `count` numbers, or only `SCREENWALK_SEED`.
  package static func seeds(_ count: UInt64) -> [UInt64] {
    override.map { [$0] } ?? Array(0..<count)
  }

  private static let override = ProcessInfo.processInfo.environment["SCREENWALK_SEED"]
    .flatMap { UInt64($0) }
}

extension Collection {
  /// Returns a random element.
  package func pick(using generator: inout SeededGenerator) -> Element {
    self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
  }
}

/// Returns the number of rounds of a random test, multiplied by `SCREENWALK_FUZZ` if it is set.
package func fuzzRounds(_ count: Int) -> Int {
  let factor = ProcessInfo.processInfo.environment["SCREENWALK_FUZZ"].flatMap { Int($0) } ?? 1
  return count * max(factor, 1)
}
