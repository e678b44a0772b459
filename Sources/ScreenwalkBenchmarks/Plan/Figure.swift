/// What came of a measurement.
struct Figure: Equatable {
  let key: Measurement.Key
  let unit: Measurement.Unit
  let isShown: Bool

  /// The figure itself.
  let value: Statistics

  /// What it is measured against, and the ratio.
  var ratio: Ratio?

  var goal: Measurement.Goal?

  struct Ratio: Equatable {
    let baseline: Measurement.Key
    let value: Statistics
  }

  /// Whether it says little: the spread of the ratio, where there is one, decides.
  var isNoise: Bool { (ratio?.value ?? value).isNoise }

  /// Whether the goal is met; nil where there is none.
  var isMet: Bool? {
    switch goal {
    case nil: nil
    case .figure(let most): value.median <= most
    case .ratio(let most): ratio.map { $0.value.median <= most }
    }
  }
}

extension Figure {
  /// Sums up the rounds.
  ///
  /// The ratio is taken in each round, between neighbours in time.
  init(of measurement: Measurement, in rounds: [[Measurement.Key: Sample]], _ plan: Plan) {
    key = measurement.key
    unit = measurement.unit
    isShown = measurement.isShown
    goal = measurement.goal
    value = Statistics(of: Self.figures(of: measurement, in: rounds))
    if let baseline = plan.measurements.first(where: { $0.key == measurement.baseline }) {
      let pairs = zip(
        Self.figures(of: measurement, in: rounds), Self.figures(of: baseline, in: rounds))
      ratio = Ratio(baseline: baseline.key, value: Statistics(of: pairs.map { $0 / $1 }))
    }
  }

  private static func figures(
    of measurement: Measurement, in rounds: [[Measurement.Key: Sample]]
  ) -> [Double] {
    rounds.compactMap { $0[measurement.key].map(measurement.figure) }
  }
}
