import Foundation

/// A command whose standard input and output are a terminal, with somebody at it.
final class TerminalCommand {
  private let process = Process()
  private let keyboard: Int32
  private var shown = ""

  /// Starts a command in a folder.
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
    // So that the end of the command ends the reading here, too.
    try handle.close()
  }

  deinit {
    close(keyboard)
  }

  /// A machine without pseudo-terminals.
  struct NoTerminal: Error {}

  /// The number of the process.
  var identifier: Int32 { process.processIdentifier }

  /// Waits until words were shown, and forgets all up to them.
  ///
  /// - Returns: Whether they were, before the command ended or stood still.
  func waitFor(_ words: String) -> Bool {
    while true {
      if let range = shown.firstRange(of: words) {
        shown.removeSubrange(..<range.upperBound)
        return true
      }
      if !readMore() { return false }
    }
  }

  /// Types a line.
  func type(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Waits for the end.
  ///
  /// - Returns: The status, and what was shown since the last wait.
  func wait() -> CommandResult {
    while readMore() {}
    process.waitUntilExit()
    return CommandResult(status: process.terminationStatus, output: shown, errors: "")
  }

  /// Reads what is shown next, unless nothing is for a minute.
  private func readMore() -> Bool {
    var files = [pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)]
    guard poll(&files, 1, 60_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keyboard, &bytes, bytes.count)
    guard count > 0 else { return false }
    // A terminal writes a carriage return for each newline.
    shown += String(decoding: bytes.prefix(count).filter { $0 != 0x0D }, as: UTF8.self)
    return true
  }
}
