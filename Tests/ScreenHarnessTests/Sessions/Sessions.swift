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
    let difference = try await session.difference {
      let shell = try SessionShell()
      return (shell.tool.folder.path, { try await shell.run($0) })
    }
    if let difference {
      Issue.record(
        "\(difference)",
        sourceLocation: SourceLocation(
          fileID: "Sessions/\(session.file.lastPathComponent)", filePath: session.file.path,
          line: session.line, column: 1))
    }
  }
}

/// Runs the commands of a session in a folder with an empty package.
///
/// `snapshot` is the tool of the app, in this process; all other commands run in `sh`.
@MainActor
struct SessionShell {
  let tool: ToolRun

  init() throws { tool = try ToolRun() }

  func run(_ command: Session.Command) async throws -> SessionOutput {
    guard let line = ToolLine(command.line, folder: tool.folder.path) else {
      return try shell(command.line, input: command.input.map { $0 + "\n" }.joined())
    }
    guard let app = SessionApp.all[command.app] else {
      throw SessionError.unknownApp(command.app, known: Array(SessionApp.all.keys))
    }
    var output = await app.run(
      line.words, in: tool, variables: line.variables,
      input: command.input.map { Array($0.utf8) }, isTerminal: command.isTerminal)
    if let rest = line.rest {
      let errors = output.text(isError: true)
      output = try shell("cat \(rest)", input: output.text(isError: false))
      output.append(errors, isError: true)
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
    var word: String?
    var quote: Character?
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == "|" || character == ">" {
        rest = String(line[index...])
        break
      } else if character != " " {
        word = (word ?? "") + String(character)
      } else if let ended = word {
        words.append(ended)
        word = nil
      }
    }
    if let word { words.append(word) }
    while let match = words.first?.wholeMatch(of: /([A-Z_]+)=(.*)/) {
      variables[String(match.1)] = String(match.2).replacing("$PWD", with: folder)
      words.removeFirst()
    }
    guard words.first == "snapshot" else { return nil }
    words.removeFirst()
  }
}
