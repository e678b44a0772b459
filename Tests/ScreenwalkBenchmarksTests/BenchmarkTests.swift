import Foundation
import TestSupport
import Testing

@testable import ScreenwalkBenchmarks

@Suite("The benchmark")
@MainActor
struct BenchmarkTests {
  @Test("measures all that it names, and what it runs does what it should")
  func handful() async throws {
    let figures = try await figures(for: ["5"])
    let names = Benchmark.plan(of: [5], on: bench).names
    #expect(figures.filter(\.isShown).map(\.key.name) == names)
    #expect(figures.allSatisfy { $0.value.median.isFinite && $0.value.count == 1 })
  }

  @Test("leaves the goldens as they were, so that each round finds the same")
  func rounds() async throws {
    let figures = try await figures(for: ["5", "everything", "1 %"], rounds: 2)
    #expect(figures.allSatisfy { $0.value.count == 2 })
  }

  private let bench = Workbench(
    executable: Self.products.appending(path: "ScreenwalkBenchmarks").path(percentEncoded: false),
    folder:
      temporaryFolder
      .appending(path: "screenwalk-benchmark-\(UUID().uuidString)").path(percentEncoded: false),
    shortest: 1)

  private func figures(for words: [String], rounds: Int = 1) async throws -> [Figure] {
    let names = Benchmark.plan(of: [10_000], on: bench).names
    let benchmark = Benchmark(
      arguments: try Arguments(words, among: names), bench: bench,
      pace: Pace(atLeast: rounds, atMost: rounds, time: .zero))
    defer { try? FileManager.default.removeItem(atPath: bench.folder) }
    return try await benchmark.figures()
  }

  /// The folder of what was built, beside the tests.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
