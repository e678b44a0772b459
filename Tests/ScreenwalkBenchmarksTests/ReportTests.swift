import Testing

@testable import ScreenwalkBenchmarks

@Suite("Report")
struct ReportTests {
  @Test("The report has a block for each size, aligned columns and a mark on noise")
  func text() {
    let report = Report(figures: [
      figure("start-up, --version", [9.125], .milliseconds), figure("floor", [3.999], at: 10_000),
      figure("verify", [8], at: 10_000, ratios: ["floor": [1, 2, 3], "diff -rq": [0.5]]),
      figure("memory", [1234.4], .bytes, at: 10_000),
      figure("push", [99.96], .nanoseconds, ratios: ["push, plain class": [12.34]]),
    ])
    #expect(
      report.text == """
        processes                  each   spread   ratio
          start-up, --version   9.12 ms      0 %

        10000 screens              each   spread   ratio
          floor                 4.00 µs      0 %
          verify                8.00 µs   ~ 50 %   2.00 × floor, 0.50 × diff -rq
          memory                 1234 B      0 %

        navigation                 each   spread   ratio
          push                   100 ns      0 %   12.3 × plain class

        ~ noise: the middle half of the rounds spans more than 15 % of the median
        """)
  }

  private func figure(
    _ name: String, _ values: [Double], _ unit: Measurement.Unit = .microseconds,
    at screens: Int? = nil, ratios: KeyValuePairs<String, [Double]> = [:]
  ) -> Figure {
    Figure(
      key: .init(name: name, screens: screens), unit: unit, value: Statistics(of: values),
      ratios: ratios.map { Figure.Ratio(baseline: $0, value: Statistics(of: $1)) })
  }
}
