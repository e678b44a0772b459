import ScreenSnapshot

/// The results of the screens that a test verifies.
///
/// ```swift
/// for failure in try await NotesSnapshots.verified().failures {
///   Issue.record("\(failure)")
/// }
/// ```
public struct VerifiedScreens: Sendable {
  /// The groups of screens that differ or failed for one reason; empty if all screens match.
  public let failures: [Failure]

  /// The counts of all verdicts: `48 screens: 46 matched, 1 changed, 1 new`.
  public let summary: String

  /// Whether every screen matches its golden and every golden has a screen.
  public var isMatched: Bool { failures.isEmpty }

  /// The screens that differ or failed for one reason.
  public struct Failure: Equatable, Sendable {
    /// The verdict as in reports, such as `changed`.
    public let verdict: String

    /// The screens as patterns of the command line, such as `compact/library`.
    public let screens: [String]

    /// The paths of the goldens, relative to the package.
    public let goldens: [String]

    /// The explanation that all screens share, such as `title: "Dune" → "Emma"`.
    public let headline: String?

    /// The unified diff of the first screen if it changed.
    public let difference: String?

    /// The lines to read or type next, with commands indented.
    public let nextSteps: [String]

    /// The text that the command line prints.
    public let description: String
  }
}

extension VerifiedScreens.Failure: CustomStringConvertible {}

extension VerifiedScreens: CustomStringConvertible {
  /// All failures, followed by the counts.
  public var description: String {
    (failures.map(\.description) + [summary]).joined(separator: "\n\n")
  }
}

extension VerifiedScreens {
  /// Formats a report.
  ///
  /// - Parameters:
  ///   - report: The report of the run.
  ///   - harness: The name of the harness's executable, which records.
  /// - Complexity: O(*n*) in the screens and in the lines that changed.
  init(_ report: SnapshotReport, by harness: String) {
    let formatter = FailureFormatter(report: report, harness: harness)
    failures = ResultGroup.groups(of: report.differences).map(formatter.failure(for:))
    summary = report.countsSummary()
  }
}
