import Foundation

/// A process that posix_spawn(3) started, because `Process` of Foundation adds its threads and pipes to the time,
/// and is missing on iOS.
struct SpawnedProcess {
  #if canImport(Darwin)
    typealias FileActions = posix_spawn_file_actions_t?
  #else
    typealias FileActions = posix_spawn_file_actions_t
  #endif

  /// The executable and its arguments.
  let command: [String]

  private var identifier: pid_t = 0

  /// Starts a process, with variables that are added to the search paths.
  init(
    _ command: [String], variables: [String: String] = [:],
    redirecting: (inout FileActions) -> Void
  ) throws(BenchmarkError) {
    self.command = command
    #if canImport(Darwin)
      var actions: FileActions
    #else
      var actions = FileActions()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    redirecting(&actions)
    var arguments = command.map { strdup($0) } + [nil]
    var environment = Self.environment(adding: variables).map { strdup("\($0.key)=\($0.value)") }
    environment.append(nil)
    defer { for text in arguments + environment { free(text) } }
    let code = posix_spawnp(&identifier, command[0], &actions, nil, &arguments, &environment)
    guard code == 0 else { throw .system(command[0], String(cString: strerror(code))) }
  }

  /// The search paths, without the variables of a CI server that change what the tool does.
  private static func environment(adding variables: [String: String]) -> [String: String] {
    let kept = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    return ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(variables) { $1 }
  }

  /// Waits for the end, and returns the exit status, or 128 plus the number of the signal that ended the
  /// process.
  func wait() throws(BenchmarkError) -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { throw .system(command[0], String(cString: strerror(errno))) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
