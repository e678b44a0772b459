import Foundation
import ScreenHarness

/// Measures the speed of the engine and of the routers, as ratios to the least that could be done.
///
/// The executable is three things: the benchmark; with a variable set, the harness whose process the
/// benchmark times; and that harness's workers.
@main
@MainActor
struct ScreenwalkBenchmarks {
  static func main() async {
    await runHarnessIfRequested()
    let interrupt = InterruptMonitor()
    do {
      try await run(interrupt)
      exit(0)
    } catch {
      // What a process did that got the same interrupt says nothing.
      let error = interrupt.isRaised ? BenchmarkError.interrupted : error
      StandardError.print("\(error)")
      exit(interrupt.isRaised ? 130 : error is ArgumentsError ? 64 : 2)
    }
  }

  /// Becomes the harness where the variable is set, and ends with it.
  private static func runHarnessIfRequested() async {
    guard let text = ProcessInfo.processInfo.environment[FixtureVersion.variable],
      let edition = FixtureVersion(text)
    else { return }
    PeakMemory.writeAtExit()
    await FixtureVersion.$current.withValue(edition) { await BenchmarkSnapshots.main() }
  }

  private static func run(_ interrupt: InterruptMonitor) async throws {
    let bench = BenchmarkEnvironment(
      executable: Bundle.main.executablePath ?? CommandLine.arguments[0], folder: temporaryFolder)
    let names = Benchmark.plan(of: [10_000], on: bench).names
    let arguments = try Arguments(CommandLine.arguments.dropFirst(), among: names)
    if arguments.isHelp {
      print(Help.text(naming: names))
      return
    }
    try await measure(
      Benchmark(
        arguments: arguments, bench: bench, pace: arguments.mode.pace,
        progress: StandardError.show, check: interrupt.check))
  }

  private static func measure(_ benchmark: Benchmark) async throws {
    let folder = benchmark.bench.folder
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let machine = Machine.current
    if machine.build == "debug" {
      StandardError.print("figures of a debug build say nothing; build it with -c release")
    }
    let figures = try await benchmark.figures()
    StandardError.show("")
    print(try benchmark.text(of: figures, on: machine))
  }

  private static var temporaryFolder: String {
    FileManager.default.temporaryDirectory
      .appending(path: "screenwalk-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
      .path(percentEncoded: false)
  }
}
