import Foundation
import ScreenJobs
import ScreenReports
import ScreenSnapshot

extension CoverageReport {
  /// Encodes the report as one JSON object with sorted keys.
  ///
  /// - Returns: Text with a newline at its end.
  /// - Throws: An error of `JSONEncoder`.
  func json() throws -> String {
    try JSONEncoder.reportText(of: Document(self))
  }

  /// Schema 1 of the report.
  private struct Document: Encodable {
    var schema = 1
    let manifest: String
    let status: Int
    let counts: [String: Int]
    let types: [CaseType]
    let exceptions: [Exception]
    let links: Links?
    let lookalikes: [[String]]
    let skipped: [ScreenFailure]?
    let controls: Controls?
    let unperformedEvents: [String]?
    let unreadJourneys: [String]?
    let invalid: [ScreenFailure]
    let problems: [String]?

    init(_ report: CoverageReport) {
      manifest = report.manifest
      status = report.conclusion.reportCode
      counts = [
        "cases": report.caseCount, "shown": report.renderedCount,
        "uncovered": report.uncovered.count, "excepted": report.exceptedCount,
      ]
      types = report.types.map { CaseType($0) }
      exceptions =
        report.usedExceptions.map { Exception($0) }
        + report.staleExceptions.map { Exception($0.exception, stale: $0.fault) }
      links = report.links.map { Links($0) }
      lookalikes = report.duplicateScreens
      skipped = report.skipped.isEmpty ? nil : report.skipped
      controls = report.controls.map { Controls($0) }
      unperformedEvents = report.unperformedEvents.isEmpty ? nil : report.unperformedEvents
      unreadJourneys = report.unreadJourneys.isEmpty ? nil : report.unreadJourneys
      invalid = report.failures
      problems = report.problems.isEmpty ? nil : report.problems
    }
  }

  private struct Controls: Encodable {
    let count: Int
    let used: Int
    let unused: [Place]

    struct Place: Encodable {
      let place: String
      let controls: [String]
    }

    init(_ coverage: ControlCoverage) {
      (count, used) = (coverage.count, coverage.usedCount)
      unused = coverage.unused.map { Place(place: $0.place, controls: $0.names) }
    }
  }

  private struct Links: Encodable {
    let patternsWithoutScreen: [String]
    let patternsWithoutJourney: [String]?
    let screensWithoutPattern: [String]

    init(_ links: LinkCoverage) {
      patternsWithoutScreen = links.unusedPatterns
      patternsWithoutJourney = links.unopenedPatterns
      screensWithoutPattern = links.unmatched.map(\.screen)
    }
  }

  private struct CaseType: Encodable {
    let kind: CoverageKind
    let type: String
    let `in`: [String]?
    let notLookedAt: String?
    let firstScreen: String?
    let screens: Int?
    let cases: [Case]?

    init(_ coverage: TypeCoverage) {
      kind = coverage.kind
      type = coverage.typeName
      `in` = coverage.carriers.isEmpty ? nil : coverage.carriers
      firstScreen = coverage.firstScreen
      screens = coverage.screenCount == 0 ? nil : coverage.screenCount
      notLookedAt = coverage.unsupportedReason?.rawValue
      cases = coverage.unsupportedReason == nil ? coverage.cases.map { Case($0) } : nil
    }
  }

  private struct Case: Encodable {
    let name: String
    let screens: Int
    let firstScreen: String?
    let excepted: Bool?

    init(_ coverage: CaseCoverage) {
      name = coverage.name
      screens = coverage.screenCount
      firstScreen = coverage.firstScreen
      excepted = coverage.isExcepted ? true : nil
    }
  }

  private struct Exception: Encodable {
    let kind: CoverageKind
    let `in`: String?
    let name: String
    let reason: String
    let stale: String?

    init(_ exception: CoverageException, stale fault: StaleException.Fault? = nil) {
      kind = exception.kind
      `in` = exception.typeName
      name = exception.caseName
      reason = exception.reason
      stale = fault?.name
    }
  }
}

extension StaleException.Fault {
  fileprivate var name: String {
    switch self {
    case .rendered: "shown"
    case .noSuchCase: "noSuchCase"
    case .noSuchType: "noSuchType"
    case .severalTypes: "severalTypes"
    case .unsupportedType: "notLookedAt"
    case .repeated: "repeated"
    case .noReason: "noReason"
    }
  }
}
