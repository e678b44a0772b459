import Testing

@testable import ScreenwalkBenchmarks

@Suite("Running a plan")
@MainActor
struct PlanRunTests {
  /// Gives one time after the other.
  private final class Times {
    private var times: [Double]
    init(_ times: [Double]) { self.times = times }
    func next() -> Sample { Sample(seconds: times.removeFirst()) }
  }

  @Test("takes figures and ratios round by round, and differences within a round")
  func rounds() async throws {
    let floor = Times([1, 2, 4])
    let whole = Times([3, 8, 20])
    let plan = Plan(measurements: [
      .sample("rest", to: "floor", .difference("whole", "floor")),
      .sample("floor", .work { floor.next() }),
      .sample("whole", to: "floor", .work { whole.next() }),
    ])
    let figures = try await PlanRun(
      plan: plan, pace: RoundLimits(atLeast: 3, atMost: 3, time: .zero)
    )
    .figures()
    #expect(
      figures == [
        .sample("rest", [2e5, 6e5, 16e5], ratio: [2, 3, 4]),
        .sample("floor", [1e5, 2e5, 4e5]),
        .sample("whole", [3e5, 8e5, 20e5], ratio: [3, 4, 5]),
      ])
  }

  @Test("says of each round that it begins, and takes no more than it may")
  func progress() async throws {
    var rounds: [Int] = []
    var run = PlanRun(
      plan: Plan(measurements: [.sample("floor")]),
      pace: RoundLimits(atLeast: 1, atMost: 2, time: .seconds(3600)))
    run.progress = { rounds.append($0) }
    _ = try await run.figures()
    #expect(rounds == [1, 2])
  }

  @Test("ends with the error of work that went wrong")
  func wrong() async throws {
    let plan = Plan(measurements: [
      .sample("floor", .work { try await .timing(2, "the floor") { false } })
    ])
    await #expect(throws: BenchmarkError.wrong("the floor")) {
      try await PlanRun(plan: plan, pace: RoundLimits(atLeast: 1, atMost: 1, time: .zero)).figures()
    }
  }

  @Test("ends before the next measurement where it is interrupted")
  func interrupted() async throws {
    var taken: [String] = []
    let plan = Plan(
      measurements: ["floor", "verify", "push"].map { name in
        .sample(
          name,
          .work {
            taken.append(name)
            return Sample()
          })
      })
    var run = PlanRun(plan: plan, pace: RoundLimits(atLeast: 2, atMost: 2, time: .zero))
    run.check = { if taken.count == 2 { throw BenchmarkError.interrupted } }
    await #expect(throws: BenchmarkError.interrupted) { try await run.figures() }
    #expect(taken == ["floor", "verify"])
  }

  @Test(
    "goes on until the time is up, within bounds",
    arguments: [
      (0, true, true), (1, true, true), (2, true, false), (2, false, true), (4, false, true),
      (5, false, false),
    ])
  func pace(rounds: Int, isOver: Bool, hasMore: Bool) {
    let pace = RoundLimits(atLeast: 2, atMost: 5, time: .seconds(1))
    #expect(pace.hasMore(after: rounds, isOver: isOver) == hasMore)
  }
}
