import Foundation
import TestSupport

final class RunningCommand {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var errorText = ""

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

  var identifier: Int32 { process.processIdentifier }

  /// Waits for a text on standard error and returns false if the command exits before.
  func waitForErrors(_ text: String) -> Bool {
    while !errorText.contains(text) {
      let more = errors.fileHandleForReading.availableData
      if more.isEmpty { return false }
      errorText += String(decoding: more, as: UTF8.self)
    }
    return true
  }

  /// Waits for a number of bytes on standard output, or for the end of the command.
  func waitForOutput(ofBytes count: Int) {
    var seen = 0
    while seen < count {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return }
      seen += more.count
    }
  }

  func wait() -> CommandResult {
    let text = output.fileHandleForReading.readDataToEndOfFile()
    errorText += String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return CommandResult(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: errorText)
  }
}
