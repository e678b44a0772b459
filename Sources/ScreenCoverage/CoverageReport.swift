import ScreenJobs
import ScreenReports
import ScreenSnapshot

/// The cases of an app's types, and the screens of its manifest that render them.
package struct CoverageReport: Equatable, Sendable {
  let manifest: String

  /// The types by kind, those of the navigator first; types without cases are left out.
  var types: [TypeCoverage]

  /// The exceptions that are needed, in declared order.
  var usedExceptions: [CoverageException] = []

  /// The exceptions that are not needed, in declared order.
  var staleExceptions: [StaleException] = []

  /// The links of the screens; nil if the harness declares no patterns.
  var links: LinkCoverage?

  /// The groups of screens with equal texts, except for name and link, in declared order.
  var duplicateScreens: [[String]] = []

  /// The screens that the harness skips, in declared order.
  var skipped: [ScreenFailure] = []

  /// The controls of the screens; nil if the app has no journeys.
  var controls: ControlCoverage?

  /// The events that no journey performs, in declared order.
  var unperformedEvents: [String] = []

  /// The names of the journeys that cannot be read, so that what they use is not counted.
  var unreadJourneys: [String] = []

  /// The screens that did not render, in declared order.
  var failures: [ScreenFailure] = []

  /// Errors that belong to no screen, a line each.
  var problems: [String] = []
}

extension CoverageReport {
  var caseCount: Int { types.reduce(0) { $0 + $1.cases.count } }

  /// The number of cases that some screen renders.
  var renderedCount: Int { types.reduce(0) { $0 + $1.renderedCount } }

  /// The exceptions that the cases without a screen would need.
  var missingExceptions: [CoverageException] {
    types.flatMap { type in
      type.uncovered.map {
        CoverageException(
          type.kind, $0, in: type.carriers.isEmpty ? nil : type.typeName,
          because: "why no screen renders it")
      }
    }
  }

  /// The number of cases without a screen but with an exception.
  var exceptedCount: Int { caseCount - renderedCount - missingExceptions.count }

  /// Whether the app has types, but none of them could be checked.
  var checkedNothing: Bool {
    caseCount == 0 && types.contains { $0.unsupportedReason != .noValue }
  }

  /// Whether all cases are covered.
  ///
  /// A screen that did not render may contain the missing cases, so a failure outranks them.
  var conclusion: Conclusion {
    if !failures.isEmpty || !problems.isEmpty || checkedNothing { return .incomplete }
    return missingExceptions.isEmpty && staleExceptions.isEmpty ? .matched : .differs
  }
}
