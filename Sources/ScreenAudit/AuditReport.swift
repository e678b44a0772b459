import ScreenJobs
import ScreenReports
import ScreenSnapshot

/// What an audit checked, and the laws that are broken.
package struct AuditReport: Equatable, Sendable {
  let manifest: String

  /// The names of the starts of the app, if it has several.
  var starts: [String] = []
  var laws: [LawFindings] = []

  /// The screens that cannot be shown, and parts that could not be checked.
  var failures: [ScreenFailure] = []
  var skipped: [ScreenFailure] = []

  /// The screens on which the app does not stay when it settles, so that no law is checked on them.
  var movedOn: [ScreenFailure] = []

  /// The screens that are not the same each time, so that no law is checked on them.
  var unstable: [ScreenFailure] = []
  var usedExceptions: [AuditException] = []

  /// The exceptions that are not needed, in declared order; empty unless the whole audit ran.
  var staleExceptions: [AuditException] = []

  /// Errors that belong to no screen, a line each.
  var problems: [String] = []

  /// Whether the run was interrupted, so that results are missing.
  var isInterrupted = false

  /// The laws that the command line names, in declared order; empty for all.
  var namedLaws: [AuditLaw] = []
  var patterns: [String] = []
  var maximumPlaces = AuditSession.defaultMaximumPlaces
}

extension AuditReport {
  var groups: [AuditGroup] { laws.flatMap(\.groups) }

  /// Differs if a law is broken; incomplete if a screen cannot be shown, if nothing was checked, if a limit
  /// left most of a law unchecked, or if a law that the command line names is not supported.
  var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    if !groups.isEmpty || !staleExceptions.isEmpty { return .differs }
    if !failures.isEmpty || !problems.isEmpty { return .incomplete }
    return lacksChecks ? .incomplete : .matched
  }

  /// Whether nothing was checked, a limit left most of a law unchecked, or a law that the command line names is not
  /// supported.
  private var lacksChecks: Bool {
    laws.allSatisfy { $0.checkedCount == 0 } || laws.contains(where: \.isUncheckedByLimit)
      || laws.contains {
        namedLaws.contains($0.law) && $0.checkedCount == 0 && !$0.unsupported.isEmpty
      }
  }
}
