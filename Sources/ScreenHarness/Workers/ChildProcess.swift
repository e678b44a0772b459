import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process with pipes to its streams, and a process group of its own, so that nothing that it
/// started outlives it.
///
/// Foundation's `Process` learns of the end by a socket that the process inherits: one that starts
/// another one seems never to end.
///
/// - SeeAlso: posix_spawn(3), waitpid(2).
final class ChildProcess: @unchecked Sendable {
  /// How a process ended.
  enum Exit: Equatable {
    case signal(Int32)
    case status(Int32)
  }

  /// What is written to its standard input.
  let input: Int32

  /// What it writes to standard output and standard error.
  let output: Int32
  let errors: Int32

  private let number: pid_t
  private static let starting = NSLock()

  // Read and written under the lock: a number that was waited for may be another process's.
  private let lock = NSLock()
  private var exit: Exit?

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: The words behind its name.
  ///   - variables: Its environment.
  /// - Throws: `POSIXError`.
  init(_ executable: String, _ arguments: [String], variables: [String: String]) throws(POSIXError)
  {
    // One at a time: a pipe that is just being made must not get into another process.
    Self.starting.lock()
    defer { Self.starting.unlock() }
    var pipes: [PipeEnds] = []
    do {
      for _ in 0..<3 { pipes.append(try PipeEnds()) }
      number = try Spawn(executable, arguments, variables)
        .start(streams: [pipes[0].reading, pipes[1].writing, pipes[2].writing])
    } catch {
      for pipe in pipes { pipe.close() }
      throw error
    }
    // Without this process's copies of what the other one holds, the end of the other one is seen.
    for file in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { close(file) }
    (input, output, errors) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
  }

  deinit {
    end()
    for file in [input, output, errors] { close(file) }
  }

  /// Ends the process, and all that it started and that stayed with it; it is not waited for.
  func kill() {
    lock.withLock {
      if exit == nil { sendKill() }
    }
  }

  /// Whether the process ended by itself.
  var hasEnded: Bool { wait(isBlocking: false) != nil }

  /// Ends the process where it goes on, and what it started, and waits until it is gone.
  ///
  /// - Returns: How it ended.
  @discardableResult
  func end() -> Exit {
    kill()
    return wait(isBlocking: true) ?? .signal(SIGKILL)
  }

  private func wait(isBlocking: Bool) -> Exit? {
    lock.withLock {
      if let exit { return exit }
      var status: Int32 = 0
      var result: pid_t
      repeat {
        result = waitpid(number, &status, isBlocking ? 0 : WNOHANG)
      } while result < 0 && errno == EINTR
      if result == 0 { return nil }
      // Its group is gone with it, unless it left others behind.
      sendKill()
      let signal = status & 0x7F
      // Where nobody keeps the status of processes that ended, there is none.
      let isKnown = result == number
      exit =
        isKnown && signal == 0 ? .status(status >> 8 & 0xFF) : .signal(isKnown ? signal : SIGKILL)
      return exit
    }
  }

  private func sendKill() {
    Self.send(SIGKILL, toGroupOf: number)
  }

  private static func send(_ signal: Int32, toGroupOf process: pid_t) {
    #if canImport(Darwin)
      _ = Darwin.kill(-process, signal)
    #elseif canImport(Glibc)
      _ = Glibc.kill(-process, signal)
    #elseif canImport(Musl)
      _ = Musl.kill(-process, signal)
    #endif
  }
}

/// Both ends of a pipe that no other process gets.
private struct PipeEnds {
  let reading: Int32
  let writing: Int32

  init() throws(POSIXError) {
    var files: [Int32] = [-1, -1]
    guard pipe(&files) == 0 else { throw FileReason.current }
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (files[0], files[1])
  }

  func close() {
    for file in [reading, writing] {
      #if canImport(Darwin)
        Darwin.close(file)
      #elseif canImport(Glibc)
        Glibc.close(file)
      #elseif canImport(Musl)
        Musl.close(file)
      #endif
    }
  }
}

/// What a process is started with.
private struct Spawn {
  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  private let executable: String
  private let words: [String]
  private let variables: [String]

  init(_ executable: String, _ arguments: [String], _ variables: [String: String]) {
    self.executable = executable
    words = [executable] + arguments
    self.variables = variables.map { "\($0)=\($1)" }
  }

  /// Starts the process with these files as its streams, in the order of their numbers.
  func start(streams: [Int32]) throws(POSIXError) -> pid_t {
    var actions = Self.empty(Actions.self)
    var attributes = Self.empty(Attributes.self)
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, file) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }
    configure(&attributes)
    var process: pid_t = 0
    let code = Self.withStrings(words) { words in
      Self.withStrings(variables) { variables in
        posix_spawn(&process, executable, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return process
  }

  /// A group of its own, no signal blocked or ignored, and on Darwin no file but the streams.
  private func configure(_ attributes: inout Attributes) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK)
    flags |= Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  #if canImport(Darwin)
    private static func empty<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
  #else
    private static func empty(_ type: posix_spawn_file_actions_t.Type)
      -> posix_spawn_file_actions_t
    {
      posix_spawn_file_actions_t()
    }

    private static func empty(_ type: posix_spawnattr_t.Type) -> posix_spawnattr_t {
      posix_spawnattr_t()
    }
  #endif

  /// Gives strings to a C function, nil behind them.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
