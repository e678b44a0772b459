import Foundation

/// A process that is timed from its start to its end.
///
/// posix_spawn(3) starts it, because `Process` of Foundation adds its threads and pipes to the time, and is missing on
/// iOS.
struct TimedProcess {
  /// The executable and its arguments.
  let command: [String]

  /// Environment variables that are added to the search paths.
  let variables: [String: String]

  /// The file that receives standard output and standard error.
  let output: String

  /// Runs the process and returns its duration in seconds.
  func run() throws(BenchmarkError) -> Double {
    let start = ContinuousClock.now
    let status = try wait(for: launch())
    let time = (ContinuousClock.now - start) / .seconds(1)
    guard status == 0 else { throw .process(command, status: status, output: text) }
    return time
  }

  /// The text that the process wrote.
  var text: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }

  private func launch() throws(BenchmarkError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    let arguments = command.map { strdup($0) } + [nil]
    let environment = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, command[0], &actions, nil, arguments, environment)
    guard code == 0 else { throw .system(command[0], String(cString: strerror(code))) }
    return identifier
  }

  /// The search paths, without the variables of a CI server that change what the tool does, and the added variables.
  private var environment: [String: String] {
    let kept = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    return ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(variables) { $1 }
  }

  /// Waits for the end, and returns the exit status, or 128 plus the number of the signal that ended the process.
  private func wait(for identifier: pid_t) throws(BenchmarkError) -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { throw .system(command[0], String(cString: strerror(errno))) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
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
