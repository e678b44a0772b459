import Testing

@testable import ScreenwalkBenchmarks

@Suite("Measuring")
struct MeasuringTests {
  @Test("Figures and ratios are computed round by round")
  func rounds() {
    let floor = [1.0, 2, 4]
    let figures = Figure.figures(
      of: [.floor: floor, .verify: [3, 8, 20], .verifyInOneProcess: floor], screens: 10)
    #expect(figures.map(\.value.median) == [2e5, 8e5, 2e5])
    #expect(figures.map(\.ratio?.median) == [nil, 4, 1])
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
