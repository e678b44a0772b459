import Foundation
import TestSupport
import Testing

/// Compiles the file of the plugin with a `main`, because no target can depend on a plugin.
@Suite("BuildLog", .timeLimit(.minutes(5)))
struct BuildLogTests {
  @Test("A missing entry point gives a hint about '@main' with the linkers of all platforms")
  func missingMain() throws {
    let hint = "write '@main' before the harness's 'struct'"
    let logs = [
      ("in function `_start': undefined reference to `NotesSnapshots_main'", hint),
      ("/usr/bin/ld.gold: error: undefined reference to 'main'", hint),
      ("ld.gold: error: undefined symbol 'NotesSnapshots_main' referenced in expression", hint),
      ("ld.lld: error: undefined symbol: NotesSnapshots_main\n>>> referenced by start.S", hint),
      (
        """
        Undefined symbols for architecture arm64:
          "_main", referenced from:
              <initial-undefines>
        ld: symbol(s) not found for architecture arm64
        """, hint
      ),
      (
        """
        Undefined symbols for architecture x86_64:
          "_other", referenced from:
              _start in a.o
          "_NotesSnapshots_main", referenced from:
              implicit entry/start for main executable
        """, hint
      ),
      ("undefined reference to `domain'", "none"),
      ("Undefined symbols for architecture arm64:\n  \"_domain\", referenced from:", "none"),
    ]
    #expect(
      try Self.values(of: #"hint ?? "none""#, for: logs.map(\.0)) == logs.map(\.1))
  }

  @Test("Messages of some compilers and platforms only have hints, too")
  func messages() throws {
    let logs = [
      ("failed to produce diagnostic for expression", "the compiler finds no better message"),
      (
        "conformance of 'Model' to protocol 'SnapshotDescribing' crosses into main actor-isolated code",
        "write '@MainActor' before the protocol, as in 'extension Model: @MainActor SnapshotDescribing'"
      ),
      ("no such module 'SwiftUI'", "this platform has no SwiftUI; move code that needs it"),
    ]
    let hints = try Self.values(of: #"hint ?? "none""#, for: logs.map(\.0))
    #expect(zip(hints, logs).allSatisfy { $0.hasPrefix($1.1) }, "\(hints)")
  }

  @Test("The summary of a log has the first ten errors and the number of the others")
  func manyErrors() throws {
    let errors = (1...12).map { "File.swift:\($0):1: error: no such case" }
    let logs = [10, 11, 12].map { errors.prefix($0).joined(separator: "\n") }
    #expect(
      try Self.values(of: "summary", for: logs)
        == errors.prefix(10) + errors.prefix(10) + ["… and 1 more error"] + errors.prefix(10)
        + ["… and 2 more errors"])
  }

  /// The lines of a property of each log.
  private static func values(of property: String, for logs: [String]) throws -> [String] {
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = "for log in CommandLine.arguments.dropFirst() { print(BuildLog(log).\(property)) }"
    try Data(main.utf8).write(to: folder.appendingPathComponent("main.swift"))
    let build = try Shell.run(
      ["swiftc", "-swift-version", "6", "-o", "values", "main.swift"] + sources, in: folder)
    try #require(build.status == 0, "\(build.errors)")
    let result = try Shell.run(["./values"] + logs, in: folder)
    return result.output.split(separator: "\n").map(String.init)
  }

  private static let sources = ["BuildLog", "BuildHint"].map {
    packageFolder.appendingPathComponent("Plugins/SnapshotPlugin/\($0).swift").path
  }
}
