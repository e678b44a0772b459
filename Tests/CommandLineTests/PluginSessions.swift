import Foundation
import TestSupport
import Testing

extension ShellTests {
  /// Runs sessions in `sh`, in which `swift package` uses the scratch folder of these tests.
  @Suite("Sessions with the plugin")
  struct PluginSessions {
    @Test("A session prints what its file says", arguments: try Session.all(in: "Plugin"))
    func session(_ session: Session) async throws {
      let difference = try await session.difference {
        let package = try SessionPackage(session.app)
        return (package.folder.path, { try package.run($0) })
      }
      if let difference { session.record(difference) }
    }
  }
}

/// A copy of a fixture, in a folder that stays, so that SwiftPM builds only what a session changes.
struct SessionPackage {
  let folder: URL

  init(_ name: String) throws {
    folder = FixturePackage.scratch.appendingPathComponent("sessions/\(name)")
    var files = try Self.files(in: FixturePackage.fixtures.appendingPathComponent(name))
    for (path, data) in try Self.files(in: packageFolder.appendingPathComponent("Plugins")) {
      files["Plugins/\(path)"] = data
    }
    files["Package.swift"] = files["Package.swift"].map {
      let manifest = String(decoding: $0, as: UTF8.self)
      return Data(manifest.replacing("../../../..", with: packageFolder.path).utf8)
    }
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
    let scratch = FixturePackage.scratch.path
    let swift = "swift() { shift; command swift package --scratch-path '\(scratch)' \"$@\"; }"
    let input = command.input.map { $0 + "\n" }.joined()
    return SessionOutput(
      try Shell.run(["sh", "-c", "\(swift)\n\(command.line)"], in: folder, input: input))
  }
}
