import Foundation
import ScreenExplore
import ScreenGoldens
import ScreenJobs
import ScreenRendering
import ScreenReports
import ScreenSnapshot
import ScreenSystem
import ScreenText

/// The command-line tool around one harness.
///
/// ``run()``, `execute` and `perform` list the steps of every command. The steps of a comparison are
/// in `SnapshotPipeline`.
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
  /// - Returns: The exit status that ``ExitPolicy`` decides, and what it means.
  func run() async -> RunEnd {
    var verb = Verb.implied
    do {
      let invocation = try Invocation(environment.arguments)
      if case .run(let options) = invocation { verb = options.verb }
      if environment.isTest { try invocation.checkInTest() }
      return try await respond(to: invocation)
    } catch {
      console.printError(error)
      return RunEnd(ExitPolicy.status(for: error), of: verb)
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
    try check(options)
    let options = try splittingLinks(from: options)
    let paths = try PackagePaths(options, in: environment)
    try options.reports.check(in: paths)
    let publisher = ReportPublisher(
      options: options, paths: paths, environment: environment, console: console,
      gitHub: gitHub)
    do {
      return try await perform(options, in: paths, publisher)
    } catch {
      if !(error is UsageError), options.verb.writesReports {
        publisher.publish(
          failure: Report(of: options.verb, harness.manifest, stoppedBy: error.firstLine))
      }
      throw error
    }
  }

  private func perform(
    _ options: Options, in paths: PackagePaths, _ publisher: ReportPublisher
  ) async throws -> RunEnd {
    let signals = SignalMonitor(
      ownsProcess: environment.workerExecutable != nil, followsParent: environment.isPlugin)
    let runner = runner(options, signals)
    let context = RunContext(
      options: options, environment: environment, console: console, signals: signals,
      publisher: publisher, harness: harness, runner: runner,
      pipeline: try pipeline(options, paths, runner))
    // An interrupt does not stop reports from being written.
    signals.start()
    defer { signals.stop() }
    var meaning: String?
    let conclusion: Conclusion
    switch options.verb {
    case .verify: (conclusion, meaning) = try await context.verify()
    case .check: conclusion = try await context.check()
    case .record: conclusion = try await context.record()
    case .review: conclusion = try await context.review()
    case .list: conclusion = try await context.list()
    case .show: conclusion = try await context.show()
    case .coverage: conclusion = try await context.coverage()
    case .audit: conclusion = try await context.audit()
    case .map: conclusion = try await context.map()
    case .views: conclusion = try await context.views()
    case .explore: conclusion = try await explore(context)
    }
    let status = ExitPolicy.status(of: options.verb, conclusion)
    return RunEnd(status, of: options.verb, meaning: meaning)
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
      !options.patterns.isEmpty || !options.selection.isEmpty || !options.reports.isEmpty
      || options.printsJSON
    if options.harness == nil, harnesses.count > 1, needsOneHarness {
      throw .ambiguousHarness(harnesses)
    }
    if options.verb == .review, !environment.isInteractive {
      throw .needsInput(.review, command: environment.command(.review))
    }
    if options.verb == .explore { try checkExploration(options) }
    if let layout = options.layout, !harness.layouts.contains(layout) {
      throw .undeclaredLayout(layout, declared: harness.layouts)
    }
  }

  private func checkExploration(_ options: Options) throws(UsageError) {
    if environment.isPlugin {
      throw .needsInput(.explore, command: environment.command(.explore))
    }
    if let layout = options.layout, !layout.isPicture { throw .noPictures(.explore, layout) }
  }

  /// Moves the URLs among the patterns of 'show' to the links.
  private func splittingLinks(from options: Options) throws(UsageError) -> Options {
    guard options.verb == .show else { return options }
    var options = options
    options.links = options.patterns.filter { harness.isLink($0) }
    options.patterns.removeAll { harness.isLink($0) }
    if !options.links.isEmpty, let layout = options.layout, !layout.isPicture {
      throw .noPictures(.show, layout)
    }
    return options
  }

  private func pipeline(
    _ options: Options, _ paths: PackagePaths, _ runner: any JobRunner
  ) throws -> SnapshotPipeline {
    var request = RunRequest(
      manifests: paths.manifests, displayedManifests: paths.displayedManifests)
    request.selection = options.selection
    request.layouts = options.layout.map { [$0] }
    request.readsGoldens = [.verify, .check, .record, .review, .list].contains(options.verb)
    request.requiresManifests = paths.hasCustomManifests && options.verb != .record
    request.checksStability = options.checksStability
    request.clock = environment.clock
    request.onDifference = keep
    request.locatesScreens =
      options.verb == .list || options.reports.contains { $0.format.locatesScreens }
    request.connectsScreens =
      options.verb != .audit && options.reports.contains { $0.format.connectsScreens }
    do {
      return try SnapshotPipeline(request, harness: harness, runner: runner)
    } catch let error as SelectionError {
      guard case .noMatch(let pattern, let nearest) = error, options.firstPatternCouldBeVerb,
        pattern == options.patterns.first, !pattern.contains("/")
      else { throw UsageError(error) }
      throw UsageError.unknownVerbOrScreen(pattern, screens: harness.screens, journeys: nearest)
    }
  }

  private func explore(_ context: RunContext) async throws -> Conclusion {
    let options = context.options
    let exploration = Exploration(
      of: harness, in: options.layout,
      launcher: launcher(options, context.signals) { StandardError.write($0) },
      savingIn: context.pipeline.goldens, playedBy: context.runner, signals: context.signals,
      console: console, announce: announce)
    if let name = options.start, harness.starts.count == 1 || !harness.starts.contains(name) {
      throw UsageError.noSuchStart(name, declared: harness.starts)
    }
    let place = options.patterns.first
    guard let steps = exploration.steps(to: place, from: options.start) else {
      let name = place ?? ""
      throw UsageError.noSuchScreen(
        name, nearest: NearestNames.nearest(to: name, among: harness.screens))
    }
    return try await exploration.run(explorationMode(options), from: steps)
  }

  private func explorationMode(_ options: Options) -> Exploration.Mode {
    if options.servesMCP { return .assistant(version: Self.version) }
    if environment.isInteractive, !options.printsJSON {
      let style = Style(isColored: environment.isColored(options.color))
      return .prompt(style, columns: environment.columns)
    }
    return .script(printsJSON: options.printsJSON)
  }

  /// Starts worker processes, whose standard error a function receives; nil with `--no-workers`.
  private func launcher(
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
