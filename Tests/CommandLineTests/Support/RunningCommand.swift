import Foundation

/// A command that goes on while a test does something to it.
final class RunningCommand {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var errorText = ""

  /// Starts a command in a folder.
  init(_ words: [String], in folder: URL, variables: [String: String] = [:]) throws {
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// The number of the process.
  var identifier: Int32 { process.processIdentifier }

  /// Waits until words were written to standard error.
  ///
  /// - Returns: Whether they were, before the command ended.
  func waitForErrors(_ words: String) -> Bool {
    while !errorText.contains(words) {
      let more = errors.fileHandleForReading.availableData
      if more.isEmpty { return false }
      errorText += String(decoding: more, as: UTF8.self)
    }
    return true
  }

  /// Waits until so many bytes were written to standard output, or the command ended.
  func waitForOutput(ofBytes count: Int) {
    var seen = 0
    while seen < count {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return }
      seen += more.count
    }
  }

  /// Waits for the end.
  func wait() -> CommandResult {
    let text = output.fileHandleForReading.readDataToEndOfFile()
    errorText += String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return CommandResult(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: errorText)
  }
}
