import Foundation
import TestSupport

/// A copy of a package in `Fixtures`, in a temporary folder of its own.
///
/// All copies build into one scratch folder below `.build`, so that Screenwalk is compiled once;
/// that is also why the suites that use them are serialized. Without a scratch folder of its own, `swift package`
/// inside of `swift test` would wait for the outer one's build lock for ever.
final class FixturePackage {
  /// The folder of the copy.
  let folder: URL

  /// Copies a package, and lets it depend on this one.
  convenience init(_ name: String) throws {
    try self.init(emptyFolderFor: name)
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.copyItem(at: Self.fixtures.appendingPathComponent(name), to: folder)
    try edit("Package.swift", replacing: "../../../..", with: Self.root.path)
  }

  /// Makes an empty folder, to which the files of a package can be added one by one.
  init(emptyFolderFor name: String) throws {
    folder =
      temporaryFolder
      .appendingPathComponent("screenwalk-\(UUID().uuidString)")
      .appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Adds a file of the package, which depends on this one.
  func add(_ path: String) throws {
    try write(original(path).replacing("../../../..", with: Self.root.path), to: path)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// The folder of all packages.
  static let fixtures = tests.appendingPathComponent("Fixtures")

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  private static let scratch = root.appendingPathComponent(".build/shell-tests")
}

// MARK: - Commands

extension FixturePackage {
  /// Runs `swift package snapshot` with these words.
  ///
  /// Without `isAllowedToWrite`, the sandbox of macOS refuses reports and goldens in the package.
  func snapshot(
    _ words: String..., in subfolder: String = "", isAllowedToWrite: Bool = false,
    variables: [String: String] = [:]
  ) throws -> CommandResult {
    let place = folder.appendingPathComponent(subfolder)
    let permission = isAllowedToWrite ? ["--allow-writing-to-package-directory"] : []
    let command = ["swift", "package", "--package-path", folder.path]
    return masked(
      try Shell.run(
        command + ["--scratch-path", Self.scratch.path] + permission + ["snapshot"] + words,
        in: place, variables: variables))
  }

  /// Runs `swift package --allow-writing-to-package-directory snapshot record` with these words.
  func record(
    _ words: String..., variables: [String: String] = [:]
  ) throws -> CommandResult {
    masked(
      try Shell.run(
        [
          "swift", "package", "--scratch-path", Self.scratch.path,
          "--allow-writing-to-package-directory", "snapshot", "record",
        ] + words, in: folder, variables: variables))
  }

  /// Runs `swift test` with these words.
  func test(_ words: String...) throws -> CommandResult {
    masked(
      try Shell.run(
        ["swift", "test", "--scratch-path", Self.scratch.path] + words, in: folder))
  }

  /// Runs a line in a shell, which finds the harnesses that the last command built.
  func shell(_ line: String) throws -> CommandResult {
    let tools = Self.scratch.appendingPathComponent("debug").path
    return masked(try Shell.run(["sh", "-c", "PATH='\(tools)':$PATH; \(line)"], in: folder))
  }

  /// Runs a harness without the plugin, as built by the last command.
  func harness(_ name: String, _ words: String...) throws -> CommandResult {
    try harness(name, words)
  }

  /// Runs a harness without the plugin, with these variables besides the usual ones.
  func harness(
    _ name: String, _ words: [String], variables: [String: String] = [:]
  ) throws -> CommandResult {
    let tool = Self.scratch.appendingPathComponent("debug/\(name)").path
    return masked(try Shell.run([tool] + words, in: folder, variables: variables))
  }

  /// Starts a harness without the plugin, as built by the last command.
  func start(
    _ name: String, _ words: String..., variables: [String: String] = [:]
  ) throws -> RunningCommand {
    let tool = Self.scratch.appendingPathComponent("debug/\(name)").path
    return try RunningCommand([tool] + words, in: folder, variables: variables)
  }

  /// Starts a harness without the plugin on a terminal, as built by the last command.
  func startOnTerminal(_ name: String, _ words: String...) throws -> TerminalCommand {
    let tool = Self.scratch.appendingPathComponent("debug/\(name)").path
    return try TerminalCommand([tool] + words, in: folder)
  }

  /// Runs git in the package, which is a repository then, and fails where git does.
  func git(_ words: String...) throws {
    let settings = ["user.name=Nobody", "user.email=nobody@example.com", "core.autocrlf=true"]
    let command = ["git"] + settings.flatMap { ["-c", $0] } + words
    let result = try Shell.run(command, in: folder)
    guard result.status == 0 else { throw GitFailure(words: words, errors: result.errors) }
  }

  /// What git could not do.
  struct GitFailure: Error {
    let words: [String]
    let errors: String
  }

  /// The result without what differs from run to run: the package's place and the time.
  private func masked(_ result: CommandResult) -> CommandResult {
    CommandResult(
      status: result.status, output: masked(result.output), errors: masked(result.errors))
  }

  private func masked(_ text: String) -> String {
    text.replacing(folder.path, with: "PACKAGE")
      .replacing(/\([0-9.]+ m?s\)/, with: "(TIME)")
  }
}

// MARK: - Files

extension FixturePackage {
  /// The README of this package.
  static let readme = root.appendingPathComponent("README.md")

  /// The text of a file as it stands in `Fixtures`.
  func original(_ path: String) throws -> String {
    let name = folder.lastPathComponent
    let file = Self.fixtures.appendingPathComponent("\(name)/\(path)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The text of a file.
  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes a file, and the folders that it is in.
  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Deletes a file.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  /// Replaces words in a file.
  func edit(_ path: String, replacing old: String, with new: String) throws {
    let text = try text(of: path)
    guard text.contains(old) else { throw NothingToReplace(path: path, words: old) }
    try write(text.replacing(old, with: new), to: path)
  }

  /// A test's edit that would change nothing.
  struct NothingToReplace: Error {
    let path: String
    let words: String
  }

  /// What a file is told apart by when it is rewritten.
  struct Trace: Equatable {
    let inode: UInt64?
    let modified: Date?
  }

  /// The files below a folder with inode and date.
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
