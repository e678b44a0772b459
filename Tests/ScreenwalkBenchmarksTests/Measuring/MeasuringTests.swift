import Testing

@testable import ScreenwalkBenchmarks

@Suite("Measuring")
@MainActor
struct MeasuringTests {
  @Test("Figures and ratios are computed round by round, and differences within a round")
  func rounds() throws {
    var (floor, whole) = ([1.0, 2, 4], [3.0, 8, 20])
    let benchmark = Benchmark(measurements: [
      row("rest", to: ["floor"], .difference(key("whole"), key("floor"))),
      row("floor", .work { Sample(seconds: floor.removeFirst()) }),
      row("whole", to: ["floor", "rest"], .work { Sample(seconds: whole.removeFirst()) }),
    ])
    let figures = try benchmark.figures(rounds: 3)
    #expect(figures.map(\.value.median) == [6e5, 2e5, 8e5])
    #expect(figures.map { $0.ratios.map(\.baseline) } == [["floor"], [], ["rest", "floor"]])
    #expect(figures.map { $0.ratios.map(\.value.median) } == [[3], [], [4.0 / 3, 4]])
  }

  @Test(
    "A selection contains the rows that it needs, in the order of the table",
    arguments: [
      ([], ["floor", "record", "verify", "apart", "push"]), (["push"], ["push"]),
      (["record"], ["floor", "record", "verify"]),
      (["apart"], ["floor", "verify", "apart", "push"]), (["push", "floor"], ["floor", "push"]),
      (["unknown"], []),
    ] as [([String], [String])])
  func selection(names: [String], rows: [String]) {
    let benchmark = Benchmark(measurements: [
      row("floor"), row("record", to: ["verify"]), row("verify", to: ["floor"]),
      row("apart", .difference(key("verify"), key("push"))), row("push"),
    ])
    #expect(benchmark.selecting(names).measurements.map(\.key.name) == rows)
  }

  @Test("Work with a wrong result ends the run with an error that names the row")
  func wrongResult() {
    let benchmark = Benchmark(measurements: [
      row("floor", .work { try .timing("floor", passes: 2) { false } })
    ])
    let error = BenchmarkError.unexpectedResult("floor")
    #expect(throws: error) { try benchmark.figures(rounds: 1) }
    #expect(error.description == "error: measurement 'floor' had an unexpected result")
  }

  @Test(
    "The spread is the range of the middle half relative to the median",
    arguments: [
      ([4.0], 4.0, 0.0), ([1, 3], 2, 0.5), ([10, 1, 2, 3, 4], 3, 2.0 / 3),
      ([8, 8, 8, 8, 1000], 8, 0), ([-1, -3], -2, 0.5), ([0, 0, 0], 0, 0),
    ] as [([Double], Double, Double)])
  func statistics(values: [Double], median: Double, spread: Double) {
    let statistics = Statistics(of: values)
    #expect(statistics.median == median)
    #expect(statistics.spread == spread)
    #expect(statistics.isNoise == (spread > 0.15))
  }

  private func key(_ name: String) -> Measurement.Key { .init(name: name) }

  private func row(
    _ name: String, to baselines: [String] = [], _ source: Measurement.Source = .work { Sample() }
  ) -> Measurement {
    Measurement(
      key: key(name), unit: .microseconds, count: 10, baselines: baselines.map(key), source: source)
  }
}
