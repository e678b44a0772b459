import Testing

@testable import ScreenwalkBenchmarks

@Suite("Report")
struct ReportTests {
  @Test("The report has a block for each size, aligned columns and a mark on noise")
  func text() {
    let report = Report(figures: [
      figure(.floor, [3.999], at: 10_000), figure(.verify, [8], at: 10_000, ratio: [1, 2, 3]),
      figure(.floor, [1234.4], at: 5), figure(.verify, [99.96], at: 5, ratio: [12.34]),
    ])
    #expect(
      report.text == """
        10000 screens      each   spread   ratio
          floor         4.00 µs      0 %
          verify        8.00 µs   ~ 50 %   2.00 × floor

        5 screens          each   spread   ratio
          floor         1234 µs      0 %
          verify         100 µs      0 %   12.3 × floor

        ~ noise: the middle half of the rounds spans more than 15 % of the median
        """)
  }

  private func figure(
    _ row: Row, _ values: [Double], at screens: Int, ratio: [Double]? = nil
  ) -> Figure {
    Figure(
      row: row, screens: screens, value: Statistics(of: values),
      ratio: ratio.map { Statistics(of: $0) })
  }
}
