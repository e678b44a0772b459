import Foundation
import TestSupport
import Testing

@testable import ScreenSnapshot

/// Runs the sessions in the test's process, one after another and without workers.
@Suite("Sessions", .serialized)
@MainActor
struct Sessions {
  @Test("A session prints what its file says", arguments: try Session.all(in: ""))
  func session(_ session: Session) async throws {
    try await session.check {
      let shell = SessionShell(tool: try ToolRun())
      return (shell.tool.folder.path, { try await shell.run($0) })
    }
  }
}

/// Runs the commands of a session in a folder with an empty package.
///
/// `snapshot` is the tool of the app, in this process; all other commands run in `sh`.
@MainActor
struct SessionShell {
  let tool: ToolRun

  func run(_ command: Session.Command) async throws -> SessionOutput {
    guard let line = ToolLine(command.line, folder: tool.folder.path) else {
      return try shell(command.line, input: command.input.map { $0 + "\n" }.joined())
    }
    guard let app = SessionApp.all[command.app] else {
      throw SessionError.unknownApp(command.app, known: Array(SessionApp.all.keys))
    }
    var output = await app.run(
      line.words, in: tool, variables: line.variables, input: command.input,
      isTerminal: command.isTerminal)
    if let rest = line.rest {
      let errors = output.text(isError: true)
      let status = output.status
      output = try shell("cat \(rest)", input: output.text(isError: false))
      output.append(errors, isError: true)
      if output.status == 0 { output.status = status }
    }
    return output
  }

  private func shell(_ line: String, input: String) throws -> SessionOutput {
    SessionOutput(try Shell.run(["sh", "-c", line], in: tool.folder, input: input))
  }
}

/// A command line that starts the tool: variables, the word `snapshot`, and its arguments.
struct ToolLine {
  private(set) var variables: [String: String] = [:]
  private(set) var words: [String] = []

  /// The pipe or the redirection behind the arguments.
  private(set) var rest: String?

  /// Reads a line as `sh` does, as far as sessions need; nil if it starts something else.
  init?(_ line: String, folder: String) {
    let end = line.prefixMatch(of: #/(?:[^'"|>]|'[^']*'|"[^"]*")*/#)?.range.upperBound
    let words = line[..<(end ?? line.endIndex)].matches(of: #/(?:[^ '"]|'[^']*'|"[^"]*")+/#)
      .map { $0.output.replacing(#/'([^']*)'|"([^"]*)"/#) { String($0.1 ?? $0.2 ?? "") } }
    for word in words.map(String.init) {
      if self.words.isEmpty, let match = word.wholeMatch(of: /([A-Z_]+)=(.*)/) {
        variables[String(match.1)] = String(match.2).replacing("$PWD", with: folder)
      } else {
        self.words.append(word)
      }
    }
    guard self.words.first == "snapshot" else { return nil }
    self.words.removeFirst()
    if let end, end < line.endIndex { rest = String(line[end...]) }
  }
}
