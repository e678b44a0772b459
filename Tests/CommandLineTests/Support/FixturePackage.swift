import Foundation
import TestSupport

/// A copy of a package in `Fixtures`, in its own temporary folder.
///
/// All copies build into one scratch folder below `.build`, so that Screenwalk is compiled once, and one
/// after another. The scratch folder is not the one of `swift test`, because `swift package` would wait
/// for its lock forever.
final class FixturePackage {
  let folder: URL

  private var tools = scratch.appendingPathComponent("debug")

  /// Creates an empty package for an app of `Hazards`, which is built once for all tests.
  convenience init(app name: String) throws {
    try self.init(emptyFolderFor: name)
    try write("", to: "Package.swift")
    tools = Self.builtTools
    try Self.toolsAreBuilt.get()
  }

  /// Copies a package and makes it depend on this one.
  convenience init(_ name: String) throws {
    try self.init(emptyFolderFor: name)
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.copyItem(at: Self.fixtures.appendingPathComponent(name), to: folder)
    try edit("Package.swift", replacing: "../../../..", with: Self.root.path)
  }

  init(emptyFolderFor name: String) throws {
    folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
      .appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func add(_ path: String) throws {
    try write(original(path).replacing("../../../..", with: Self.root.path), to: path)
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  static let fixtures = tests.appendingPathComponent("Fixtures")

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let scratch = root.appendingPathComponent(".build/shell-tests")
}

// MARK: - Commands

extension FixturePackage {
  private static let builtTools = scratch.appendingPathComponent("tools")

  /// Builds the harnesses that some tests run while others build packages into the same folder.
  ///
  /// It happens once, before any other command of Swift uses the scratch folder, and where the fixture is,
  /// so that a later run of the tests has nothing to build.
  private static let toolsAreBuilt = Result {
    let package = fixtures.appendingPathComponent("Hazards")
    let command = ["swift", "build", "--scratch-path", scratch.path]
    let build = try Shell.run(command, in: package)
    guard build.status == 0 else { throw CommandFailure(errors: build.output + build.errors) }
    try? FileManager.default.removeItem(at: builtTools)
    try FileManager.default.createDirectory(at: builtTools, withIntermediateDirectories: true)
    for name in ["HazardsSnapshots", "CafeSnapshots"] {
      try FileManager.default.copyItem(
        at: scratch.appendingPathComponent("debug/\(name)"),
        to: builtTools.appendingPathComponent(name))
    }
  }

  private static func swift(_ arguments: [String], in folder: URL) throws -> CommandResult {
    try toolsAreBuilt.get()
    return try Shell.run(["swift"] + arguments, in: folder)
  }

  func snapshot(_ arguments: String..., in subfolder: String = "") throws -> CommandResult {
    try swiftPackage(["snapshot"] + arguments, in: folder.appendingPathComponent(subfolder))
  }

  /// Runs `swift package --allow-writing-to-package-directory snapshot record`.
  func record(_ arguments: String...) throws -> CommandResult {
    try swiftPackage(
      ["--allow-writing-to-package-directory", "snapshot", "record"] + arguments)
  }

  /// Runs `swift package`, in the folder of the package by default.
  func swiftPackage(_ arguments: [String], in place: URL? = nil) throws -> CommandResult {
    masked(try Self.swift(swiftPackage + arguments, in: place ?? folder))
  }

  private var swiftPackage: [String] {
    ["package", "--package-path", folder.path, "--scratch-path", Self.scratch.path]
  }

  func test() throws -> CommandResult {
    masked(try Self.swift(["test", "--scratch-path", Self.scratch.path], in: folder))
  }

  func build() throws -> CommandResult {
    masked(try Self.swift(["build", "--scratch-path", Self.scratch.path], in: folder))
  }

  func shell(_ line: String) throws -> CommandResult {
    masked(try Shell.run(["sh", "-c", "PATH='\(tools.path)':$PATH; \(line)"], in: folder))
  }

  /// Runs a command of a session, for which a name is the tool of its app.
  func run(_ command: Session.Command, as name: String) throws -> SessionOutput {
    let input = command.input.map { $0 + "\n" }.joined()
    let alias = "\(name)() { '\(tool(of: command.app))' \"$@\"; }"
    return SessionOutput(
      try Shell.run(["sh", "-c", "\(alias)\n\(command.line)"], in: folder, input: input))
  }

  private var tool: String { tool(of: folder.lastPathComponent) }

  private func tool(of name: String) -> String {
    tools.appendingPathComponent("\(name)Snapshots").path
  }

  func harness(_ arguments: String...) throws -> CommandResult { try harness(arguments) }

  func harness(_ arguments: [String], variables: [String: String] = [:]) throws -> CommandResult {
    masked(try Shell.run([tool] + arguments, in: folder, variables: variables))
  }

  func harness(_ arguments: String..., input: String) throws -> CommandResult {
    masked(try Shell.run([tool] + arguments, in: folder, input: input))
  }

  /// Runs one of the harnesses of a package that has several.
  func harness(
    of name: String, _ arguments: String..., variables: [String: String] = [:]
  ) throws -> CommandResult {
    try harness(of: name, arguments, variables: variables)
  }

  func harness(
    of name: String, _ arguments: [String], variables: [String: String]
  ) throws -> CommandResult {
    masked(try Shell.run([tool(of: name)] + arguments, in: folder, variables: variables))
  }

  /// Runs the harness with a library that replaces functions of the system, for two minutes at most.
  func harness(
    _ arguments: [String], in interposer: Interposer, variables: [String: String] = [:]
  ) throws -> CommandResult {
    // The limit must be able to kill the harness, so it must not load the library.
    let limit = ["timeout", "--signal", "KILL", "120", "env"]
    let settings = interposer.variables.map { "\($0)=\($1)" }
    return masked(
      try Shell.run(limit + settings + [tool] + arguments, in: folder, variables: variables))
  }

  /// Runs the harness with the variable of the plugin, so that it prints the plugin's commands.
  func plugin(_ arguments: String..., variables: [String: String] = [:]) throws -> CommandResult {
    try harness(
      arguments,
      variables: variables.merging(
        ["SCREENWALK_PLUGIN": "1", "SCREENWALK_OWNS_FOLDER": "1"]) { $1 })
  }

  func start(_ arguments: String..., variables: [String: String] = [:]) throws -> RunningCommand {
    try RunningCommand([tool] + arguments, in: folder, variables: variables)
  }

  /// Starts the tool as the child of a shell, which is the returned process.
  func startInShell(
    _ arguments: [String], variables: [String: String] = [:]
  ) throws -> RunningCommand {
    let line = #""$0" "$@"; exit $?"#
    return try RunningCommand(
      ["sh", "-c", line, tool] + arguments, in: folder, variables: variables)
  }

  func startOnTerminal(_ arguments: String...) throws -> TerminalCommand {
    try TerminalCommand([tool] + arguments, in: folder)
  }

  func git(_ arguments: String...) throws {
    let settings = ["user.name=Nobody", "user.email=nobody@example.com", "core.autocrlf=true"]
    let command = ["git"] + settings.flatMap { ["-c", $0] } + arguments
    let result = try Shell.run(command, in: folder)
    guard result.status == 0 else { throw CommandFailure(errors: result.errors) }
  }

  struct CommandFailure: Error {
    let errors: String
  }

  /// The result with placeholders for the path of the package and for the elapsed time.
  private func masked(_ result: CommandResult) -> CommandResult {
    CommandResult(
      status: result.status, output: masked(result.output), errors: masked(result.errors))
  }

  private func masked(_ text: String) -> String {
    text.replacing(folder.path, with: "PACKAGE").replacing(/\([0-9.]+ m?s\)/, with: "(TIME)")
  }
}

// MARK: - Files

extension FixturePackage {
  static let readme = root.appendingPathComponent("README.md")

  func original(_ path: String) throws -> String {
    let name = folder.lastPathComponent
    let file = Self.fixtures.appendingPathComponent("\(name)/\(path)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  /// Writes a block of a guide to its file, or adds it there, with the path of this checkout.
  func write(_ file: Article.File) throws {
    let text = file.text.replacing("../Screenwalk", with: Self.root.path)
    try write(file.isAddition ? self.text(of: file.path) + "\n" + text : text, to: file.path)
  }

  /// Replaces text in a file, which must contain it.
  func edit(_ path: String, replacing old: String, with new: String) throws {
    let text = try text(of: path)
    guard text.contains(old) else { throw NothingToReplace(path: path, text: old) }
    try write(text.replacing(old, with: new), to: path)
  }

  struct NothingToReplace: Error {
    let path: String
    let text: String
  }

  /// The metadata that changes when a file is rewritten.
  struct Trace: Equatable {
    let inode: UInt64?
    let modified: Date?
  }

  func traces(of path: String) throws -> [String: Trace] {
    let base = folder.appendingPathComponent(path).path
    let files = try FileManager.default.subpathsOfDirectory(atPath: base)
    return try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(base)/\(file)")
        let inode = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
        return (file, Trace(inode: inode, modified: attributes[.modificationDate] as? Date))
      })
  }
}
