import Testing

@testable import ScreenwalkBenchmarks

@Suite("The table of all figures")
struct TableTests {
  @Test("has a block for each size, columns that stand below each other, and a word on noise")
  func blocks() {
    #expect(
      Table(figures: Figure.samples).text == """
        processes                  each   ratio                     spread   goal
          start-up, --version   9.12 ms                                0 %
          start-up, workers     36.5 ms   4.00 × --version             0 %

        10000 screens              each   ratio                     spread   goal
          floor                 4.00 µs                                0 %
          verify                8.00 µs   2.00 × floor                 0 %   ≤ 2.4 ×, met
          draw                  2.00 µs   0.50 × floor              ~ 50 %
          memory                 1234 B                                0 %   ≤ 200 B, missed

        100000 screens             each   ratio                     spread   goal
          verify                16.0 µs   2.00 × at 10000 screens      0 %   ≤ 1.3 ×, missed

        navigation                 each   ratio                     spread   goal
          push                   100 ns                                0 %

        ~ noise: the middle half of the rounds spreads over more than 15 % of the median
        """)
  }

  @Test("says nothing of noise where there is none")
  func quiet() {
    #expect(
      Table(figures: [.sample("floor", [3], at: 1)]).text == """
        1 screen      each   ratio   spread   goal
          floor    3.00 µs              0 %
        """)
  }
}
