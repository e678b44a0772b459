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

  /// The exit status and the printed text.
  struct Result: Equatable {
    var status: Int32
    var output = ""
    var errors = ""
  }

  func callAsFunction<Harness: SnapshotHarness>(
    _ words: String..., of harness: Harness.Type = ShopSnapshots.self,
    variables: [String: String] = [:]
  ) async -> Result {
    await self(words, of: harness, variables: variables)
  }

  /// The answer of a user who types Ctrl-C.
  static let interrupt = "^C"

  func callAsFunction<Harness: SnapshotHarness>(
    _ words: [String], of harness: Harness.Type = ShopSnapshots.self,
    variables: [String: String] = [:], answers: [String]? = nil, input: [[UInt8]]? = nil,
    isTerminal: Bool = false
  ) async -> Result {
    let output = await run(
      words, of: AnySnapshotHarness(harness), named: "\(harness)", variables: variables,
      input: input ?? answers?.map { Array($0.utf8) }, isTerminal: isTerminal || answers != nil)
    return Result(
      status: output.status, output: masked(output.text(isError: false)),
      errors: masked(output.text(isError: true)))
  }

  /// Runs the tool of a harness, whose output has what is typed if it `echoes`, as on a terminal.
  func run(
    _ words: [String], of harness: AnySnapshotHarness, named name: String,
    variables: [String: String], input: [[UInt8]]?, isTerminal: Bool, echoes: Bool = false
  ) async -> SessionOutput {
    let streams = Streams()
    var lines = input
    let tool = SnapshotTool(
      harness: harness,
      environment: ToolEnvironment(
        arguments: words, executable: name, workingDirectory: folder.path, variables: variables,
        isInteractive: isTerminal, clock: Self.clock),
      console: Console(
        output: { streams.output.append($0) },
        errors: { streams.output.append($0, isError: true) },
        input: { interruption in
          guard lines?.isEmpty == false, let line = lines?.removeFirst() else { return nil }
          if echoes { streams.output.append(String(decoding: line, as: UTF8.self)) }
          if line == Array(Self.interrupt.utf8) {
            interruption.receive()
            return nil
          }
          if echoes { streams.output.append("\n") }
          return line
        }))
    streams.output.status = await tool.run().status.rawValue
    return streams.output
  }

  /// A clock that stands at 17:05:09 on March 14, 2025, in UTC.
  private static let clock = RunClock(
    now: { Date(timeIntervalSince1970: 1_741_971_909) }, timeZone: { .gmt },
    waitForNextSecond: {})

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func files(in path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(path).path)
      .filter { $0.contains(".") }.sorted()
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  func createFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: destination)
  }

  private func masked(_ text: String) -> String {
    text.replacing(folder.path, with: "PACKAGE").replacing(/\([0-9.]+ m?s\)/, with: "(TIME)")
  }

  private final class Streams {
    var output = SessionOutput()
  }
}
