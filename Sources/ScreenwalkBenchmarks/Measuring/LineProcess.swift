import Foundation

/// A process that answers each line of its standard input with a line.
@MainActor
final class LineProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  /// Starts an executable with its arguments in a folder.
  init(_ command: [String], in folder: String) throws {
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func writeLine(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Waits for the next line; nil at the end of the output.
  func readLine() throws -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { return nil }
      rest += bytes
    }
  }

  /// Ends the input, and waits for the process.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
