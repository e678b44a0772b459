import Foundation
import ScreenSnapshot

/// Measures the speed of a run as ratios to the floor: reading the same files in a plain loop.
///
/// `swift run -c release ScreenwalkBenchmarks [SCREENS…]`; 100, 1000 and 10000 screens by default.
/// Ratios are of medians of ten rounds, taken in turn within one run; figures from a debug build
/// say nothing.
@main
@MainActor
struct ScreenwalkBenchmarks {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    let sizes = words.compactMap { Int($0) }.filter { (1...1_000_000).contains($0) }
    guard sizes.count == words.count else {
      print("usage: ScreenwalkBenchmarks [SCREENS…], each from 1 to 1000000")
      exit(64)
    }
    print("screens   floor µs   render   verify   record unchanged   (× floor, per screen)")
    for size in sizes.isEmpty ? [100, 1000, 10_000] : sizes {
      print(try await BenchmarkSize.$current.withValue(size) { try await line(for: size) })
    }
  }

  /// Measures one size in a temporary folder.
  private static func line(for size: Int) async throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("screenwalk-benchmark-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let walk = ScreenWalk(BenchmarkSnapshots.self)
    let session = SnapshotSession(
      walk: walk, store: GoldenStore(of: walk.manifest, in: folder, shownAs: "manifests"),
      selection: ScreenSelection([], in: walk.layouts))
    _ = try await session.record(RecordMode()) { _ in }
    let floor = Floor(try await files(of: walk, in: folder))

    var times = Array(repeating: [Duration](), count: 4)
    for _ in 0..<10 {
      times[0].append(await measured { floor.run() == size })
      times[1].append(await measured { await session.texts().count == size })
      times[2].append(try await measured { try await session.verify().status == 0 })
      times[3].append(
        try await measured { try await session.record(RecordMode()) { _ in }.status == 0 })
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    let ratios = medians.dropFirst().map { String(format: "%8.1f", $0 / medians[0]) }
    let floorTime = String(format: "%10.2f", medians[0] / .microseconds(size))
    return String(format: "%7d", size) + " \(floorTime) \(ratios[0]) \(ratios[1]) \(ratios[2])"
  }

  /// The goldens' paths and texts.
  private static func files(
    of walk: ScreenWalk, in folder: String
  ) async throws -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for (index, screen) in walk.screens.enumerated() {
      for text in try await walk.render(index, in: walk.layouts).texts {
        let path = "\(folder)/\(walk.manifest)/\(text.layout.rawValue)/\(screen).txt"
        files.append((path, text.bytes))
      }
    }
    return files
  }

  /// The time that the work takes.
  ///
  /// - Precondition: The work says that it did what is measured.
  private static func measured(_ work: () async throws -> Bool) async rethrows -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    let isDone = try await work()
    precondition(isDone, "what was to be measured went wrong")
    return clock.now - start
  }
}
