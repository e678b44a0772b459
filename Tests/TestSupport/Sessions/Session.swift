package import Foundation

/// A part of a Markdown file in `Tests/Sessions`: a heading, prose, and commands with their outputs.
///
/// `Tests/Sessions/README.md` describes the format.
package struct Session: Sendable, CustomStringConvertible {
  package let file: URL

  /// The number of the heading's line in the file.
  package let line: Int

  /// The heading and all lines up to the next one.
  let lines: [String]

  /// The app of the first command.
  package var app: String {
    lines.first { $0.hasPrefix("App: ") }.map { String($0.dropFirst(5)) } ?? ""
  }

  package var description: String { "\(file.lastPathComponent): \(lines[0].drop { $0 == "#" })" }

  /// A command, and the app that its file names before it.
  package struct Command: Sendable {
    /// The words after the `$`.
    package let line: String

    package let app: String

    /// The lines that are typed into the command.
    package fileprivate(set) var input: [String] = []

    /// Whether the command runs on a terminal, which echoes what is typed.
    package let isTerminal: Bool

    /// The line that ends the command's block, which thus no output can contain.
    let fence: Substring
  }

  enum Part {
    case line(String)
    case command(Command)
  }
}

/// Why a session fails.
package enum SessionError: Error, Equatable, CustomStringConvertible {
  case noCommand
  case outputWithoutCommand(String)
  case unfinishedBlock
  case fenceInOutput(String)
  case unknownCommand(String)
  case unknownApp(String, known: [String])
  case differs(String)
  case differsTwice(String)

  package var description: String {
    switch self {
    case .noCommand: "the session has no command"
    case .outputWithoutCommand(let line): "no command prints the line '\(line)'"
    case .unfinishedBlock: "a block of the session has no end"
    case .fenceInOutput(let command):
      "'\(command)' prints the line that ends its block; put more backticks around the block"
    case .unknownCommand(let command): "there is no command '\(command)'"
    case .unknownApp(let name, let known):
      "there is no app '\(name)'; the apps are:\n\(known.sorted().joined(separator: "\n"))"
    case .differs(let difference): difference
    case .differsTwice(let difference): "the session is not the same twice\n\(difference)"
    }
  }
}

// MARK: - Reading

extension Session {
  private static let folder = packageFolder.appendingPathComponent("Tests/Sessions")

  /// Reads the sessions of a folder below `Tests/Sessions`, or only those whose file or heading contains the
  /// text in the variable `SESSION`.
  package static func all(in subfolder: String) throws -> [Session] {
    let folder = folder.appendingPathComponent(subfolder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let sessions = try names.filter { $0.hasSuffix(".md") && $0 != "README.md" }
      .flatMap { try read(folder.appendingPathComponent($0)) }
    guard let wanted = ProcessInfo.processInfo.environment["SESSION"] else { return sessions }
    return sessions.filter { $0.description.contains(wanted) }
  }

  /// Reads the sessions of a file: each heading of the second level, and the title if commands follow it.
  package static func read(_ file: URL) throws -> [Session] {
    let text = try String(contentsOf: file, encoding: .utf8)
    var sessions: [Session] = []
    var (fence, start) = (Substring?.none, 0)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func end(at index: Int) {
      let session = Session(file: file, line: start + 1, lines: Array(lines[start..<index]))
      if session.lines.contains(where: { $0.hasPrefix("## ") || isCommandFence($0) }) {
        sessions.append(session)
      }
      start = index
    }
    for (index, line) in lines.enumerated() {
      if let open = fence {
        if line == open { fence = nil }
      } else if line.hasPrefix("```") {
        fence = line.prefix { $0 == "`" }
      } else if line.hasPrefix("## ") {
        end(at: index)
      }
    }
    end(at: lines.count)
    return sessions
  }

  private static func isCommandFence(_ line: String) -> Bool {
    line.hasPrefix("```") && ["console", "terminal"].contains(line.drop { $0 == "`" })
  }

  /// The commands, and the lines that a recording leaves as they are.
  func parts() throws -> [Part] {
    var parts: [Part] = []
    var fence: Substring?
    var (app, hasCommands, isTerminal) = ("", false, false)
    var command: Command?
    func finish() {
      if let command { parts.append(.command(command)) }
      command = nil
    }
    for line in lines {
      if let open = fence, line == open {
        finish()
        fence = nil
        parts.append(.line(line))
      } else if fence == nil || !hasCommands {
        if line.hasPrefix("App: ") { app = String(line.dropFirst(5)) }
        if fence == nil, line.hasPrefix("```") {
          fence = line.prefix { $0 == "`" }
          isTerminal = line.hasSuffix("`terminal")
          hasCommands = Self.isCommandFence(line)
        }
        parts.append(.line(line))
      } else if line.hasPrefix("$ ") {
        finish()
        command = Command(
          line: String(line.dropFirst(2)), app: app, isTerminal: isTerminal, fence: fence ?? "")
      } else if command == nil {
        throw SessionError.outputWithoutCommand(line)
      } else if line == "<" || line.hasPrefix("< ") {
        command?.input.append(String(line.dropFirst(2)))
      }
    }
    if fence != nil { throw SessionError.unfinishedBlock }
    return parts
  }
}
