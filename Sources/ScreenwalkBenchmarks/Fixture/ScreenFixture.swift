import Foundation

/// The executables and the temporary folder of one benchmark run.
struct BenchmarkEnvironment: Sendable {
  /// The path of this executable, which is also the harness.
  let executable: String

  /// The path of the same executable in a debug build, if it exists.
  var debugExecutable: String?

  /// The path of the sample's harness in a debug build, if it exists.
  var debugSample: String?

  let folder: String

  /// The number of steps that a loop in this process repeats at least.
  var minimumSteps = 10_000

  /// The number of screens of which an audit checks all pairs.
  var auditedScreens = 1_000
}

/// A package with a manifest of one size and its goldens, which the first use records.
@MainActor
final class ScreenFixture {
  let size: Int
  private let kind: FixtureVersion.Goldens
  private let environment: BenchmarkEnvironment
  private var recordedGoldens: [FileContents]?

  init(
    _ size: Int, in environment: BenchmarkEnvironment, goldens: FixtureVersion.Goldens = .compact
  ) {
    self.size = size
    kind = goldens
    self.environment = environment
  }

  var manifests: String { "\(folder)/manifests" }

  /// A copy of the manifests folder, for `diff`.
  var copy: String { "\(folder)/copy" }

  private var folder: String { "\(environment.folder)/\(size)-\(kind)" }

  /// The number of goldens.
  private var count: Int { size * kind.layouts.count }

  /// The goldens, read back after the recording.
  func goldens() throws -> [FileContents] {
    if let recordedGoldens { return recordedGoldens }
    try createPackage()
    let version = FixtureVersion(screens: size, goldens: kind)
    _ = try start(["record"], version, printing: " \(count) new")
    try FileManager.default.copyItem(atPath: manifests, toPath: copy)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: manifests)
      .filter { $0.hasSuffix(".txt") }.map { "\(manifests)/\($0)" }
    let goldens = try paths.map { path in
      FileContents(path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
    }
    guard goldens.count == count else { throw BenchmarkError.unexpectedResult("record") }
    recordedGoldens = goldens
    return goldens
  }

  /// Runs a verb in a harness process.
  func run(
    _ verb: String..., changingEvery every: Int = 0, expecting status: Int32 = 0,
    isDebug: Bool = false
  ) throws -> Sample {
    _ = try goldens()
    let version = FixtureVersion(screens: size, changedEvery: every, goldens: kind)
    let counts = every == 0 ? " \(count) matched" : " \(version.changedCount) changed"
    return try start(
      verb, version, expecting: status, printing: counts,
      executable: isDebug ? environment.debugExecutable : nil)
  }

  /// Checks a law on all screens in a harness process, without goldens.
  func audit(_ law: String) throws -> Sample {
    try createPackage()
    return try start(
      ["audit", "--law", law], FixtureVersion(screens: size), printing: "1 law: 1 held")
  }

  private func createPackage() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "".write(toFile: "\(folder)/Package.swift", atomically: false, encoding: .utf8)
  }

  private func start(
    _ verb: [String], _ version: FixtureVersion, expecting status: Int32 = 0,
    printing counts: String, executable: String? = nil
  ) throws(BenchmarkError) -> Sample {
    let process = HarnessProcess(
      executable: executable ?? environment.executable, folder: folder, version: version)
    return try process.run(
      verb + ["--package-path", folder], expecting: status, printing: counts)
  }
}

/// This executable as a harness, in its own process and with its own workers.
struct HarnessProcess {
  let executable: String

  /// The folder for the output and the peak memory.
  let folder: String

  let version: FixtureVersion

  /// Runs the process and checks its exit status and the counts in the last line of its output.
  func run(
    _ arguments: [String], expecting status: Int32 = 0, printing counts: String
  ) throws(BenchmarkError) -> Sample {
    let memory = "\(folder)/memory"
    let process = TimedProcess(
      command: [executable] + arguments,
      // In another time zone, the harness would start itself again.
      variables: [
        FixtureVersion.variable: version.text, PeakMemory.variable: memory, "TZ": "UTC",
      ],
      output: "\(folder)/output")
    let seconds = try process.run(expecting: status)
    let summary = process.text.split(separator: "\n").last ?? ""
    guard summary.contains(counts), let bytes = PeakMemory.read(from: memory) else {
      throw .process(process.command, status: status, output: "\(summary)")
    }
    return Sample(seconds: seconds, bytes: Double(bytes))
  }
}
