import ScreenText

/// The mistakes that leave something of a state behind: which parts each of them leaves behind.
///
/// A jump that leaves a tab and its stack behind leaves only the stack behind if both screens are on one tab. So
/// the mistake is what leaves the most behind, and its parts explain the others.
struct LeftoverCauses {
  private var causes: [Leftovers: Set<Leftovers.Part>] = [:]

  /// The parts that each mistake leaves behind; those that explain the most come first.
  private var mistakes: [Set<Leftovers.Part>] = []

  /// Finds the mistakes behind leftovers.
  ///
  /// The parts that explain the most come first, and what they explain is taken away.
  ///
  /// - Complexity: O(*m*³) for *m* different leftovers, of which there are few.
  init(of all: [Leftovers]) {
    let distinct = all.uniqued
    let candidates = Self.candidates(among: distinct)
    var left = distinct
    while !left.isEmpty {
      let explained = candidates.map { parts in left.filter { $0.isExplained(by: parts) } }
      // Of equal ones, the one with fewer parts, and then the first one.
      let best = candidates.indices.min {
        (explained[$1].count, candidates[$0].count, $0)
          < (explained[$0].count, candidates[$1].count, $1)
      }
      guard let best, !explained[best].isEmpty else { break }
      mistakes.append(candidates[best])
      for leftovers in explained[best] { causes[leftovers] = candidates[best] }
      left.removeAll { explained[best].contains($0) }
    }
  }

  /// The parts of each of the leftovers, and those of all that have parts in common: a jump that resets nothing leaves
  /// a stack behind with a sheet here, and with an overlay there.
  private static func candidates(among distinct: [Leftovers]) -> [Set<Leftovers.Part>] {
    let own = distinct.map { Set($0.parts) }
    var joined: [Set<Leftovers.Part>] = []
    for parts in own {
      let touching = joined.filter { !$0.isDisjoint(with: parts) }
      joined.removeAll { !$0.isDisjoint(with: parts) }
      joined.append(touching.reduce(parts) { $0.union($1) })
    }
    return (own + joined).uniqued
  }

  /// The parts that the mistake behind some of the leftovers leaves behind.
  func cause(of leftovers: Leftovers) -> Set<Leftovers.Part>? { causes[leftovers] }

  /// The parts of a mistake that also explains other leftovers; nil if none does.
  func cause(explaining leftovers: Leftovers) -> Set<Leftovers.Part>? {
    mistakes.first { leftovers.isExplained(by: $0) }
  }
}
