/// Why worker processes cannot render any screen.
package enum WorkerError: Error, Equatable, CustomStringConvertible {
  /// The process cannot be started.
  case launchFailed(executable: String, reason: String)

  /// The process did not report that it is ready.
  case exitedBeforeReady(String)

  /// The process has other screens than this one.
  case screenMismatch

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
    }
  }
}
