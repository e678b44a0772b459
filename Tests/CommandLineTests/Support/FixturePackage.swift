import Foundation
import TestSupport

/// An empty package in its own temporary folder, for the tool of an app of `Hazards`.
final class FixturePackage: Sendable {
  let folder: URL

  init(app name: String) throws {
    folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)/\(name)")
    try write("", to: "Package.swift")
    try Self.toolsAreBuilt.get()
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  static let fixtures = packageFolder.appendingPathComponent("Tests/CommandLineTests/Fixtures")

  /// Builds the harnesses once for all tests.
  static let toolsAreBuilt = Result {
    try SessionPackage("Hazards").sh("swift build").requireSuccess()
  }
}

// MARK: - Commands

extension FixturePackage {
  /// Runs a command of a session, for which a name is the tool of its app.
  func run(_ command: Session.Command, as name: String) throws -> SessionOutput {
    let input = command.input.map { $0 + "\n" }.joined()
    let alias = "\(name)() { '\(tool(of: command.app))' \"$@\"; }"
    return SessionOutput(
      try Shell.run(["sh", "-c", "\(alias)\n\(command.line)"], in: folder, input: input))
  }

  private var tool: String { tool(of: folder.lastPathComponent) }

  private func tool(of name: String) -> String {
    SessionPackage.scratch(of: "Hazards").appendingPathComponent("debug/\(name)Snapshots").path
  }

  func harness(_ arguments: String...) throws -> CommandResult {
    try Shell.run([tool] + arguments, in: folder)
  }

  /// Runs the harness with the variables of a sandbox, for two minutes at most.
  func harness(_ arguments: String..., in sandbox: [String: String]) throws -> CommandResult {
    // `timeout` must be able to send signals, so it runs outside of the sandbox.
    let limit = ["timeout", "--signal", "KILL", "120", "env"]
    let settings = sandbox.map { "\($0)=\($1)" }
    return try Shell.run(limit + settings + [tool] + arguments, in: folder)
  }

  func start(_ arguments: String..., variables: [String: String] = [:]) throws -> RunningCommand {
    try RunningCommand([tool] + arguments, in: folder, variables: variables)
  }

  /// Starts a shell with a line in which `"$@"` is the tool with its arguments.
  func startInShell(
    _ line: String, _ arguments: String..., variables: [String: String] = [:]
  ) throws -> RunningCommand {
    try RunningCommand(
      ["sh", "-c", line, "sh", tool] + arguments, in: folder, variables: variables)
  }

  func startOnTerminal(_ arguments: String...) throws -> RunningCommand {
    try RunningCommand([tool] + arguments, in: folder, onTerminal: true)
  }
}

// MARK: - Files

extension FixturePackage {
  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The texts of the recorded goldens by their paths.
  func goldens() throws -> [String: String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let paths = (files ?? []).filter { $0.hasPrefix("manifests/") && $0.hasSuffix(".txt") }
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try text(of: $0)) })
  }
}
