import Foundation
import ScreenHarness

/// Measures the speed of the harness and of the routers as ratios to plain loops.
///
/// With an environment variable set, the same executable is the harness that the benchmark times,
/// and the harness starts it again as its workers.
@main
@MainActor
struct ScreenwalkBenchmarks {
  static func main() async {
    if FixtureVersion.requested != nil {
      await BenchmarkSnapshots.main(beforeExit: PeakMemory.write)
    }
    do {
      try run(Arguments(CommandLine.arguments.dropFirst()))
    } catch {
      printError("\(error)\n")
      exit(error is UsageError ? 64 : 2)
    }
  }

  /// All rows for some sizes of the manifest.
  static func benchmark(of sizes: [Int], in environment: BenchmarkEnvironment) -> Benchmark {
    Benchmark(
      measurements: ScreenRows.startUp(in: environment)
        + sizes.flatMap { ScreenRows($0, in: environment).measurements }
        + ScreenRows.audit(in: environment)
        + ExploreRows(in: environment).measurements
        + NavigationRows(minimumSteps: environment.minimumSteps * 2).measurements)
  }

  private static func run(_ arguments: Arguments) throws {
    let environment = environment
    let benchmark = benchmark(of: arguments.sizes, in: environment)
    if arguments.isHelp {
      print(Arguments.help(benchmark.measurements.map(\.key.name)))
      return
    }
    let selected = benchmark.selecting(arguments.names)
    if selected.measurements.isEmpty { throw UsageError(message: "no row has one of these names") }
    let interrupt = removeOnInterrupt(environment.folder)
    defer {
      interrupt.cancel()
      try? FileManager.default.removeItem(atPath: environment.folder)
    }
    try FileManager.default.createDirectory(
      atPath: environment.folder, withIntermediateDirectories: true)
    let figures = try selected.figures(rounds: arguments.rounds) { round in
      if isatty(STDERR_FILENO) == 1 {
        printError("\r\u{1B}[Kround \(round) of \(arguments.rounds)")
      }
    }
    if isatty(STDERR_FILENO) == 1 { printError("\r\u{1B}[K") }
    print("\(machine), \(arguments.rounds) rounds\n\n\(Report(figures: figures).text)")
  }

  private static var environment: BenchmarkEnvironment {
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let file = URL(filePath: executable)
    let folder = file.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("debug")
    func debug(_ product: String) -> String? {
      let path = folder.appendingPathComponent(product).path
      return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
    let name = "screenwalk-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    return BenchmarkEnvironment(
      executable: executable,
      debugExecutable: debug(file.lastPathComponent), debugSample: debug("BookshelfSnapshots"),
      folder: FileManager.default.temporaryDirectory.appendingPathComponent(name).path)
  }

  /// Ctrl-C removes the temporary folder, which can hold a gigabyte, and exits.
  private static func removeOnInterrupt(_ folder: String) -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { @Sendable in
      try? FileManager.default.removeItem(atPath: folder)
      exit(130)
    }
    source.activate()
    return source
  }

  private static var machine: String {
    #if DEBUG
      let build = "debug build"
    #else
      let build = "release build"
    #endif
    let process = ProcessInfo.processInfo
    return
      "\(process.operatingSystemVersionString), \(process.activeProcessorCount) cores, \(build)"
  }

  private static func printError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
