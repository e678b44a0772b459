package import Foundation

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
  let movedOn: [ScreenFailure]?
  let unstable: [ScreenFailure]?
  let invalid: [ScreenFailure]
  let problems: [String]?

  struct Law: Codable {
    let law: AuditLaw
    let checked: Int
    let unchecked: [Unchecked]
    let unsupported: [String]
    let findings: [Finding]

    /// All violations, for the report of a shard alone.
    let violations: [Violation]?
  }

  struct Unchecked: Codable {
    let reason: String
    let count: Int

    /// The screens, or the names of places of the crawl, in alphabetical order.
    let screens: [String]?

    /// The controls by screen and label, in alphabetical order.
    let controls: [ControlOfScreen]?

    /// The reason as a value, for the report of a shard alone.
    let value: LawGap?
  }

  /// All violations with one cause.
  ///
  /// The keys from `screen` on belong to one example.
  struct Finding: Codable {
    let cause: String

    /// The case that an exception names.
    let auditCause: AuditCause?
    let count: Int
    let screens: [String]
    let after: [String]?

    /// Which of the screens are broken after which others.
    let pairs: [ScreenPairs]?
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
    let after: String?
    let cause: AuditCause?
    let control: String?
    let reason: String
    let stale: Bool
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
    laws = report.laws.map { Law($0, hasValues: report.shard != nil) }
    exceptions =
      report.usedExceptions.map { Exception($0, isStale: false) }
      + report.staleExceptions.map { Exception($0, isStale: true) }
    movedOn = report.movedOn.isEmpty ? nil : report.movedOn
    unstable = report.unstable.isEmpty ? nil : report.unstable
    invalid = report.failures
    problems = report.problems.isEmpty ? nil : report.problems
  }
}

extension JSONAuditReport.Law {
  fileprivate init(_ result: AuditReport.LawResult, hasValues: Bool) {
    law = result.law
    checked = result.checkedCount
    unchecked = result.omissions.map { gap, omission in
      JSONAuditReport.Unchecked(
        reason: gap.words, count: omission.count,
        screens: omission.places.isEmpty ? nil : omission.places.sorted(),
        controls: omission.controls.isEmpty ? nil : omission.controls.sorted(),
        value: hasValues ? gap : nil)
    }
    unsupported = result.unsupportedOperations.map(\.rawValue)
    findings = result.groups.map(JSONAuditReport.Finding.init)
    violations = hasValues && !result.violations.isEmpty ? result.violations : nil
  }
}

extension JSONAuditReport.Finding {
  fileprivate init(_ group: AuditGroup) {
    (cause, count, screens) = (group.cause, group.count, group.screens)
    after = group.previousScreens.isEmpty ? nil : group.previousScreens
    pairs = group.pairs.isEmpty ? nil : group.pairs
    confirmed = group.isConfirmed
    let example = group.example
    auditCause = example.cause.kind
    (screen, previous, control) = (example.screen, example.previous, example.control)
    steps = example.steps.map(\.text)
    (expected, found) = (example.expectedWords, example.foundWords)
  }
}

extension JSONAuditReport.Exception {
  fileprivate init(_ exception: AuditException, isStale: Bool) {
    (law, screen, cause) = (exception.law, exception.screen, exception.cause)
    (after, control) = (exception.previous, exception.control)
    (reason, stale) = (exception.reason, isStale)
  }
}

// MARK: - Reading

extension JSONAuditReport {
  /// - Throws: ``JSONReportError`` for a shard without values.
  func report() throws -> AuditReport {
    let laws = try laws.map { try $0.result(isShard: shard != nil) }
    var report = AuditReport(manifest: manifest, laws: laws)
    if status == Conclusion.interrupted.reportCode { report.markInterrupted() }
    report.isPartial = partial
    (report.shard, report.patterns) = (shard, patterns ?? [])
    report.namedLaws = namedLaws ?? []
    (report.limits.depth, report.limits.states) = (depth, limit)
    report.usedExceptions = exceptions.filter { !$0.stale }.map { $0.exception() }
    report.staleExceptions = exceptions.filter(\.stale).map { $0.exception() }
    report.movedOn = movedOn ?? []
    report.unstable = unstable ?? []
    report.failures = invalid
    report.problems = problems ?? []
    return report
  }
}

extension JSONAuditReport.Law {
  /// The result with the violations of a shard, or else with the findings of a whole audit.
  fileprivate func result(isShard: Bool) throws -> AuditReport.LawResult {
    var result = AuditReport.LawResult(law: law)
    result.checkedCount = checked
    result.unsupported = Set(unsupported.compactMap(UnsupportedOperation.init))
    result.violations = violations ?? []
    if isShard,
      unchecked.contains(where: { $0.value == nil }) || violations == nil && !findings.isEmpty
    {
      throw JSONReportError.malformed("it has no 'violations'")
    }
    for gap in unchecked {
      let value = gap.value ?? LawGap.quoted(gap.reason)
      result.gaps.add(
        [value: Omission(gap.count, on: gap.screens ?? [], controls: gap.controls ?? [])])
    }
    if !isShard { result.groups = try findings.map { try $0.group(of: law) } }
    return result
  }
}

extension JSONAuditReport.Finding {
  fileprivate func group(of law: AuditLaw) throws -> AuditGroup {
    let example = Violation(
      law: law, cause: .quoted(cause, auditCause), screen: screen,
      previous: previous, control: control, steps: try steps.map(Step.init(quoted:)),
      expected: expected, found: .error(found))
    return AuditGroup(
      count: count, example: example, screens: screens, previousScreens: after ?? [],
      pairs: pairs ?? [], isConfirmed: confirmed)
  }
}

extension Step {
  /// Reads a step of a report, also one that no journey can have.
  fileprivate init(quoted text: String) throws {
    self = try Step(parsing: text)
    // A report has only the text of a link, and no URL contains the placeholder.
    if case .open(let url) = self, url.contains(Step.placeholder) {
      self = .openWithoutSecret(url: url)
    }
  }
}

extension JSONAuditReport.Exception {
  fileprivate func exception() -> AuditException {
    AuditException(
      law, screen, after: after, cause: cause, control: control, because: reason)
  }
}

// MARK: - Either kind of report

/// A JSON report that was read from a file.
package enum ReportDocument: Sendable {
  case snapshots(SnapshotReport)
  case audit(AuditReport)

  /// Reads a report of either kind.
  ///
  /// - Parameter data: The report.
  /// - Throws: ``JSONReportError``.
  package init(json data: Data) throws(JSONReportError) {
    self = try JSONReportError.reading {
      if try JSONReportHead.check(data).laws == nil {
        return .snapshots(try SnapshotReport(json: data))
      }
      return .audit(try JSONDecoder().decode(JSONAuditReport.self, from: data).report())
    }
  }
}
