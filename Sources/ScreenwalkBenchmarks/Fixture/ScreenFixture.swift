import Foundation

/// The executable and the temporary folder of one benchmark run.
struct BenchmarkEnvironment: Sendable {
  /// The path of this executable, which is also the harness.
  let executable: String

  let folder: String

  /// The number of files that a loop in this process reads at least.
  var minimumReads = 10_000
}

/// A package with a manifest of one size and its goldens, which the first use records.
@MainActor
final class ScreenFixture {
  let size: Int
  private let environment: BenchmarkEnvironment
  private var recordedGoldens: [FileContents]?

  init(_ size: Int, in environment: BenchmarkEnvironment) {
    self.size = size
    self.environment = environment
  }

  private var manifests: String { "\(folder)/manifests" }

  private var folder: String { "\(environment.folder)/\(size)" }

  /// The goldens, read back after the recording.
  func goldens() throws -> [FileContents] {
    if let recordedGoldens { return recordedGoldens }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "".write(toFile: "\(folder)/Package.swift", atomically: false, encoding: .utf8)
    _ = try start(["record"], printing: " \(size) new")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: manifests)
      .filter { $0.hasSuffix(".txt") }.map { "\(manifests)/\($0)" }
    let goldens = try paths.map { path in
      FileContents(path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
    }
    guard goldens.count == size else { throw BenchmarkError.unexpectedResult("record") }
    recordedGoldens = goldens
    return goldens
  }

  /// Verifies all screens in a harness process, and returns the time in seconds.
  func verify(_ arguments: [String]) throws -> Double {
    _ = try goldens()
    return try start(["verify"] + arguments, printing: " \(size) matched")
  }

  /// Runs this executable as a harness, in its own process and with its own workers, and checks the counts in
  /// the last line of its output.
  private func start(
    _ arguments: [String], printing counts: String
  ) throws(BenchmarkError) -> Double {
    let process = TimedProcess(
      command: [environment.executable] + arguments + ["--package-path", folder],
      // In another time zone, the harness would start itself again.
      variables: [BenchmarkScreen.variable: "\(size)", "TZ": "UTC"], output: "\(folder)/output")
    let seconds = try process.run()
    let summary = process.text.split(separator: "\n").last ?? ""
    guard summary.contains(counts) else {
      throw .process(process.command, status: 0, output: "\(summary)")
    }
    return seconds
  }
}
