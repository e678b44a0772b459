/// How much is measured, and for how long.
enum Mode: String, CaseIterable, Codable, Sendable {
  case quick, standard, full

  /// The sizes of manifest that are measured.
  var sizes: [Int] {
    switch self {
    case .quick: [100, 1000]
    case .standard: [100, 1000, 10_000]
    case .full: [100, 1000, 10_000, 100_000]
    }
  }

  /// How many rounds are taken.
  var pace: RoundLimits {
    switch self {
    case .quick: RoundLimits(atLeast: 3, atMost: 25, time: .seconds(10))
    case .standard: RoundLimits(atLeast: 3, atMost: 25, time: .seconds(75))
    case .full: RoundLimits(atLeast: 3, atMost: 50, time: .seconds(600))
    }
  }
}
