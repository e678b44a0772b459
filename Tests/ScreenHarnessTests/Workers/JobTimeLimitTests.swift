import Testing

@testable import ScreenHarness
@testable import ScreenSnapshot

@Suite("JobTimeLimit")
struct JobTimeLimitTests {
  @Test(
    "After three time-outs the limit is a tenth, but twice the slowest that worked, and never higher",
    arguments: [
      (timeOuts: 0, slowest: 0, current: 10_000, isLowered: false), (2, 0, 10_000, false),
      (3, 0, 1000, true), (3, 400, 1000, true), (3, 700, 1400, true), (4, 700, 1400, true),
      (3, 5000, 10_000, false), (9, 9000, 10_000, false),
    ])
  func current(timeOuts: Int, slowest: Int, current: Int, isLowered: Bool) {
    let limit = JobTimeLimit(.seconds(10))
    for _ in 0..<timeOuts { limit.jobDidTimeOut() }
    limit.jobDidWork(in: .milliseconds(slowest))
    limit.jobDidWork(in: .zero)
    #expect(limit.current == .milliseconds(current))
    #expect(limit.loweredFrom == (isLowered ? .seconds(10) : nil))
  }

  @Test("A screen that exceeds only the lowered limit is not verified, with the reason")
  func words() {
    let outcomes: [JobOutcome<RenderedScreen>] = [
      .timedOut(after: .seconds(10)),
      .timedOut(after: .seconds(1), during: .layout(.regular), loweredFrom: .seconds(10)),
    ]
    #expect(
      outcomes.map(\.failureReason) == [
        "took longer than 10 s; increase --timeout",
        "regular layout: took longer than 1 s, the limit after three others took longer than 10 s; "
          + "select it alone",
      ])
  }
}
