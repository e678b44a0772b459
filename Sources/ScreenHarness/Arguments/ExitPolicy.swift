import ScreenReports
import ScreenSystem

/// How a run ended.
struct RunEnd: Equatable, Sendable {
  let status: ExitStatus

  /// What the status means: `4 screens have no golden yet`.
  let meaning: String

  /// Creates the end of a verb, in the words of its help if there are no better ones.
  init(_ status: ExitStatus, of verb: Verb, meaning: String? = nil) {
    self.status = status
    let words = verb.page.allStatuses.first { $0.code == status.rawValue }?.meaning
    self.meaning = meaning ?? words ?? "see its output"
  }
}

/// Decides the exit status of a run that ends by itself; `UnfinishedRun` and `SignalMonitor` end the others.
///
/// A run is incomplete, with status 2, if the `conclusion` of its report says so: for `verify`, that of the worst
/// `Verdict`. An error that stops a run also makes it incomplete, unless it is a ``UsageError``.
///
/// The help and the manual list the same statuses: see ``Verb/Page/allStatuses``.
enum ExitPolicy {
  /// The exit status for the conclusion of a verb.
  ///
  /// Differences are what `record` writes, and `list` and `show` only print screens.
  static func status(of verb: Verb, _ conclusion: Conclusion) -> ExitStatus {
    switch conclusion {
    case .matched: .success
    case .differs: [.record, .list, .show, .explore].contains(verb) ? .success : .differences
    case .incomplete: .failure
    case .interrupted: .interrupted
    }
  }

  /// The exit status for an error that stopped the tool.
  static func status(for error: any Error) -> ExitStatus {
    error is UsageError ? .usage : .failure
  }

  /// The end of a process whose run ended so.
  ///
  /// If a write to standard output failed, the run has not said everything.
  @MainActor
  static func end(_ run: RunEnd, after output: StandardOutput = .process) -> RunEnd {
    guard output.hasFailed, [.success, .differences].contains(run.status) else { return run }
    return RunEnd(.failure, of: .implied, meaning: "cannot write to standard output")
  }
}
