/// Why no screen can be shown in another process.
enum WorkerError: Error, Equatable, CustomStringConvertible {
  /// The process cannot be started.
  case notStarted(String, String)

  /// The process ended before it was asked for a screen.
  case notReady(String)

  /// The process has other screens than this one.
  case screenMismatch

  /// What was found, and what to do next.
  var description: String {
    switch self {
    case .notStarted(let path, let reason):
      """
      no worker process can be started from \(path): \(reason)
      hint: --no-workers walks the screens in one process
      """
    case .notReady(let reason):
      """
      a worker process ended before it showed a screen: \(reason)
      hint: look for code that runs when the app is loaded; --no-workers shows it in a debugger
      """
    case .screenMismatch:
      """
      a worker process of this harness has other screens than this one
      hint: 'allCases' has to be the same each time, in the same order; or the harness was built \
      anew meanwhile
      """
    }
  }
}
