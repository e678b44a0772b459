import Foundation
import ScreenHarness

/// Measures the speed of `verify` as a ratio to a plain loop over the goldens.
///
/// With an environment variable set, the same executable is the harness that the benchmark times,
/// and the harness starts it again as its workers.
@main
@MainActor
struct ScreenwalkBenchmarks {
  static func main() async {
    if BenchmarkScreen.requestedCount != nil { await BenchmarkSnapshots.main() }
    do {
      try run(Arguments(CommandLine.arguments.dropFirst()))
    } catch {
      printError("\(error)\n")
      exit(error is UsageError ? 64 : 2)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    if arguments.isHelp { return print(Arguments.help) }
    let environment = environment
    let interrupt = removeOnInterrupt(environment.folder)
    defer {
      interrupt.cancel()
      try? FileManager.default.removeItem(atPath: environment.folder)
    }
    try FileManager.default.createDirectory(
      atPath: environment.folder, withIntermediateDirectories: true)
    let benchmark = Benchmark(of: arguments.sizes, in: environment)
    let figures = try benchmark.figures(rounds: arguments.rounds) { round in
      if isatty(STDERR_FILENO) == 1 {
        printError("\r\u{1B}[Kround \(round) of \(arguments.rounds)")
      }
    }
    if isatty(STDERR_FILENO) == 1 { printError("\r\u{1B}[K") }
    print("\(machine), \(arguments.rounds) rounds\n\n\(Report(figures: figures).text)")
  }

  private static var environment: BenchmarkEnvironment {
    let name = "screenwalk-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    return BenchmarkEnvironment(
      executable: Bundle.main.executablePath ?? CommandLine.arguments[0],
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
