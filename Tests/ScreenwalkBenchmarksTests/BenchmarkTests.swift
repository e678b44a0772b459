import Foundation
import TestSupport
import Testing

@testable import ScreenwalkBenchmarks

@Suite("Benchmark")
@MainActor
struct BenchmarkTests {
  private let environment = BenchmarkEnvironment(
    executable: Products.folder.appendingPathComponent("ScreenwalkBenchmarks").path,
    folder: temporaryFolder.appendingPathComponent("benchmark-\(UUID().uuidString)").path,
    minimumReads: 1)

  @Test("Every row gives a finite figure in two rounds")
  func allRows() throws {
    defer { try? FileManager.default.removeItem(atPath: environment.folder) }
    let figures = try Benchmark(of: [5, 3], in: environment).figures(rounds: 2)
    #expect(figures.map(\.screens) == [5, 5, 5, 3, 3, 3])
    #expect(figures.map(\.row) == Row.allCases + Row.allCases)
    #expect(figures.allSatisfy { $0.value.median.isFinite })
  }

  @Test("A process with an unexpected result is an error with its output")
  func unexpectedResult() throws {
    defer { try? FileManager.default.removeItem(atPath: environment.folder) }
    let error = try thrownError(BenchmarkError.self) {
      try ScreenFixture(3, in: environment).verify(["--layout", "compact", "none"])
    }
    #expect(error.description.hasPrefix("error: unexpected result of '"))
    #expect(error.description.contains("': status 64\nerror: "))
  }

  @Test("Every screen has a unique name")
  func screens() {
    let names = BenchmarkScreen.screens(count: 120).map(\.rawValue)
    #expect(Set(names).count == 120)
    #expect(names[66] == "onboarding000066")
  }
}
