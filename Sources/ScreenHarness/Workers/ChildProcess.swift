import Foundation

/// A child process with pipes to its standard streams, in a process group of its own.
///
/// A sandbox may refuse `kill`, as SwiftPM's does on macOS. So a child must exit when its standard
/// input is closed; the signal only speeds that up, and ends what the child has started.
///
/// Foundation's `Process` learns of the exit by a socket that the child's own children inherit: a
/// child that leaves one running never seems to exit.
final class ChildProcess {
  /// What the process writes to standard output.
  let output: Int32

  /// What the process writes to standard error.
  let errors: Int32

  /// The exit of the process, which other threads can wait for and cause.
  let exit: ChildExit

  private var input: Int32?

  /// The time that a process has to exit once its input is closed.
  static let maximumExitTime = Duration.seconds(5)

  // A pipe that is being created must not be inherited by another process.
  private static let spawning = NSLock()

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: The arguments behind its name.
  ///   - variables: Its environment.
  ///   - sendSignal: Sends a signal to a process group.
  /// - Throws: `POSIXError`.
  init(
    _ executable: String, _ arguments: [String], variables: [String: String],
    sendSignal: @escaping ChildExit.SendSignal = ChildExit.systemSendSignal
  ) throws(POSIXError) {
    Self.spawning.lock()
    defer { Self.spawning.unlock() }
    var pipes: [PipeDescriptors] = []
    do {
      for _ in 0..<4 { pipes.append(try PipeDescriptors()) }
      let identifier = try ProcessSpawn(executable, arguments, variables)
        .start(streams: [pipes[0].reading, pipes[1].writing, pipes[2].writing])
      exit = ChildExit(of: identifier, wake: pipes[3], sendSignal: sendSignal)
    } catch {
      for pipe in pipes { pipe.closeBoth() }
      throw error
    }
    // The end of a stream is seen only if this process has no copy of the child's side.
    for file in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { close(file) }
    (input, output, errors) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
  }

  deinit {
    closeInput()
    exit.kill()
    for file in [output, errors] { close(file) }
  }

  /// Sends a message to the process's standard input.
  ///
  /// - Returns: Whether the whole message was written; false if the input is closed.
  @discardableResult
  func send(_ message: [UInt8]) -> Bool {
    input.map { MessageChannel(file: $0).send(message) } ?? false
  }

  /// Ends the process and what it has started, and waits until it has exited.
  ///
  /// - Returns: The exit, or nil if the process still runs after the limit.
  @discardableResult
  func end(within limit: Duration = maximumExitTime) -> ChildExit.Reason? {
    closeInput()
    exit.kill()
    return exit.wait(within: limit)
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }
}

/// Both ends of a pipe that no other process inherits.
struct PipeDescriptors {
  let reading: Int32
  let writing: Int32

  init() throws(POSIXError) {
    var files: [Int32] = [-1, -1]
    guard pipe(&files) == 0 else { throw FileErrorReason.current }
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (files[0], files[1])
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }
}
