import Foundation
import ScreenSnapshot

/// The command-line tool around one harness.
@MainActor
struct SnapshotTool {
  /// The version of the tool, by semantic versioning.
  static let version = "0.1.0"

  private let walk: AnySnapshotHarness
  private let environment: ToolEnvironment
  private let console: Console

  init(walk: AnySnapshotHarness, environment: ToolEnvironment, console: Console) {
    self.walk = walk
    self.environment = environment
    self.console = console
  }

  /// Does what the words say.
  ///
  /// - Returns: The exit status: 0 all matched, 1 something differs, 2 something could not be
  ///   verified, 64 wrong usage.
  func run() async -> Int32 {
    do {
      switch try Invocation(environment.words) {
      case .help(let verb): console.print(Help.text(for: verb, of: environment.executable))
      case .version: console.print("screenwalk \(Self.version)")
      case .run(let options): return try await runAsPlainText(options)
      }
      return ExitStatus.success
    } catch {
      console.error(error)
      return error is UsageError ? ExitStatus.usage : ExitStatus.trouble
    }
  }

  /// Does it while GitHub, where it listens, takes all that is printed for plain text; it is told so on
  /// standard error where what is printed is data.
  private func runAsPlainText(_ options: Options) async throws -> Int32 {
    let printsData = options.json || options.verb == .show
    let gitHub = GitHubActions(environment, write: printsData ? console.note : console.print)
    gitHub?.beginPlainText()
    defer { gitHub?.endPlainText() }
    return try await run(options, gitHub)
  }

  private func run(_ options: Options, _ gitHub: GitHubActions?) async throws -> Int32 {
    try check(options)
    let workplace = try PackagePaths(options, from: environment.folder)
    try check(options.reports, in: workplace)
    let delivery = ReportPublisher(
      options: options, workplace: workplace, environment: environment, console: console,
      gitHub: gitHub)
    do {
      return try await run(options, workplace, delivery)
    } catch {
      let writesReport = [.verify, .merge].contains(options.verb) && !(error is UsageError)
      if writesReport { delivery.deliver(error, of: walk.manifest, in: walk.layouts) }
      throw error
    }
  }

  private func run(
    _ options: Options, _ workplace: PackagePaths, _ delivery: ReportPublisher
  ) async throws -> Int32 {
    guard let command = Self.walkingCommand(of: options.verb) else {
      return try MergeCommand(
        options: options, manifest: walk.manifest, workplace: workplace, delivery: delivery
      ).run()
    }
    try walk.check()
    let store = GoldenStore(
      of: walk.manifest, in: workplace.manifests, shownAs: workplace.displayedManifests)
    if ![.show, .coverage].contains(options.verb) {
      try store.check(isRequired: workplace.hasCustomManifests && options.verb != .record)
    }
    let selection = try selection(options, store)
    let interruption = SignalMonitor()
    let source = source(options, interruption)
    let session = SnapshotSession(
      walk: walk, store: store, selection: selection, shard: try shard(options.shard),
      source: source, checksStability: options.checksStability,
      isInterrupted: { interruption.isInterrupted },
      onInterrupt: { interruption.addHandler($0) })
    return try await command(
      CommandRun(
        options: options, walk: walk, session: session, environment: environment,
        console: console, interruption: interruption, source: source, delivery: delivery))
  }

  /// What shows the screens: other processes, or this one where that is asked for.
  private func source(_ options: Options, _ interruption: SignalMonitor) -> any ScreenRunner {
    guard !options.isInProcess, let executable = environment.workerExecutable else {
      return InProcessRunner(walk, isInterrupted: { interruption.isInterrupted })
    }
    let launcher = WorkerLauncher(fingerprint: walk.fingerprint, signals: interruption) {
      () throws(WorkerError) in
      try WorkerProcess(executable) {
        try? FileHandle.standardError.write(contentsOf: Data($0))
      }
    }
    return WorkerPool(
      screens: walk.screens,
      launcher: launcher, jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      timeout: .milliseconds(Int64(options.timeout * 1000)), signals: interruption)
  }

  /// What a verb does that looks at screens; nil for one that does not.
  private static func walkingCommand(
    of verb: Verb
  ) -> (@MainActor (CommandRun) async throws -> Int32)? {
    switch verb {
    case .verify: { try await $0.verify() }
    case .record: { try await $0.record() }
    case .review: { try await $0.review() }
    case .list: { try await $0.list() }
    case .show: { try await $0.show() }
    case .coverage: { try await $0.coverage() }
    case .merge: nil
    }
  }

  /// The part of the screens that is asked for.
  private func shard(_ choice: ShardChoice?) throws(UsageError) -> Shard? {
    guard let choice else { return nil }
    let shard = try choice.part(in: environment.variables)
    if choice == .automatic { CIShard.acknowledge(in: environment.variables) }
    return shard
  }
}

// MARK: - Checks

extension SnapshotTool {
  /// Checks what the options say of the harness.
  private func check(_ options: Options) throws(UsageError) {
    if let harness = options.harness, harness != environment.executable {
      throw .otherHarness(harness, this: environment.executable)
    }
    let harnesses = environment.harnesses
    let needsOneHarness = !options.patterns.isEmpty || !options.reports.isEmpty || options.json
    if options.harness == nil, harnesses.count > 1, needsOneHarness {
      throw .ambiguousHarness(harnesses)
    }
    if let layout = options.layout, !walk.layouts.map(\.rawValue).contains(layout) {
      throw .undeclaredLayout(layout, declared: walk.layouts.map(\.rawValue))
    }
  }

  /// Checks that each report has a file, one of its own, and that none is a golden's.
  private func check(_ reports: [ReportRequest], in workplace: PackagePaths) throws(UsageError) {
    var files: Set<String> = []
    let goldens = Self.resolved(workplace.manifests) + "/"
    for report in reports {
      if report.path == "-" { throw .reportToStandardOutput(report.format) }
      let file = Self.resolved(workplace.path(of: report.path))
      if file.hasPrefix(goldens) { throw .reportAmongGoldens(report.path) }
      if !files.insert(file).inserted { throw .duplicateReportFile(report.path) }
    }
  }

  /// Where a path leads, the links in what is there of it followed, also those to nothing yet.
  private static func resolved(_ path: String, links: Int = 0) -> String {
    let url = URL(fileURLWithPath: path)
    if path == "/" || FileManager.default.fileExists(atPath: path) {
      return url.resolvingSymlinksInPath().path
    }
    let folder = url.deletingLastPathComponent()
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    if let link, links < maximumLinks {
      return resolved(URL(fileURLWithPath: link, relativeTo: folder).path, links: links + 1)
    }
    return resolved(folder.path, links: links) + "/" + url.lastPathComponent
  }

  /// The most links that are followed: what leads in a circle can be neither read nor written.
  private static let maximumLinks = 40

  /// The screens that are asked for.
  ///
  /// A pattern may also match an obsolete golden alone, so that one can be pruned by name.
  private func selection(_ options: Options, _ store: GoldenStore) throws -> ScreenSelection {
    let selection = ScreenSelection(options.patterns, in: options.layouts(among: walk.layouts))
    let unmatched =
      options.verb == .show
      ? selection.unmatchedPatterns(among: walk.screens)
      : try RunScope(of: walk, selection).unmatchedPatterns(in: store)
    guard let pattern = unmatched.first else { return selection }
    throw pattern == options.patterns.first && options.firstPatternCouldBeVerb
      ? UsageError.unknownVerbOrScreen(pattern, screens: walk.screens)
      : UsageError.noSuchScreen(pattern, nearest: NearestNames.to(pattern, among: walk.screens))
  }
}

/// The statuses that the process ends with.
///
/// - SeeAlso: diff(1) for 0, 1 and 2; sysexits(3) for 64; bash(1) for 128 and the number of a signal.
enum ExitStatus {
  static let success: Int32 = 0
  static let differences: Int32 = 1
  static let trouble: Int32 = 2
  static let usage: Int32 = 64
  static let interrupted: Int32 = 130
  static let closedPipe: Int32 = 141
}
