import Foundation
import ScreenText

extension Session {
  /// Runs one command.
  package typealias Execute = (Command) async throws -> SessionOutput

  /// Runs the commands, and compares their outputs with those of the file.
  ///
  /// With the variable `RECORD_SESSIONS`, it runs them twice and writes what differs into the file.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller.
  ///   - begin: Creates a folder, and returns its path and what runs a command in it.
  /// - Throws: A ``SessionError``, or an error of the file system.
  package func check(
    isolation: isolated (any Actor)? = #isolation,
    _ begin: () throws -> (folder: String, execute: Execute)
  ) async throws {
    let played = try await play(begin)
    // Lines of other bytes differ, although two compositions of a character are equal.
    if played.map({ Array($0.utf8) }) == lines.map({ Array($0.utf8) }) { return }
    guard ProcessInfo.processInfo.environment["RECORD_SESSIONS"] != nil else {
      throw SessionError.differs(try unifiedDiff(from: lines, to: played))
    }
    let again = try await play(begin)
    guard again == played else {
      throw SessionError.differsTwice(try unifiedDiff(from: played, to: again))
    }
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(lines.joined(separator: "\n"), with: played.joined(separator: "\n"))
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func play(
    isolation: isolated (any Actor)? = #isolation,
    _ begin: () throws -> (folder: String, execute: Execute)
  ) async throws -> [String] {
    let parts = try parts()
    let hasCommand = parts.contains { if case .command = $0 { true } else { false } }
    guard hasCommand else { throw SessionError.noCommand }
    let (folder, execute) = try begin()
    var played: [String] = []
    for part in parts {
      switch part {
      case .line(let line): played.append(line)
      case .command(let command):
        played.append("$ \(command.line)")
        played += command.input.map { $0.isEmpty ? "<" : "< \($0)" }
        let output = try await execute(command)
        let lines = output.lines(isTerminal: command.isTerminal) {
          SessionRules.apply(to: $0, folder: folder)
        }
        if lines.contains(String(command.fence)) { throw SessionError.fenceInOutput(command.line) }
        played += lines
      }
    }
    return played
  }

  private func unifiedDiff(from old: [String], to new: [String]) throws -> String {
    let path = String(file.path.dropFirst(packageFolder.path.count + 1))
    let texts = [old, new].map { lines in
      // The hunks have the numbers of the file's lines.
      let before = Array(repeating: "", count: line - 1)
      return Array((before + lines).joined(separator: "\n").utf8)
    }
    let diff = UnifiedDiff(LineDiff(from: texts[0], to: texts[1]))
    return String(decoding: diff.bytes(changing: path, to: path), as: UTF8.self)
  }
}
