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
  /// - Returns: The difference as unified text; nil if there is none.
  /// - Throws: A ``SessionError``, or an error of the file system.
  package func difference(
    isolation: isolated (any Actor)? = #isolation,
    _ begin: () throws -> (folder: String, execute: Execute)
  ) async throws -> String? {
    let played = try await play(begin)
    if played == lines { return nil }
    guard ProcessInfo.processInfo.environment["RECORD_SESSIONS"] != nil else {
      return try unifiedDiff(from: lines, to: played)
    }
    let again = try await play(begin)
    if again != played {
      return "the session is not the same twice\n" + (try unifiedDiff(from: played, to: again))
    }
    try contents(with: played).write(to: file, atomically: true, encoding: .utf8)
    return nil
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

  /// The text of the file with other lines for this session, whose place earlier recordings may have moved.
  private func contents(with lines: [String]) throws -> String {
    let all = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard
      let session = try Self.read(file).first(where: { $0.title == title })
    else { return all.joined(separator: "\n") }
    let start = session.line - 1
    let rest = all[(start + session.lines.count)...]
    return (all[..<start] + lines + rest).joined(separator: "\n")
  }

  private func unifiedDiff(from old: [String], to new: [String]) throws -> String {
    let path = String(file.path.dropFirst(packageFolder.path.count + 1))
    let texts = [old, new].map { lines in
      // The hunks have the numbers of the file's lines.
      let before = Array(repeating: "", count: line - 1)
      return Array((before + lines).joined(separator: "\n").utf8)
    }
    var text: [UInt8] = []
    UnifiedDiff(LineDiff(from: texts[0], to: texts[1])).append(changing: path, to: path, &text)
    return String(decoding: text, as: UTF8.self)
  }
}
