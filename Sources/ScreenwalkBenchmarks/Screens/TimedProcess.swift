import Foundation

/// A process that is started, waited for, and timed from outside.
///
/// `Process` of Foundation adds threads and pipes of its own to the time.
struct TimedProcess {
  /// The executable, and the words after it.
  let words: [String]

  /// The variables that it has besides the search paths.
  var variables: [String: String] = [:]

  /// The file that takes what it writes, on both streams.
  let output: String

  /// Runs it until it ends.
  ///
  /// - Parameter status: The status that it should end with.
  /// - Returns: The time from its start to its end.
  /// - Throws: ``BenchmarkError`` where it cannot be started, or ends with another status.
  func run(endingWith status: Int32) throws(BenchmarkError) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let found = try wait(for: try started())
    let time = (clock.now - start) / .seconds(1)
    guard found == status else {
      throw .process(words, status: found, said: text)
    }
    return time
  }

  /// What it wrote.
  var text: String {
    (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
  }

  private func started() throws(BenchmarkError) -> pid_t {
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
    var arguments = words.map { strdup($0) } + [nil]
    var environment = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else { throw .system(words[0], String(cString: strerror(code))) }
    return process
  }

  /// Nothing of what a CI server sets, which changes what the tool does.
  private var environment: [String: String] {
    let kept = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    return ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(variables) { $1 }
  }

  /// The status of a process that ended, or 128 and the number of the signal that ended it.
  private func wait(for process: pid_t) throws(BenchmarkError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .system(words[0], String(cString: strerror(errno))) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
