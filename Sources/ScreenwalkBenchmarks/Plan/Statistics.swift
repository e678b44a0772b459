/// The middle of some values, and how far they spread around it.
struct Statistics: Equatable, Sendable {
  let median: Double

  /// The range of the middle half, relative to the median.
  let spread: Double

  /// How many values there are.
  let count: Int

  /// Sorts the values out.
  ///
  /// - Parameter values: One at least.
  init(of values: [Double]) {
    let sorted = values.sorted()
    let quarters = [0.25, 0.5, 0.75].map { Self.quantile($0, of: sorted) }
    count = values.count
    median = quarters[1]
    spread = median == 0 ? 0 : abs((quarters[2] - quarters[0]) / median)
  }

  /// More spread than this is noise: the figure says no more than its size.
  static let maximumSpread = 0.15

  /// Whether the values say little.
  var isNoise: Bool { spread > Self.maximumSpread }

  /// The value that a part of all is below, interpolated between its neighbours.
  ///
  /// - SeeAlso: Hyndman and Fan, "Sample Quantiles in Statistical Packages" (1996), definition 7.
  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let (low, high) = (sorted[Int(place)], sorted[Int(place.rounded(.up))])
    return low + (high - low) * (place - place.rounded(.down))
  }
}
