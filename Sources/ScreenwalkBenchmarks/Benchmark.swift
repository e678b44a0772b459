/// The rows of one run, in the order of the table.
@MainActor
struct Benchmark {
  private let fixtures: [ScreenFixture]

  init(of sizes: [Int], in environment: BenchmarkEnvironment) {
    fixtures = sizes.map { ScreenFixture($0, in: environment) }
  }

  /// Measures all rows in turn, round by round, so that a slow minute affects all rows alike.
  func figures(rounds: Int, onRound: (Int) -> Void = { _ in }) throws -> [Figure] {
    var seconds: [[Row: [Double]]] = fixtures.map { _ in [:] }
    for round in 1...rounds {
      onRound(round)
      for (index, fixture) in fixtures.enumerated() {
        for row in Row.allCases {
          seconds[index][row, default: []].append(try fixture.seconds(of: row))
        }
      }
    }
    return zip(fixtures, seconds).flatMap { Figure.figures(of: $1, screens: $0.size) }
  }
}

/// The result of all rounds of a row, in microseconds for a screen.
struct Figure: Equatable {
  let row: Row
  let screens: Int
  let value: Statistics

  /// The ratio to the floor, which is computed in each round.
  let ratio: Statistics?

  /// The figures of all rows, from the seconds of each round.
  static func figures(of seconds: [Row: [Double]], screens: Int) -> [Figure] {
    Row.allCases.map { row in
      let values = seconds[row] ?? []
      let ratios = zip(values, seconds[.floor] ?? []).map { $0 / $1 }
      return Figure(
        row: row, screens: screens,
        value: Statistics(of: values.map { $0 * 1e6 / Double(screens) }),
        ratio: row == .floor ? nil : Statistics(of: ratios))
    }
  }
}
