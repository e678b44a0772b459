import Foundation
import ScreenHarness

@main
@MainActor
struct ScreenwalkBenchmarks {
  static func main() async throws {
    if let text = ProcessInfo.processInfo.environment[BenchmarkEdition.variable],
      let edition = BenchmarkEdition(text)
    {
      await BenchmarkEdition.$current.withValue(edition) { await BenchmarkSnapshots.main() }
    }
    if let size = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
      let walk = BenchmarkEdition.$current.withValue(BenchmarkEdition(screens: size)) { ScreenWalk(BenchmarkSnapshots.self) }
      for _ in 0..<5 {
        let s = ContinuousClock.now
        for i in walk.screens.indices { _ = try await walk.render(i, in: walk.layouts) }
        print((ContinuousClock.now - s) / .microseconds(size), "render")
        let s2 = ContinuousClock.now
        for i in walk.screens.indices { _ = try await walk.render(i, in: []) }
        print((ContinuousClock.now - s2) / .microseconds(size), "no layout")
        let s3 = ContinuousClock.now
        let screens = BenchmarkEdition.$current.withValue(BenchmarkEdition(screens: size)) { BenchmarkScreen.allCases }
        for i in screens { 
          let n = BenchmarkSnapshots.makeNavigator()
          try BenchmarkSnapshots.navigate(n, to: i)
          _ = n.visibleState
        }
        print((ContinuousClock.now - s3) / .microseconds(size), "navigate")
      }
    }
  }
}
