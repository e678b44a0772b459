import Foundation

extension AuditReport {
  /// Encodes the report as one JSON object with sorted keys.
  ///
  /// - Returns: Text with a newline at its end.
  /// - Throws: An error of `JSONEncoder`.
  package func json() throws -> String {
    try JSONEncoder.reportText(of: Document(self))
  }

  /// Schema 1 of the report.
  private struct Document: Encodable {
    var schema = 1
    let manifest: String
    let status: Int
    let laws: [Law]
    let exceptions: [Exception]
    let invalid: [Invalid]
    let problems: [String]?

    init(_ report: AuditReport) {
      manifest = report.manifest
      status = report.conclusion.reportCode
      laws = report.laws.map(Law.init)
      exceptions =
        report.usedExceptions.map { Exception($0, isStale: false) }
        + report.staleExceptions.map { Exception($0, isStale: true) }
      invalid = report.failures.map { Invalid(screen: $0.screen, reason: $0.reason) }
      problems = report.problems.isEmpty ? nil : report.problems
    }
  }

  private struct Law: Encodable {
    let law: AuditLaw
    let checked: Int
    let unchecked: [Unchecked]
    let unsupported: [String]
    let findings: [Finding]

    init(_ result: LawResult) {
      law = result.law
      checked = result.checkedCount
      unchecked = result.unchecked.sorted { $0.key < $1.key }
        .map { Unchecked(reason: $0.key, count: $0.value) }
      unsupported = result.unsupported.map(\.rawValue)
      findings = result.groups.map(Finding.init)
    }
  }

  private struct Unchecked: Encodable {
    let reason: String
    let count: Int
  }

  private struct Finding: Encodable {
    let cause: String
    let count: Int
    let screens: [String]
    let after: [String]?
    let control: String?
    let steps: [String]
    let expected: String
    let found: String
    let confirmed: Bool

    init(_ group: AuditGroup) {
      cause = group.cause
      count = group.findings.count
      screens = group.screens
      after = group.previousScreens.isEmpty ? nil : group.previousScreens
      control = group.example.control
      steps = group.example.steps
      expected = group.example.expected
      found = group.example.found
      confirmed = group.isConfirmed
    }
  }

  private struct Exception: Encodable {
    let law: AuditLaw
    let screen: String
    let control: String?
    let reason: String
    let stale: Bool

    init(_ exception: AuditException, isStale: Bool) {
      (law, screen, control) = (exception.law, exception.screen, exception.control)
      (reason, stale) = (exception.reason, isStale)
    }
  }

  private struct Invalid: Encodable {
    let screen: String
    let reason: String
  }
}
