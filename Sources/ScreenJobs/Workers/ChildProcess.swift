import Foundation
import ScreenSystem

/// A child process with pipes to its standard streams, in a process group of its own.
///
/// A sandbox may refuse `kill`, as SwiftPM's does on macOS. So a child must exit when its standard
/// input is closed. The signal speeds that up, and ends the processes that the child has started.
///
/// Foundation's `Process` learns of the exit through a socket that the child's own children inherit.
/// A child that leaves one running never seems to exit.
final class ChildProcess {
  let output: Int32
  let standardError: Int32
  let exit: ChildExit

  private var input: Int32?

  /// The time that a process has to exit after its input is closed.
  static let maximumExitTime = Duration.seconds(5)

  // Another process must not inherit a pipe that is being created.
  private static let spawnLock = NSLock()

  /// Starts a process with arguments after its path, and with an environment.
  init(
    _ executable: String, _ arguments: [String], variables: [String: String],
    sendSignal: @escaping ChildExit.SendSignal = ChildExit.systemSendSignal
  ) throws(FileSystem.Failure) {
    Self.spawnLock.lock()
    defer { Self.spawnLock.unlock() }
    var pipes: [PipeDescriptors] = []
    do {
      for _ in 0..<4 { pipes.append(try PipeDescriptors()) }
      let identifier = try ProcessSpawn(executable, arguments, variables)
        .start(streams: [pipes[0].reading] + pipes[1...2].map(\.writing))
      exit = ChildExit(of: identifier, wake: pipes[3], sendSignal: sendSignal)
    } catch {
      for pipe in pipes { pipe.closeBoth() }
      throw error
    }
    // A stream ends only if this process has no copy of the child's side.
    for file in [pipes[0].reading] + pipes[1...2].map(\.writing) { close(file) }
    (input, output, standardError) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
  }

  deinit {
    closeInput()
    exit.kill()
    for file in [output, standardError] { close(file) }
  }

  /// Writes to the process's standard input.
  ///
  /// - Returns: Whether all bytes were written; false if the input is closed.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    guard let input else { return false }
    return (try? FileSystem.write(bytes, to: input)) != nil
  }

  /// Ends the process and the processes that it has started, and waits until it has exited.
  ///
  /// - Returns: The reason of the exit, or nil if the process is still running after the limit.
  @discardableResult
  func terminate(within limit: Duration = maximumExitTime) -> ChildExit.Reason? {
    closeInput()
    exit.kill()
    return exit.wait(within: limit)
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }
}
