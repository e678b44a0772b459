import Foundation
import TestSupport

/// A command that a test observes while it runs: it reads what the command prints, types and sends signals.
final class RunningCommand {
  private let process = Process()
  private let reader: FileHandle
  private let isOnTerminal: Bool
  private var output = Data()

  /// Starts a command with a pipe for its output and errors, or with a terminal for all its streams.
  init(
    _ words: [String], in folder: URL, variables: [String: String] = [:], onTerminal: Bool = false
  ) throws {
    isOnTerminal = onTerminal
    let writer: FileHandle
    if onTerminal {
      var (keyboard, screen) = (Int32(0), Int32(0))
      guard openpty(&keyboard, &screen, nil, nil, nil) == 0 else { throw NoTerminal() }
      (reader, writer) = (
        FileHandle(fileDescriptor: keyboard, closeOnDealloc: true),
        FileHandle(fileDescriptor: screen, closeOnDealloc: true)
      )
    } else {
      let pipe = Pipe()
      (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(onTerminal ? ["TERM": "dumb"] : [:]) { $1 }.merging(variables) { $1 }
    process.standardInput = onTerminal ? writer : FileHandle.nullDevice
    process.standardOutput = writer
    process.standardError = writer
    try process.run()
    // Otherwise reading would not end with the command.
    try writer.close()
  }

  deinit { if process.isRunning { send(SIGKILL) } }

  struct NoTerminal: Error {}

  struct MissingOutput: Error {
    let text: String
    let output: String
  }

  /// The command has printed nothing for a minute, and has not ended.
  struct Silence: Error {
    let output: String
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  func type(_ line: String) throws { try reader.write(contentsOf: Data("\(line)\n".utf8)) }

  /// Waits for a text, and returns the output up to its end, which is then discarded.
  @discardableResult
  func output(to text: String) throws -> String {
    while true {
      if let range = output.range(of: Data(text.utf8)) {
        defer { output.removeSubrange(..<range.upperBound) }
        return String(decoding: output[..<range.upperBound], as: UTF8.self)
      }
      if try !readMore() { throw MissingOutput(text: text, output: remainingText) }
    }
  }

  /// Waits for a number of bytes, or for the end of the command.
  func waitForOutput(ofBytes count: Int) throws {
    while output.count < count, try readMore() {}
  }

  /// Waits for the end, and returns the output that is not discarded.
  func wait() throws -> CommandResult {
    while try readMore() {}
    process.waitUntilExit()
    return CommandResult(status: process.terminationStatus, output: remainingText)
  }

  private var remainingText: String { String(decoding: output, as: UTF8.self) }

  /// Reads more output; false at its end, which a terminal reports as an error.
  private func readMore() throws -> Bool {
    let descriptor = reader.fileDescriptor
    var files = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    guard Self.uninterrupted({ poll(&files, 1, 60_000) }) > 0 else {
      throw Silence(output: remainingText)
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Self.uninterrupted { read(descriptor, &bytes, bytes.count) }
    guard count > 0 else { return false }
    // A terminal writes a carriage return for each newline.
    output += bytes.prefix(count).filter { !isOnTerminal || $0 != 0x0D }
    return true
  }

  /// Repeats a call of the system that a signal interrupts.
  private static func uninterrupted<Result: BinaryInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
