/// A row of the benchmark: how it is measured, and which rows it is compared with.
struct Measurement {
  let key: Key
  let unit: Unit

  /// The number of screens or steps that one sample covers.
  let count: Int

  /// The rows that the figure is divided by.
  var baselines: [Key] = []

  let source: Source

  /// A name, and the size of the manifest if there is one.
  struct Key: Hashable, Sendable {
    let name: String
    var screens: Int?
  }

  enum Unit: String, Sendable {
    case nanoseconds = "ns"
    case microseconds = "µs"
    case milliseconds = "ms"
    case bytes = "B"
  }

  enum Source {
    /// Work that each round repeats.
    case work(@MainActor () throws -> Sample)

    /// The first row minus the second, in the same round.
    case difference(Key, Key)
  }

  /// The rows that this row needs.
  var needs: [Key] {
    guard case .difference(let whole, let part) = source else { return baselines }
    return baselines + [whole, part]
  }

  /// The figure for one screen or step.
  func figure(of sample: Sample) -> Double {
    switch unit {
    case .nanoseconds: sample.seconds * 1e9 / Double(count)
    case .microseconds: sample.seconds * 1e6 / Double(count)
    case .milliseconds: sample.seconds * 1e3 / Double(count)
    case .bytes: sample.bytes / Double(count)
    }
  }
}

/// The result of one measurement in one round.
struct Sample: Equatable {
  var seconds = 0.0

  /// The peak memory of the process.
  var bytes = 0.0

  static func - (whole: Sample, part: Sample) -> Sample {
    Sample(seconds: whole.seconds - part.seconds, bytes: whole.bytes - part.bytes)
  }

  /// Measures the mean time of several passes of work that returns whether its result is correct.
  @MainActor
  static func timing(
    _ name: String, passes: Int = 1, _ work: @MainActor () throws -> Bool
  ) throws -> Sample {
    var isCorrect = true
    let time = try ContinuousClock().measure {
      for _ in 0..<passes { isCorrect = try work() && isCorrect }
    }
    guard isCorrect else { throw BenchmarkError.unexpectedResult(name) }
    return Sample(seconds: time / .seconds(passes))
  }
}

/// The median of values and their spread.
struct Statistics: Equatable, Sendable {
  let median: Double

  /// The range of the middle half, relative to the median.
  let spread: Double

  /// A larger spread is noise.
  static let maximumSpread = 0.15

  var isNoise: Bool { spread > Self.maximumSpread }

  /// - Precondition: There is at least one value.
  init(of values: [Double]) {
    let sorted = values.sorted()
    median = Self.quantile(0.5, of: sorted)
    let range = Self.quantile(0.75, of: sorted) - Self.quantile(0.25, of: sorted)
    spread = median == 0 ? 0 : abs(range / median)
  }

  /// - SeeAlso: Hyndman and Fan, "Sample Quantiles in Statistical Packages" (1996), definition 7.
  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let (low, high) = (sorted[Int(place)], sorted[Int(place.rounded(.up))])
    return low + (high - low) * (place - place.rounded(.down))
  }
}
