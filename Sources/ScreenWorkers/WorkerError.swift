/// Why worker processes cannot render any screen.
package enum WorkerError: Error, Equatable, CustomStringConvertible {
  /// The process cannot be started.
  case launchFailed(executable: String, reason: String)

  /// The process did not report that it is ready.
  case exitedBeforeReady(String)

  /// The process has other screens than this one.
  case screenMismatch

  /// The process failed before it was ready, and cannot be ended.
  case stillRunning(processID: Int32, reason: String)

  /// The error, and what to do next.
  package var description: String {
    switch self {
    case .launchFailed(let path, let reason):
      """
      cannot start a worker process from '\(path)': \(reason)
      hint: run again with --no-workers to render the screens in one process
      """
    case .exitedBeforeReady(let reason):
      """
      a worker process failed before it rendered a screen: \(reason)
      hint: check the code that runs when the app starts; run with --no-workers in a debugger to \
      find it
      """
    case .screenMismatch:
      """
      a worker process has other screens than this process
      hint: return the same 'allCases' in the same order in every process; if the harness was \
      rebuilt during the run, run again
      """
    case .stillRunning(let process, let reason):
      """
      worker process \(process) cannot be ended: \(reason)
      hint: end it with 'kill -9 \(process)'
      """
    }
  }
}
