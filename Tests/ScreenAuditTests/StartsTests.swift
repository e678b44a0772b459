import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenSnapshot

@Suite("An audit of an app with several starts")
@MainActor
struct StartsTests {
  private func report(_ laws: AuditLaw...) async throws -> AuditReport {
    var session = try AuditSession(of: AnySnapshotHarness(GateSnapshots.self), laws: laws)
    return try await session.report()
  }

  @Test(
    "A screen that one start or an event reaches is reached; one that nothing reaches is a finding",
    arguments: [
      (nil, []), ("Sign In", []), ("News", []), ("Terms", ["on terms, from signedOut"]),
    ] as [(String?, [String])])
  func reachability(missing: String?, places: [String]) async throws {
    try await GateSnapshots.$missingButton.withValue(missing) {
      let report = try await report(.reachability)
      #expect(report.groups.map { $0.places() } == places)
      #expect(report.failures == [])
    }
  }

  @Test("A start from which the app moves on from a screen does not reach it for another one")
  func movesOn() async throws {
    try await GateSnapshots.$missingButton.withValue("News") {
      try await GateSnapshots.$leavesNews.withValue(true) {
        let report = try await report(.reachability)
        #expect(report.groups.map { $0.places() } == ["on news, from signedIn"])
      }
    }
  }

  @Test("A way performs an event only if taps do not lead to the screen")
  func ways() async throws {
    for (missing, way) in [(nil, "tap News"), ("News", "event newsArrived")] as [(String?, String)]
    {
      try await GateSnapshots.$missingButton.withValue(missing) {
        let harness = AnySnapshotHarness(GateSnapshots.self)
        let session = try WaySession(
          of: harness, from: nil, to: "news", maximumPlaces: 100, runner: InProcessRunner(harness))
        #expect(try await session.way() == .found([way]))
      }
    }
  }

  @Test("Violations of one cause from other starts are other findings")
  func groups() {
    func violation(on screen: String, from starts: String...) -> Violation {
      var violation = Violation(
        law: .controls, cause: .controlDoesNothing, screen: screen, control: "Share",
        steps: [.show(screen: screen)], found: .state(screen))
      violation.starts = starts
      return violation
    }
    let violations = [
      violation(on: "home", from: "signedIn"), violation(on: "welcome", from: "signedOut"),
      violation(on: "news", from: "signedIn"),
    ]
    #expect(AuditGroup.positions(of: violations) == [[0, 2], [1]])
  }

  @Test("An exception for a start that the harness does not declare is an error")
  func unknownStart() async throws {
    let exception = AuditException(
      .exits, "terms", from: SingleStart.single, because: "only guests read them")
    try await GateSnapshots.$auditExceptions.withValue([exception]) {
      let report = try await report(.exits)
      #expect(
        report.problems == [
          """
          the exception from 'exits' on 'terms' is for the start 'single', which the harness does not declare
          """
        ])
    }
  }
}
