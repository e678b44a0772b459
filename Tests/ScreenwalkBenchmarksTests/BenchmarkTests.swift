import Foundation
import TestSupport
import Testing

@testable import ScreenwalkBenchmarks

@Suite("Benchmark")
@MainActor
struct BenchmarkTests {
  @Test("Every row gives a finite figure in two rounds, because a round restores the goldens")
  func allRows() throws {
    defer { try? FileManager.default.removeItem(atPath: environment.folder) }
    let benchmark = ScreenwalkBenchmarks.benchmark(of: [5], in: environment)
    try FileManager.default.createDirectory(
      atPath: environment.folder, withIntermediateDirectories: true)
    let figures = try benchmark.figures(rounds: 2)
    #expect(figures.map(\.key) == benchmark.measurements.map(\.key))
    #expect(figures.allSatisfy { $0.value.median.isFinite })
  }

  @Test("The rows per screen exist only for sizes that are large compared with the start-up")
  func rowsPerScreen() {
    let names = { (size: Int) in ScreenRows(size, in: environment).measurements.map(\.key.name) }
    #expect(!names(130).contains("verify, start-up apart"))
    #expect(names(131).contains("verify, start-up apart"))
  }

  @Test("A harness that exits with another status is an error with its output")
  func unexpectedStatus() throws {
    defer { try? FileManager.default.removeItem(atPath: environment.folder) }
    let fixture = ScreenFixture(3, in: environment)
    let error = try thrownError(BenchmarkError.self) {
      try fixture.run("verify", changingEvery: 2, expecting: 0)
    }
    #expect(error.description.hasPrefix("error: unexpected result of '"))
    #expect(error.description.contains("': status 1\nchanged "))
  }

  private let environment = BenchmarkEnvironment(
    executable: executable, debugExecutable: executable,
    debugSample: Products.folder.appendingPathComponent("BookshelfSnapshots").path,
    folder: temporaryFolder.appendingPathComponent("benchmark-\(UUID().uuidString)").path,
    minimumSteps: 1, auditedScreens: 4)

  private static var executable: String {
    Products.folder.appendingPathComponent("ScreenwalkBenchmarks").path
  }
}
