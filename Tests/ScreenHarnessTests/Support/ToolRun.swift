import Foundation
import TestSupport

@testable import ScreenGoldens
@testable import ScreenHarness
@testable import ScreenJobs
@testable import ScreenSnapshot
@testable import ScreenSystem

/// A run of the tool in the test's process, with its own package folder.
@MainActor
final class ToolRun {
  let folder: URL

  init() throws {
    folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a test in the package.
  var testFile: String { folder.appendingPathComponent("Tests/ScreenTests.swift").path }

  /// Runs the tool of a harness; a terminal echoes what is typed, and `^C` is Ctrl-C.
  func callAsFunction(
    _ words: [String], of harness: AnySnapshotHarness = AnySnapshotHarness(ShopSnapshots.self),
    named name: String = "ShopSnapshots", variables: [String: String] = [:],
    input: [String] = [], isTerminal: Bool = false
  ) async -> SessionOutput {
    let streams = Streams()
    var lines = input[...]
    let tool = SnapshotTool(
      harness: harness,
      environment: ToolEnvironment(
        arguments: words, executable: name, workingDirectory: folder.path, variables: variables,
        isInteractive: isTerminal, clock: Self.clock),
      console: Console(
        output: { streams.output.append($0) },
        errors: { streams.output.append($0, isError: true) },
        input: { interruption in
          guard let line = lines.popFirst() else { return nil }
          if isTerminal { streams.output.append(line) }
          if line == "^C" {
            interruption.receive()
            return nil
          }
          if isTerminal { streams.output.append("\n") }
          return Array(line.utf8)
        }))
    streams.output.status = await tool.run().status.rawValue
    return streams.output
  }

  /// A clock that stands at 17:05:09 on March 14, 2025, in UTC.
  private static let clock = RunClock(
    now: { Date(timeIntervalSince1970: 1_741_971_909) }, timeZone: { .gmt },
    waitForNextSecond: {})

  private final class Streams {
    var output = SessionOutput()
  }
}
