/// The rows of one run, in the order of the table.
@MainActor
struct Benchmark {
  var measurements: [Measurement]

  /// Measures all rows in turn, round by round, so that a slow minute affects all rows alike.
  func figures(rounds: Int, onRound: (Int) -> Void = { _ in }) throws -> [Figure] {
    var seconds: [[Measurement.Key: Double]] = []
    for round in 1...rounds {
      onRound(round)
      seconds.append([:])
      for row in measurements { seconds[round - 1][row.key] = try row.work() }
    }
    return measurements.map { figure(of: $0, in: seconds) }
  }

  private func figure(of row: Measurement, in rounds: [[Measurement.Key: Double]]) -> Figure {
    func values(of key: Measurement.Key) -> [Double] { rounds.compactMap { $0[key] } }
    let ratio = row.baseline.map { baseline in
      Figure.Ratio(
        baseline: baseline.name,
        value: Statistics(of: zip(values(of: row.key), values(of: baseline)).map { $0 / $1 }))
    }
    return Figure(
      key: row.key,
      value: Statistics(of: values(of: row.key).map { $0 * 1e6 / Double(row.key.screens) }),
      ratio: ratio)
  }
}

/// The result of all rounds of a row, in microseconds for a screen.
struct Figure: Equatable {
  let key: Measurement.Key
  let value: Statistics
  let ratio: Ratio?

  /// The ratio to a baseline, which is computed in each round.
  struct Ratio: Equatable {
    let baseline: String
    let value: Statistics
  }
}
