import Foundation
import ScreenCrawl
import ScreenDriver
import ScreenJobs
import ScreenReports
import ScreenSnapshot

extension AuditReport {
  /// Encodes the report as one JSON object with sorted keys.
  ///
  /// - Returns: Text with a newline at its end.
  /// - Throws: An error of `JSONEncoder`.
  func json() throws -> String {
    try JSONEncoder.reportText(of: JSONAuditReport(self))
  }
}

/// The report of an audit as JSON.
struct JSONAuditReport: Encodable {
  let by: String
  let schema: Int
  let manifest: String
  let status: Int
  let partial: Bool
  let patterns: [String]?
  let namedLaws: [AuditLaw]?
  let starts: [String]?
  let limit: Int
  let laws: [Law]
  let exceptions: [Exception]
  let skipped: [ScreenFailure]?
  let movedOn: [ScreenFailure]?
  let unstable: [ScreenFailure]?
  let invalid: [ScreenFailure]
  let problems: [String]?

  struct Law: Encodable {
    let law: AuditLaw
    let checked: Int
    let unchecked: [Unchecked]
    let unsupported: [String]
    let findings: [Finding]
  }

  struct Unchecked: Encodable {
    let reason: String
    let count: Int

    /// The screens, or the names of places of the crawl, in alphabetical order.
    let screens: [String]?

    /// The controls by screen and label, in alphabetical order.
    let controls: [ControlOfScreen]?
  }

  /// All violations with one cause.
  ///
  /// The keys from `screen` on belong to one example.
  struct Finding: Encodable {
    let cause: String

    /// The case that an exception names.
    let auditCause: AuditCause
    let count: Int
    let screens: [String]
    let after: [String]?

    /// The starts of the app; nil if it has only one.
    let starts: [String]?

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

  struct Exception: Encodable {
    let law: AuditLaw
    let screen: String
    let after: String?
    let start: String?
    let cause: AuditCause?
    let control: String?
    let reason: String
    let stale: Bool
  }
}

// MARK: - Writing

extension JSONAuditReport {
  init(_ report: AuditReport) {
    by = ReportMark.text
    schema = JSONEncoder.reportSchema
    manifest = report.manifest
    status = report.conclusion.reportCode
    partial = report.isPartial
    patterns = report.patterns.isEmpty ? nil : report.patterns
    namedLaws = report.namedLaws.isEmpty ? nil : report.namedLaws
    starts = report.starts.isEmpty ? nil : report.starts
    limit = report.maximumPlaces
    laws = report.laws.map(Law.init)
    exceptions =
      report.usedExceptions.map { Exception($0, isStale: false) }
      + report.staleExceptions.map { Exception($0, isStale: true) }
    skipped = report.skipped.isEmpty ? nil : report.skipped
    movedOn = report.movedOn.isEmpty ? nil : report.movedOn
    unstable = report.unstable.isEmpty ? nil : report.unstable
    invalid = report.failures
    problems = report.problems.isEmpty ? nil : report.problems
  }
}

extension JSONAuditReport.Law {
  fileprivate init(_ result: AuditReport.LawResult) {
    law = result.law
    checked = result.checkedCount
    unchecked = result.omissions.map { gap, omission in
      JSONAuditReport.Unchecked(
        reason: gap.words, count: omission.count,
        screens: omission.places.isEmpty ? nil : omission.places.sorted(),
        controls: omission.controls.isEmpty ? nil : omission.controls.sorted())
    }
    unsupported = result.unsupportedOperations.map(\.rawValue)
    findings = result.groups.map(JSONAuditReport.Finding.init)
  }
}

extension JSONAuditReport.Finding {
  fileprivate init(_ group: AuditGroup) {
    (cause, count, screens) = (group.cause, group.count, group.screens)
    after = group.previousScreens.isEmpty ? nil : group.previousScreens
    starts = group.starts.isEmpty ? nil : group.starts
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
    (after, start, control) = (exception.previous, exception.start, exception.control)
    (reason, stale) = (exception.reason, isStale)
  }
}
