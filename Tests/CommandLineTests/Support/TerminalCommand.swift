import Foundation
import TestSupport

final class TerminalCommand {
  private let process = Process()
  private let keyboard: Int32
  private var output = ""

  init(_ words: [String], in folder: URL) throws {
    var screen: Int32 = 0
    var keyboard: Int32 = 0
    guard openpty(&keyboard, &screen, nil, nil, nil) == 0 else { throw NoTerminal() }
    self.keyboard = keyboard
    let handle = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "dumb"]) { $1 }
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    // Otherwise reading would not end with the command.
    try handle.close()
  }

  deinit { close(keyboard) }

  struct NoTerminal: Error {}

  var identifier: Int32 { process.processIdentifier }

  /// Waits for a text, discards the output up to it, and returns false if the text does not appear.
  func waitFor(_ text: String) -> Bool { self.text(to: text) != nil }

  /// Waits for a text, and returns the output up to its end; nil if it does not appear.
  func text(to text: String) -> String? {
    while true {
      if let range = output.firstRange(of: text) {
        defer { output.removeSubrange(..<range.upperBound) }
        return String(output[..<range.upperBound])
      }
      if !readMore() { return nil }
    }
  }

  func type(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Waits for the end and returns the output since the last wait.
  func wait() -> CommandResult {
    while readMore() {}
    process.waitUntilExit()
    return CommandResult(status: process.terminationStatus, output: output, errors: "")
  }

  private func readMore() -> Bool {
    var files = [pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)]
    guard poll(&files, 1, 60_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keyboard, &bytes, bytes.count)
    guard count > 0 else { return false }
    // A terminal writes a carriage return for each newline.
    output += String(decoding: bytes.prefix(count).filter { $0 != 0x0D }, as: UTF8.self)
    return true
  }
}
