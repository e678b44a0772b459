import Foundation

/// A process that is timed from its start to its end.
struct TimedProcess {
  /// The executable and its arguments.
  let command: [String]

  /// Environment variables that are added to the search paths.
  var variables: [String: String] = [:]

  /// The file that receives standard output and standard error.
  let output: String

  /// Runs the process and returns its duration in seconds.
  func run(expecting status: Int32 = 0) throws(BenchmarkError) -> Double {
    let start = ContinuousClock.now
    let found = try launch().wait()
    let time = (ContinuousClock.now - start) / .seconds(1)
    guard found == status else { throw .process(command, status: found, output: text) }
    return time
  }

  /// The text that the process wrote.
  var text: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }

  private func launch() throws(BenchmarkError) -> SpawnedProcess {
    try SpawnedProcess(command, variables: variables) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(
        &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
  }
}

/// A reason why a measurement is not valid.
enum BenchmarkError: Error, Equatable, CustomStringConvertible {
  /// A loop or a process produced an unexpected result.
  case unexpectedResult(String)

  /// A process exited with an unexpected status, or printed unexpected counts.
  case process([String], status: Int32, output: String)

  /// A call of the C library failed.
  case system(String, String)

  var description: String {
    switch self {
    case .unexpectedResult(let name): "error: measurement '\(name)' had an unexpected result"
    case .process(let command, let status, let output):
      "error: unexpected result of '\(command.joined(separator: " "))': status \(status)\n\(output)"
    case .system(let name, let reason): "error: cannot run '\(name)': \(reason)"
    }
  }
}
