import Foundation

/// One run of the benchmark, from words to figures.
@MainActor
struct Benchmark {
  let arguments: Arguments
  let bench: BenchmarkEnvironment
  let pace: RoundLimits

  /// Is told what goes on.
  var progress: @MainActor (String) -> Void = { _ in }

  /// Ends the run where it throws, before each measurement.
  var check: @MainActor () async throws -> Void = {}

  /// Everything that can be measured at some sizes.
  static func plan(of sizes: [Int], on bench: BenchmarkEnvironment) -> Plan {
    Plan(
      measurements: ProcessPlan(on: bench).measurements
        + sizes.flatMap { ScreenPlan($0, on: bench).measurements }
        + NavigationPlan(bench: bench).measurements)
  }

  /// The sizes that are measured: those that were named, or the mode's.
  var sizes: [Int] {
    let sizes = arguments.sizes.isEmpty ? arguments.mode.sizes : arguments.sizes
    return sizes.sorted()
  }

  /// Measures what was asked for.
  ///
  /// - Returns: The figures.
  /// - Throws: ``BenchmarkError``, and what the file system throws.
  func figures() async throws -> [Figure] {
    try FileManager.default.createDirectory(
      atPath: bench.folder, withIntermediateDirectories: true)
    let plan = Self.plan(of: sizes, on: bench).choosing(arguments.words)
    var run = PlanRun(plan: plan, pace: pace)
    run.check = check
    run.progress = { progress("round \($0)") }
    return try await run.figures()
  }

  /// The figures as they were asked for.
  ///
  /// - Throws: What the encoder throws.
  func text(of figures: [Figure], on machine: Machine) throws -> String {
    arguments.isJSON
      ? try FigureReport(figures, mode: arguments.mode, machine: machine).text()
      : "\(machine.text), \(figures.first?.value.count ?? 0) rounds\n\n\(Table(figures: figures).text)"
  }
}
