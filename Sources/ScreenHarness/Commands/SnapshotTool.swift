import Foundation
import ScreenContents
import ScreenExplore
import ScreenJobs
import ScreenRendering
import ScreenReports
import ScreenSnapshot
import ScreenSystem
import ScreenText

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
    let (executable, harnesses) = (environment.executable, environment.harnesses)
    if let name = options.harness, name != executable {
      throw UsageError(
        "this harness is '\(executable)', not \(UsageError.quoted(name))",
        hint: "remove '--harness' or use '--harness \(executable)'")
    }
    let needsOneHarness =
      !options.patterns.isEmpty || !options.selection.isEmpty || !options.links.isEmpty
      || !options.reports.isEmpty || options.printsJSON
    if options.harness == nil, harnesses.count > 1, needsOneHarness {
      throw UsageError(
        "option '--harness' is required because the package has several harnesses",
        hint: "use \(WordList.alternatives(harnesses.map { "'--harness \($0)'" }))")
    }
    try checkInput(of: options.verb)
    if let layout = options.layout { try check(layout, options) }
  }

  /// Checks that a verb that asks can be answered: SwiftPM gives a plugin neither a terminal nor standard input.
  private func checkInput(of verb: Verb) throws(UsageError) {
    let command = environment.command(verb)
    if verb == .review, !environment.isInteractive {
      throw UsageError(
        "'review' needs a terminal",
        hint: "use '\(command)' on a terminal, or 'verify' to print all differences")
    }
    if verb == .explore, environment.isPlugin {
      throw UsageError(
        "'explore' needs a terminal or standard input, which SwiftPM does not give to a plugin",
        hint: "use '\(command)'")
    }
  }

  private func check(_ layout: ScreenLayout, _ options: Options) throws(UsageError) {
    let (verb, name) = (options.verb, layout.rawValue)
    if !layout.isPicture, verb == .explore || !options.links.isEmpty {
      throw UsageError(
        "'\(verb.name)' draws pictures\(verb == .show ? " of links" : ""), "
          + "but the layout '\(name)' has no pictures",
        hint: "remove '--layout', or name another layout")
    }
    if harness.layouts.contains(layout) { return }
    let others = harness.layouts.map { "use '--layout \($0.rawValue)'" }
    throw UsageError(
      "the harness has no layout '\(name)'",
      hint: layout == .controls
        ? "remove '--layout', or add '.controls' to 'layouts' of the harness"
        : WordList.alternatives(["remove '--layout'"] + others))
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
  ///
  /// Then it suggests the nearest journeys if no verb and no screen is near.
  private func usageError(_ error: SelectionError, _ options: Options) -> UsageError {
    guard case .noMatch(let pattern, let journeys) = error, options.firstPatternCouldBeVerb,
      pattern == options.patterns.first, !pattern.contains("/")
    else { return UsageError(error) }
    let names = Verb.allCases.map(\.name) + harness.screens
    let nearest = NearestNames.nearest(to: pattern, among: names).nonEmpty ?? journeys
    return UsageError(
      "\(UsageError.quoted(pattern)) is neither a verb nor a screen",
      hint: nearest.isEmpty
        ? "list the verbs with 'snapshot help', and the screens with 'snapshot list'"
        : UsageError.didYouMean(nearest))
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
