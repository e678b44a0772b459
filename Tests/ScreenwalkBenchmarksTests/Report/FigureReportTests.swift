import Testing

@testable import ScreenwalkBenchmarks

@Suite("The report of all figures")
struct FigureReportTests {
  private let machine = Machine(system: "Linux", cores: 2, build: "release")

  @Test("is one object, with what is not there absent")
  func object() throws {
    let figures: [Figure] = [
      .sample("floor", [4, 4], at: 10_000),
      .sample("described", [3, 3], at: 10_000, isShown: false),
      .sample("verify", [8, 8], at: 10_000, ratio: [2, 2], goal: .ratio(2.4)),
      .sample("memory", [300, 500], at: 10_000, in: .bytes, goal: .figure(200)),
    ]
    #expect(
      try FigureReport(figures, mode: .quick, machine: machine).text() == """
        {
          "figures" : [
            {
              "isNoise" : false,
              "median" : 4,
              "name" : "floor",
              "screens" : 10000,
              "spread" : 0,
              "unit" : "microseconds"
            },
            {
              "goal" : {
                "atMost" : 2.4,
                "isMet" : true,
                "of" : "ratio"
              },
              "isNoise" : false,
              "median" : 8,
              "name" : "verify",
              "ratio" : {
                "median" : 2,
                "screens" : 10000,
                "spread" : 0,
                "to" : "floor"
              },
              "screens" : 10000,
              "spread" : 0,
              "unit" : "microseconds"
            },
            {
              "goal" : {
                "atMost" : 200,
                "isMet" : false,
                "of" : "median"
              },
              "isNoise" : true,
              "median" : 400,
              "name" : "memory",
              "screens" : 10000,
              "spread" : 0.25,
              "unit" : "bytes"
            }
          ],
          "machine" : {
            "build" : "release",
            "cores" : 2,
            "system" : "Linux"
          },
          "mode" : "quick",
          "rounds" : 2,
          "schema" : 1
        }
        """)
  }
}
