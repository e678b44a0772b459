import ScreenSnapshot

/// What became of the screens that a test looked at.
///
/// ```swift
/// for failure in try await NotesSnapshots.verified().failures {
///   Issue.record("\(failure)")
/// }
/// ```
public struct VerifiedScreens: Sendable {
  /// What differs, as the command prints it: a line with the verdict and a headline, the difference
  /// below it, and the line to type that accepts it.
  ///
  /// What changed for one reason is one failure, however many screens it changed. Empty where every
  /// screen is its golden, and every golden has its screen.
  public let failures: [String]

  /// The counts of all verdicts: `48 screens: 46 matched, 1 changed, 1 new`.
  public let summary: String

  /// Whether every screen is its golden, and every golden has its screen.
  public var isMatched: Bool { failures.isEmpty }
}

extension VerifiedScreens: CustomStringConvertible {
  /// All failures, and the counts behind them.
  public var description: String {
    (failures + [summary]).joined(separator: "\n\n")
  }
}

extension VerifiedScreens {
  /// Puts a report into words.
  ///
  /// - Parameters:
  ///   - report: What the run found.
  ///   - harness: The name of the harness's executable, which records.
  /// - Complexity: O(*n*) in the screens and in the lines that changed.
  init(_ report: SnapshotReport, by harness: String) {
    let wording = FailureFormatter(report: report, harness: harness)
    failures = ResultGroup.groups(of: report.differences).map(wording.text(of:))
    summary = report.countsSummary()
  }
}
