import Foundation

/// The executable and the temporary folder of one benchmark run.
struct BenchmarkEnvironment: Sendable {
  /// The path of this executable, which is also the harness.
  let executable: String

  let folder: String

  /// The number of files that a loop in this process reads at least.
  var minimumReads = 10_000
}

/// What is measured for each size of the manifest.
enum Row: String, CaseIterable {
  /// A loop in this process over the goldens, which all rows are divided by.
  case floor
  case verify
  case verifyInOneProcess = "verify --no-workers"
}

/// A package with a manifest of one size and its goldens, which the first use records.
@MainActor
final class ScreenFixture {
  let size: Int
  private let environment: BenchmarkEnvironment
  private var recordedGoldens: [Golden]?

  /// A file and its bytes.
  private struct Golden {
    let path: String
    let bytes: [UInt8]
  }

  init(_ size: Int, in environment: BenchmarkEnvironment) {
    self.size = size
    self.environment = environment
  }

  private var manifests: String { "\(folder)/manifests" }

  private var folder: String { "\(environment.folder)/\(size)" }

  /// The time that a row takes.
  func seconds(of row: Row) throws -> Double {
    switch row {
    case .floor: try readGoldens()
    case .verify: try verify([])
    case .verifyInOneProcess: try verify(["--no-workers"])
    }
  }

  /// Opens, reads, compares and closes each golden, and returns the time in seconds.
  private func readGoldens() throws -> Double {
    let goldens = try goldens()
    let passes = max(environment.minimumReads / goldens.count, 1)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var isCorrect = true
    let time = ContinuousClock().measure {
      for _ in 0..<passes {
        for golden in goldens {
          let file = open(golden.path, O_RDONLY | O_CLOEXEC)
          let count = read(file, &buffer, buffer.count)
          close(file)
          isCorrect =
            isCorrect && count == golden.bytes.count && memcmp(buffer, golden.bytes, count) == 0
        }
      }
    }
    guard isCorrect else { throw BenchmarkError.unexpectedResult("floor") }
    return time / .seconds(passes)
  }

  /// The goldens, read back after the recording.
  private func goldens() throws -> [Golden] {
    if let recordedGoldens { return recordedGoldens }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "".write(toFile: "\(folder)/Package.swift", atomically: false, encoding: .utf8)
    _ = try start(["record"], printing: " \(size) new")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: manifests)
      .filter { $0.hasSuffix(".txt") }.map { "\(manifests)/\($0)" }
    let goldens = try paths.map { path in
      Golden(path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
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
