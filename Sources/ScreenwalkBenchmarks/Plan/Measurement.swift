/// One thing that is measured: a row of the table.
struct Measurement {
  /// Which one, among all.
  let key: Key

  /// What its figure counts.
  let unit: Unit

  /// What one round is divided by: so many screens, or pushes.
  let count: Int

  /// What the figure is divided by for its ratio.
  var baseline: Key?

  /// What the figure should be.
  var goal: Goal?

  /// Whether it has a row, or is only there for others.
  var isShown = true

  /// Where samples come from.
  let source: Source

  /// A name, and how many screens it is measured at; nil for what has no screens.
  struct Key: Hashable, Sendable {
    let name: String
    var screens: Int?
  }

  /// What a figure counts.
  enum Unit: String, Codable, Sendable {
    case nanoseconds, microseconds, milliseconds, bytes
  }

  /// What a figure, or its ratio, should be at most.
  enum Goal: Hashable, Sendable {
    case ratio(Double)
    case figure(Double)
  }

  /// Where a sample comes from.
  enum Source {
    /// Work that is done in each round.
    case work(@MainActor () async throws -> Sample)

    /// What is left of one measurement without another, in the same round.
    case difference(Key, Key)
  }
}

extension Measurement {
  /// The measurements that this one cannot be without.
  var needs: [Key] {
    let parts =
      switch source {
      case .work: [Key]()
      case .difference(let whole, let part): [whole, part]
      }
    return parts + (baseline.map { [$0] } ?? [])
  }

  /// The figure that a sample gives.
  func figure(of sample: Sample) -> Double {
    switch unit {
    case .nanoseconds: sample.seconds * 1e9 / Double(count)
    case .microseconds: sample.seconds * 1e6 / Double(count)
    case .milliseconds: sample.seconds * 1e3 / Double(count)
    case .bytes: sample.bytes / Double(count)
    }
  }
}
