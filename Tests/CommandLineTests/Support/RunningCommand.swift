import Foundation
import TestSupport

/// A command that a test observes while it runs: it reads what the command prints, types and sends signals.
final class RunningCommand {
  private let process = Process()
  private let reader: FileHandle
  private var output = ""

  /// Starts a command with a pipe for its output and errors, or with a terminal for all its streams.
  init(
    _ words: [String], in folder: URL, variables: [String: String] = [:], onTerminal: Bool = false
  ) throws {
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

  struct NoTerminal: Error {}

  struct MissingOutput: Error {
    let text: String
    let output: String
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  func type(_ line: String) throws { try reader.write(contentsOf: Data("\(line)\n".utf8)) }

  /// Waits for a text, and returns the output up to its end, which is then discarded.
  @discardableResult
  func output(to text: String) throws -> String {
    while true {
      if let range = output.firstRange(of: text) {
        defer { output.removeSubrange(..<range.upperBound) }
        return String(output[..<range.upperBound])
      }
      if !readMore() { throw MissingOutput(text: text, output: output) }
    }
  }

  /// Waits for a number of bytes, or for the end of the command.
  func waitForOutput(ofBytes count: Int) {
    while output.utf8.count < count, readMore() {}
  }

  /// Waits for the end, and returns the output that is not discarded.
  func wait() -> CommandResult {
    while readMore() {}
    process.waitUntilExit()
    return CommandResult(status: process.terminationStatus, output: output)
  }

  /// Reads more output; false at its end, or if there is none for a minute.
  private func readMore() -> Bool {
    var files = [pollfd(fd: reader.fileDescriptor, events: Int16(POLLIN), revents: 0)]
    guard poll(&files, 1, 60_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(reader.fileDescriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    // A terminal writes a carriage return for each newline.
    output += String(decoding: bytes.prefix(count).filter { $0 != 0x0D }, as: UTF8.self)
    return true
  }
}
