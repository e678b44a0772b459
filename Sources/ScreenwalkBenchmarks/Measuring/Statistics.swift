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
