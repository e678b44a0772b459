import ScreenContents
import ScreenJobs
import TestApps
import Testing

@testable import ScreenAudit
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
