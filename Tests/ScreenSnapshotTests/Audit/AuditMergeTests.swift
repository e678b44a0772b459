import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("Merging audits")
struct AuditMergeTests {
  private static let screens = ["shelf", "filter", "cart", "cup"]

  private static func part(
    _ index: Int, of count: Int?, manifest: String = "Shop", _ violations: Violation...
  ) -> (name: String, report: AuditReport) {
    var law = AuditReport.LawResult(law: .controls)
    law.checkedCount = 1
    law.violations = violations
    var report = AuditReport(manifest: manifest, laws: [law])
    report.shard = count.flatMap { Shard(index: index, of: $0) }
    return ("\(index).json", report)
  }

  private static func merged(
    _ parts: (name: String, report: AuditReport)..., exceptions: [AuditException] = []
  ) throws -> AuditReport {
    try AuditReport(merging: parts, screens: screens, exceptions: exceptions)
  }

  private static func message(
    _ parts: (name: String, report: AuditReport)...
  ) throws -> String {
    let error = try thrownError(ReportMergeError.self) {
      try AuditReport(merging: parts, screens: screens, exceptions: [])
    }
    return "\(error)"
  }

  @Test("A screen that cannot be shown is reported once, in declared order")
  func failures() throws {
    var (first, second) = (Self.part(1, of: 2), Self.part(2, of: 2))
    let failures = ["cart", "filter", "the start"].map { ScreenFailure(screen: $0, reason: "no") }
    first.report.failures = [failures[2], failures[0]]
    second.report.failures = [failures[0], failures[1]]
    #expect(
      try Self.merged(first, second).failures == [failures[1], failures[0], failures[2]])
  }

  @Test("An exception that no shard needs is stale, unless a part was not checked")
  func exceptions() throws {
    let exceptions = [
      AuditException(.controls, "shelf", because: "old"),
      AuditException(.controls, "c*", because: "is on already"),
      AuditException(.exits, "cart", because: "another law"),
      AuditException(.controls, "none", because: "a mistake"),
    ]
    var (first, second) = (Self.part(1, of: 2), Self.part(2, of: 2))
    second.report.usedExceptions = [exceptions[1]]
    let merged = try Self.merged(first, second, exceptions: exceptions)
    #expect(merged.usedExceptions == [exceptions[1]])
    #expect(merged.staleExceptions == [exceptions[0]])
    #expect(merged.conclusion == .differs)
    #expect(try Self.merged(second, exceptions: exceptions).staleExceptions.isEmpty)
    first.report.markInterrupted()
    let interrupted = try Self.merged(first, second, exceptions: exceptions)
    #expect(interrupted.staleExceptions.isEmpty)
    #expect(interrupted.conclusion == .interrupted)
    #expect(interrupted.problems == ["1.json: interrupted: the remaining laws were not checked"])
  }

  @Test("An error of all shards is reported once, and others with the name of the report")
  func problems() throws {
    var (first, second) = (Self.part(1, of: 3), Self.part(2, of: 3))
    first.report.problems = ["a worker crashed", "the exception has no reason"]
    second.report.problems = ["the exception has no reason"]
    let merged = try Self.merged(first, second)
    #expect(
      merged.problems == [
        "the exception has no reason", "1.json: a worker crashed", "shard 3 of 3 is missing",
      ])
    #expect(merged.isPartial)
    #expect(merged.conclusion == .incomplete)
  }

  @Test("Reports that are not shards of one audit are rejected")
  func rejected() throws {
    let first = Self.part(1, of: 2)
    #expect(
      try Self.message() == """
        there is no report to merge
        hint: name the JSON reports of all shards
        """)
    #expect(
      try Self.message(first, Self.part(2, of: 2, manifest: "Zoo")) == """
        2.json belongs to manifest Zoo, but the first report belongs to Shop
        hint: merge the reports of one harness at a time
        """)
    #expect(
      try Self.message(first, Self.part(2, of: 3)) == """
        1.json is shard 1/2, but 2.json is shard 2/3
        hint: merge the shards of one run
        """)
    #expect(
      try Self.message(first, ("a.json", first.report)) == """
        1.json and a.json are both shard 1/2
        hint: remove one of them
        """)
    #expect(
      try Self.message(Self.part(1, of: nil), Self.part(2, of: nil)) == """
        1.json and 2.json are both a run without shards
        hint: remove one of them
        """)
  }

  @Test("Shards with other laws, screens or limits are rejected")
  func otherOptions() throws {
    let changes: [(inout AuditReport) -> Void] = [
      { $0.namedLaws = [.controls] }, { $0.patterns = ["c*"] }, { $0.limits.depth = 2 },
      { $0.limits.states = 2 },
    ]
    for change in changes {
      var second = Self.part(2, of: 2)
      change(&second.report)
      #expect(
        try Self.message(Self.part(1, of: 2), second) == """
          1.json and 2.json have different laws, screens or limits, so the merged report would be incomplete
          hint: run all shards with the same screens, --law, --depth and --limit
          """)
    }
  }
}
