import Testing

@testable import ScreenwalkBenchmarks

@Suite("Statistics of some values")
struct StatisticsTests {
  @Test(
    "have the middle, and the range of the middle half beside it",
    arguments: [
      ([4.0], 4.0, 0.0),
      ([1, 3], 2, 0.5),
      ([3, 1, 2], 2, 0.5),
      ([10, 1, 2, 3, 4], 3, 2.0 / 3),
      ([8, 8, 8, 8, 1000], 8, 0),
      ([-1, -3], -2, 0.5),
      ([0, 0, 0], 0, 0),
    ] as [([Double], Double, Double)])
  func middle(values: [Double], median: Double, spread: Double) {
    let statistics = Statistics(of: values)
    #expect(statistics.median == median)
    #expect(statistics.spread == spread)
    #expect(statistics.count == values.count)
  }

  @Test("are noise where they spread far")
  func noise() {
    #expect(Statistics(of: [1, 1.1, 1.2]).isNoise == false)
    #expect(Statistics(of: [1, 1.5, 2]).isNoise)
  }
}
