import Testing

@testable import ScreenwalkBenchmarks

@Suite("Measuring")
@MainActor
struct MeasuringTests {
  @Test("Figures and ratios are computed round by round")
  func rounds() throws {
    var (floor, whole) = ([1.0, 2, 4], [3.0, 8, 20])
    let key = Measurement.Key(name: "floor", screens: 10)
    let benchmark = Benchmark(measurements: [
      Measurement(key: key) { floor.removeFirst() },
      Measurement(key: .init(name: "verify", screens: 10), baseline: key) { whole.removeFirst() },
    ])
    let figures = try benchmark.figures(rounds: 3)
    #expect(figures.map(\.value.median) == [2e5, 8e5])
    #expect(figures.map { $0.ratio?.value.median } == [nil, 4])
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
}
