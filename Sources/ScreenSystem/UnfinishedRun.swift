@preconcurrency import Foundation

/// A run in this process that has not written its conclusion yet.
///
/// An app may call `exit(0)`. As long as a run is unfinished, the process then exits with status 2. The
/// functions that an app registers with `atexit` run before the one of this type, and cannot change that.
///
/// - SeeAlso: atexit(3), _exit(2).
package final class UnfinishedRun: Sendable {
  /// Returns what a run does, in words that follow "while".
  package typealias Work = @Sendable () -> String

  private struct State {
    /// What each run does.
    var work: [ObjectIdentifier: Work] = [:]

    /// The process that registered the function; a copy of it that the app forks has no runs.
    var process: pid_t?

    /// The status of the tool, which is about to exit.
    var status: ExitStatus?
  }

  private static let state = Locked(State())

  /// Receives what the run does when that changes.
  private let onWork: @Sendable (Work) -> Void

  /// Starts a run, before any code of the app.
  package init(onWork: @escaping @Sendable (Work) -> Void = { _ in }) {
    self.onWork = onWork
    announce { "reading what the harness declares" }
    let isFirst = Self.state.withLock { state in
      defer { state.process = state.process ?? getpid() }
      return state.process == nil
    }
    if isFirst { atexit { UnfinishedRun.processWillExit() } }
  }

  /// Sets what the run does.
  package func announce(_ work: @escaping Work) {
    Self.state.withLock { $0.work[ObjectIdentifier(self)] = work }
    onWork(work)
  }

  /// Ends the run, whose results are written or returned.
  package func finish() {
    Self.state.withLock { $0.work[ObjectIdentifier(self)] = nil }
  }

  /// Exits with the status of the tool, whatever the functions of the app for `atexit` do.
  package static func exit(_ status: ExitStatus) -> Never {
    // Another thread of the app may call `exit` meanwhile.
    state.withLock { $0.status = status }
    fflush(stdout)
    _exit(status.rawValue)
  }

  private static func processWillExit() {
    let (process, status, work) = state.withLock { ($0.process, $0.status, $0.work) }
    guard process == getpid() else { return }
    if let status { _exit(status.rawValue) }
    if work.isEmpty { return }
    fflush(stdout)
    for work in work.values.map({ $0() }).sorted() {
      StandardError.write("error: the app exited while \(work)\n".utf8)
    }
    StandardError.write("hint: remove the call of 'exit'\n".utf8)
    _exit(ExitStatus.failure.rawValue)
  }
}
