import Testing

@testable import ScreenwalkBenchmarks

@Suite("A plan of measurements")
struct PlanTests {
  private let plan = Plan(
    measurements: [
      .sample("floor"),
      .sample("navigate", to: "floor"),
      .sample("described", isShown: false),
      .sample("describe", to: "floor", .difference("described", "navigate")),
      .sample("record, nothing changed", to: "verify"),
      .sample("verify", to: "floor"),
      .sample("push"),
    ])

  @Test(
    "has, of what is asked for, also what that needs, in its own order",
    arguments: [
      (
        [],
        ["floor", "navigate", "described", "describe", "record, nothing changed", "verify", "push"]
      ),
      (["push"], ["push"]),
      (["record"], ["floor", "record, nothing changed", "verify"]),
      (["describe"], ["floor", "navigate", "described", "describe"]),
      (["push", "floor"], ["floor", "push"]),
      (["nothing at all"], []),
    ] as [([String], [String])])
  func choice(words: [String], names: [String]) {
    #expect(plan.choosing(words).measurements.map(\.key.name) == names)
  }

  @Test("names what is shown, once")
  func names() {
    let twice = Plan(measurements: plan.measurements + plan.measurements)
    #expect(
      twice.names == [
        "floor", "navigate", "describe", "record, nothing changed", "verify", "push",
      ])
  }
}
