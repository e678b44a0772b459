import Foundation
import ScreenExplore
import ScreenJobs
import ScreenRendering
import ScreenReports
import ScreenSnapshot
import ScreenSystem

/// The command-line tool around one harness.
///
/// ``run()`` and `execute` list the steps of every command, and `RunContext` has those of each verb.
@MainActor
struct SnapshotTool {
  /// The version of the tool, by semantic versioning.
  static let version = "0.1.0"

  let harness: AnySnapshotHarness
  let environment: ToolEnvironment
  let console: Console

  /// Receives what this process does, if it runs code of the app.
  var announce: @Sendable (@escaping @Sendable () -> String) -> Void = { _ in }

  /// Receives each text that differs from its golden, before the run ends, and nil if it is unstable.
  var keep: @MainActor (GoldenFile, [UInt8]?) -> Void = { _, _ in }

  /// Does what the arguments ask for.
  ///
  /// - Returns: The exit status, and what it means.
  func run() async -> RunEnd {
    var verb = Verb.implied
    do {
      let invocation = try Invocation(environment.arguments)
      if case .run(let options) = invocation { verb = options.verb }
      if environment.isTest { try invocation.checkInTest() }
      return try await respond(to: invocation)
    } catch {
      console.printError(error)
      return RunEnd(of: verb, stoppedBy: error)
    }
  }

  private func respond(to invocation: Invocation) async throws -> RunEnd {
    switch invocation {
    case .help(let verb): console.print(HelpPage.text(for: verb, of: environment.executable))
    case .version: console.print("screenwalk \(Self.version)")
    case .run(let options): return try await execute(options)
    }
    return RunEnd(.success, of: .implied)
  }

  /// Checks the options and the folders, then performs the verb.
  private func execute(_ options: Options) async throws -> RunEnd {
    // GitHub must not take screens for commands. The markers must not mix with data.
    let printsData = options.printsJSON || [.show, .explore].contains(options.verb)
    let gitHub = GitHubActions(
      environment, write: printsData ? console.printDiagnostic : console.print)
    gitHub?.beginPlainText()
    defer { gitHub?.endPlainText() }
    let options = splittingLinks(from: options)
    try check(options)
    let paths = try PackagePaths(options, in: environment)
    try options.reports.check(in: paths)
    let signals = SignalMonitor(
      ownsProcess: environment.workerExecutable != nil, followsParent: environment.isPlugin)
    let context = RunContext(
      tool: self, options: options, paths: paths, gitHub: gitHub, signals: signals,
      runner: runner(options, signals))
    do {
      return try await context.perform()
    } catch let error as SelectionError {
      throw usageError(error, options)
    } catch {
      if !(error is UsageError), options.verb.writesReports {
        context.writeReports(stoppedBy: error)
      }
      throw error
    }
  }
}

// MARK: - Steps

extension SnapshotTool {
  /// Checks that the options fit the harness.
  private func check(_ options: Options) throws(UsageError) {
    if let harness = options.harness, harness != environment.executable {
      throw .harnessMismatch(harness, actual: environment.executable)
    }
    let harnesses = environment.harnesses
    let needsOneHarness =
      !options.patterns.isEmpty || !options.selection.isEmpty || !options.links.isEmpty
      || !options.reports.isEmpty || options.printsJSON
    if options.harness == nil, harnesses.count > 1, needsOneHarness {
      throw .ambiguousHarness(harnesses)
    }
    let verb = options.verb
    let lacksInput =
      verb == .review ? !environment.isInteractive : verb == .explore && environment.isPlugin
    if lacksInput { throw .needsInput(verb, command: environment.command(verb)) }
    guard let layout = options.layout else { return }
    if !layout.isPicture, verb == .explore || !options.links.isEmpty {
      throw .noPictures(verb, layout)
    }
    if !harness.layouts.contains(layout) {
      throw .undeclaredLayout(layout, declared: harness.layouts)
    }
  }

  /// Moves the URLs among the patterns of 'show' to the links.
  private func splittingLinks(from options: Options) -> Options {
    guard options.verb == .show else { return options }
    var options = options
    let links = options.patterns.filter { harness.isLink($0) }
    options.links = links
    options.patterns.removeAll(where: links.contains)
    return options
  }

  /// The error about a pattern that selects no screen; the first word of the command line can be a misspelled verb.
  private func usageError(_ error: SelectionError, _ options: Options) -> UsageError {
    guard case .noMatch(let pattern, let nearest) = error, options.firstPatternCouldBeVerb,
      pattern == options.patterns.first, !pattern.contains("/")
    else { return UsageError(error) }
    return .unknownVerbOrScreen(pattern, screens: harness.screens, journeys: nearest)
  }

  /// Starts worker processes, whose standard error a function receives; nil with `--no-workers`.
  func launcher(
    _ options: Options, _ signals: SignalMonitor, forward: @escaping @Sendable ([UInt8]) -> Void
  ) -> WorkerLauncher? {
    guard !options.isInProcess, let executable = environment.workerExecutable else { return nil }
    return WorkerLauncher(
      executable, of: harness, timeout: options.timeout, signals: signals, forward: forward)
  }

  /// Renders screens in worker processes, or in this one with `--no-workers`.
  private func runner(_ options: Options, _ signals: SignalMonitor) -> any JobRunner {
    // With '--quiet', the counts are all; the results have the last lines of what an app that crashes prints.
    let isQuiet = options.verbosity == .quiet
    let forward = { @Sendable (bytes: [UInt8]) in if !isQuiet { StandardError.write(bytes) } }
    guard let launcher = launcher(options, signals, forward: forward) else {
      return InProcessRunner(
        harness, isInterrupted: { signals.isInterrupted }, announce: announce)
    }
    return WorkerPool(
      screens: harness.screens, launcher: launcher,
      jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }
}
