import ScreenReports
import ScreenSystem

/// How a run ended by itself; `UnfinishedRun` and `SignalMonitor` end the others.
///
/// A run is incomplete, with status 2, if the `conclusion` of its report says so: for `verify`, that of the worst
/// `Verdict`. An error that stops a run also makes it incomplete, unless it is a ``UsageError``.
///
/// The help and the manual list the same statuses: see ``Verb/Page/allStatuses``.
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

  /// Creates the end of a verb with a conclusion.
  ///
  /// Differences are what `record` writes, and `list` and `show` only print screens.
  init(of verb: Verb, _ conclusion: Conclusion, meaning: String? = nil) {
    let status: ExitStatus =
      switch conclusion {
      case .matched: .success
      case .differs: [.record, .list, .show, .explore].contains(verb) ? .success : .differences
      case .incomplete: .failure
      case .interrupted: .interrupted
      }
    self.init(status, of: verb, meaning: meaning)
  }

  /// Creates the end of a verb that an error stopped.
  init(of verb: Verb, stoppedBy error: any Error) {
    self.init(error is UsageError ? .usage : .failure, of: verb)
  }

  /// The end, or a failure if a write to standard output failed, so that the output is incomplete.
  @MainActor
  func checked(after output: StandardOutput = .process) -> RunEnd {
    guard output.hasFailed, [.success, .differences].contains(status) else { return self }
    return RunEnd(.failure, of: .implied, meaning: "cannot write to standard output")
  }
}
