import Foundation

extension AuditReport {
  /// Encodes the report as one JSON object with sorted keys.
  ///
  /// - Returns: Text with a newline at its end.
  /// - Throws: An error of `JSONEncoder`.
  package func json() throws -> String {
    try JSONEncoder.reportText(of: JSONAuditReport(self))
  }
}

/// Schema 1 of the report of an audit.
///
/// Keys that are added later are optional; other changes need another schema number.
struct JSONAuditReport: Codable {
  let schema: Int
  let manifest: String
  let status: Int
  let partial: Bool
  let shard: Shard?
  let patterns: [String]?
  let namedLaws: [AuditLaw]?
  let depth: Int
  let limit: Int
  let laws: [Law]
  let exceptions: [Exception]
  let invalid: [Invalid]
  let problems: [String]?

  struct Law: Codable {
    let law: AuditLaw
    let checked: Int
    let unchecked: [Unchecked]
    let unsupported: [String]
    let findings: [Finding]
  }

  struct Unchecked: Codable {
    let reason: String
    let count: Int
  }

  /// All violations with one cause.
  ///
  /// The keys from `screen` on belong to one example.
  struct Finding: Codable {
    let cause: String
    let count: Int
    let screens: [String]
    let after: [String]?
    let confirmed: Bool
    let screen: String
    let previous: String?
    let control: String?
    let steps: [String]
    let expected: String
    let found: String
  }

  struct Exception: Codable {
    let law: AuditLaw
    let screen: String
    let control: String?
    let reason: String
    let stale: Bool
  }

  struct Invalid: Codable {
    let screen: String
    let reason: String
  }
}

// MARK: - Writing

extension JSONAuditReport {
  init(_ report: AuditReport) {
    schema = JSONReportHead.schema
    manifest = report.manifest
    status = report.conclusion.reportCode
    partial = report.isPartial
    shard = report.shard
    patterns = report.patterns.isEmpty ? nil : report.patterns
    namedLaws = report.namedLaws.isEmpty ? nil : report.namedLaws
    (depth, limit) = (report.limits.depth, report.limits.states)
    laws = report.laws.map(Law.init)
    exceptions =
      report.usedExceptions.map { Exception($0, isStale: false) }
      + report.staleExceptions.map { Exception($0, isStale: true) }
    invalid = report.failures.map { Invalid(screen: $0.screen, reason: $0.reason) }
    problems = report.problems.isEmpty ? nil : report.problems
  }
}

extension JSONAuditReport.Law {
  fileprivate init(_ result: AuditReport.LawResult) {
    law = result.law
    checked = result.checkedCount
    unchecked = result.unchecked.sorted { $0.key < $1.key }
      .map { JSONAuditReport.Unchecked(reason: $0.key, count: $0.value) }
    unsupported = result.unsupported.map(\.rawValue)
    findings = result.groups.map(JSONAuditReport.Finding.init)
  }
}

extension JSONAuditReport.Finding {
  fileprivate init(_ group: AuditGroup) {
    cause = group.cause
    count = group.count
    screens = group.screens
    after = group.previousScreens.isEmpty ? nil : group.previousScreens
    confirmed = group.isConfirmed
    (screen, previous) = (group.example.screen, group.example.previous)
    (control, steps) = (group.example.control, group.example.steps)
    (expected, found) = (group.example.expected, group.example.found)
  }
}

extension JSONAuditReport.Exception {
  fileprivate init(_ exception: AuditException, isStale: Bool) {
    (law, screen, control) = (exception.law, exception.screen, exception.control)
    (reason, stale) = (exception.reason, isStale)
  }
}

// MARK: - Reading

extension JSONAuditReport {
  func report() -> AuditReport {
    var report = AuditReport(manifest: manifest, laws: laws.map { $0.result() })
    if status == Conclusion.interrupted.reportCode { report.markInterrupted() }
    report.isPartial = partial
    (report.shard, report.patterns) = (shard, patterns ?? [])
    report.namedLaws = namedLaws ?? []
    (report.limits.depth, report.limits.states) = (depth, limit)
    report.usedExceptions = exceptions.filter { !$0.stale }.map { $0.exception() }
    report.staleExceptions = exceptions.filter(\.stale).map { $0.exception() }
    report.failures = invalid.map { ScreenFailure(screen: $0.screen, reason: $0.reason) }
    report.problems = problems ?? []
    return report
  }
}

extension JSONAuditReport.Law {
  fileprivate func result() -> AuditReport.LawResult {
    var result = AuditReport.LawResult(law: law)
    result.checkedCount = checked
    result.unchecked = Dictionary(unchecked.map { ($0.reason, $0.count) }, uniquingKeysWith: +)
    result.unsupported = unsupported.compactMap(UnsupportedOperation.init)
    result.groups = findings.map { $0.group(of: law) }
    return result
  }
}

extension JSONAuditReport.Finding {
  fileprivate func group(of law: AuditLaw) -> AuditGroup {
    let example = AuditFinding(
      law: law, cause: cause, screen: screen, previous: previous, control: control, steps: steps,
      expected: expected, found: found)
    return AuditGroup(
      law: law, cause: cause, count: count, example: example, screens: screens,
      previousScreens: after ?? [], isConfirmed: confirmed)
  }
}

extension JSONAuditReport.Exception {
  fileprivate func exception() -> AuditException {
    AuditException(law, screen, control: control, because: reason)
  }
}
