@testable import ScreenwalkBenchmarks

extension Figure {
  /// A figure without rounds of its own.
  static func sample(
    _ name: String, _ values: [Double], at screens: Int? = nil,
    in unit: Measurement.Unit = .microseconds, ratio: [Double]? = nil,
    to baseline: String = "floor", goal: Measurement.Goal? = nil, isShown: Bool = true
  ) -> Figure {
    Figure(
      key: .init(name: name, screens: screens), unit: unit, isShown: isShown,
      value: Statistics(of: values),
      ratio: ratio.map {
        Figure.Ratio(
          baseline: .init(name: baseline, screens: baseline == name ? 10_000 : screens),
          value: Statistics(of: $0))
      }, goal: goal)
  }

  /// A little of everything.
  static let samples: [Figure] = [
    .sample("start-up, --version", [9.125], in: .milliseconds),
    .sample("start-up, workers", [36.5], in: .milliseconds, ratio: [4], to: "start-up, --version"),
    .sample("floor", [3.999], at: 10_000),
    .sample("verify", [8], at: 10_000, ratio: [2], goal: .ratio(2.4)),
    .sample("described", [3], at: 10_000, isShown: false),
    .sample("draw", [2], at: 10_000, ratio: [0.25, 0.5, 0.75]),
    .sample("memory", [1234.4], at: 10_000, in: .bytes, goal: .figure(200)),
    .sample("verify", [16], at: 100_000, ratio: [1.999], to: "verify", goal: .ratio(1.3)),
    .sample("push", [99.96], in: .nanoseconds),
  ]
}
