import ScreenReports
import ScreenSystem

/// The only place that decides the exit status of a run.
///
/// `.failure` is 2, after everything but an invalid command line. What makes a run incomplete is the `conclusion` of its
/// report: for `verify`, that of the worst `Verdict`.
///
/// The help and the manual list the same statuses: see ``Verb/Page/allStatuses``.
enum ExitPolicy {
  /// The exit status for the conclusion of a verb.
  ///
  /// Differences are what `record` writes, and `list` and `show` only print screens.
  static func status(of verb: Verb, _ conclusion: Conclusion) -> ExitStatus {
    switch (conclusion, verb) {
    case (.matched, _), (.differs, .record), (.differs, .list), (.differs, .show),
      (.differs, .explore):
      .success
    case (.differs, .verify), (.differs, .review), (.differs, .coverage), (.differs, .audit),
      (.differs, .check),
      (.differs, .map), (.differs, .views):
      .differences
    case (.incomplete, _): .failure
    case (.interrupted, _): .interrupted
    }
  }

  /// The exit status for an error that stopped the tool.
  static func status(for error: any Error) -> ExitStatus {
    error is UsageError ? .usage : .failure
  }

  /// The exit status of a process whose run has this status.
  ///
  /// If a write to standard output failed, the run has not said everything.
  @MainActor
  static func status(_ run: ExitStatus, after output: StandardOutput = .process) -> ExitStatus {
    output.hasFailed && [.success, .differences].contains(run) ? .failure : run
  }
}
