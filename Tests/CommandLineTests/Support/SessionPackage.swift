import Foundation
import TestSupport

/// A copy of a fixture, in a folder that stays, so that SwiftPM builds only what a session changes.
struct SessionPackage {
  let folder: URL

  private let name: String
  private let options: [String]

  /// Where SwiftPM builds.
  var scratch: URL { Self.scratch(of: name) }

  /// The scratch folder of a fixture: most share one, so that the plugin is compiled once.
  ///
  /// `Stub` and `Hazards` have one of their own, so that no session waits for the build of another one.
  static func scratch(of name: String) -> URL {
    let isAlone = ["Hazards", "Stub"].contains(name)
    return packageFolder.appendingPathComponent(
      ".build/\(isAlone ? name.lowercased() : "shell")-tests")
  }

  /// Whether the package of a fixture has the plugin itself; the others get it from the compiled Screenwalk.
  private static func hasPlugin(_ name: String) -> Bool { ["Screenwalk", "Stub"].contains(name) }

  init(_ name: String) throws {
    let fixture = FixturePackage.fixtures.appendingPathComponent(name)
    var files = try Self.files(in: fixture)
    if Self.hasPlugin(name) {
      for (path, data) in try Self.files(in: packageFolder.appendingPathComponent("Plugins")) {
        files["Plugins/\(path)"] = data
      }
    }
    for (path, data) in files where path.hasSuffix("Package.swift") {
      files[path] = Data(Self.manifest(String(decoding: data, as: UTF8.self)).utf8)
    }
    try self.init(name, files)
  }

  /// A manifest with the path of the compiled Screenwalk, instead of the one above the fixture or a package in it.
  private static func manifest(_ text: String) -> String {
    ["../../../../..", "../../../.."].reduce(text) { text, path in
      text.replacing("\"\(path)\"", with: "\"\(CompiledScreenwalk.package.path)\"")
    }
  }

  /// Writes the files that are not there yet, and deletes all others.
  init(_ name: String, _ files: [String: Data]) throws {
    self.name = name
    options = Self.hasPlugin(name) ? [] : try CompiledScreenwalk.options.get()
    folder = Self.scratch(of: name).appendingPathComponent("sessions/\(name)")
    let old = try Self.files(in: folder)
    for path in old.keys where files[path] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    for (path, data) in files where old[path] != data {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// The regular files by their paths.
  private static func files(in folder: URL) throws -> [String: Data] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      if !file.hasDirectoryPath { files[path] = try? Data(contentsOf: file) }
    }
    return files
  }

  func run(_ command: Session.Command) throws -> SessionOutput {
    SessionOutput(try sh(command.line, input: command.input.map { $0 + "\n" }.joined()))
  }

  /// Runs a line in which `swift package`, `build`, `run` and `test` use the scratch folder of the tests, and
  /// `snapshot` is the tool of the package as the last of them has built it.
  ///
  /// They have no variables of the shell that differ from folder to folder, because SwiftPM compiles a plugin
  /// again if a variable differs.
  func sh(_ line: String, input: String = "") throws -> CommandResult {
    let options = buildOptions.map { "'\($0)'" }.joined(separator: " ")
    let swift = """
      swift() { verb=$1; shift; env -u PWD -u OLDPWD swift $verb \(options) "$@"; }
      snapshot() { '\(scratch.path)/debug/\(name)Snapshots' "$@"; }
      """
    return try Shell.run(["sh", "-c", "\(swift)\n\(line)"], in: folder, input: input)
  }

  /// Options for all commands of SwiftPM that build: without debug information, a harness links in half the time.
  var buildOptions: [String] {
    ["--scratch-path", scratch.path, "-debug-info-format", "none"] + options
  }
}
