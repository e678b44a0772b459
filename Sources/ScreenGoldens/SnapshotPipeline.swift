package import ScreenJobs
import ScreenRendering
package import ScreenSnapshot
import ScreenText

/// One run over a harness's screens: from the manifest to a verdict for each screen.
///
/// The command line and the test API share it. ``compare(computesDifferences:progress:)`` lists the
/// steps.
@MainActor
package struct SnapshotPipeline {
  package let goldens: GoldenStore

  private let request: RunRequest
  private let scope: RunScope
  private let runner: any JobRunner

  /// Checks everything that needs no rendering.
  ///
  /// Screens render in this process unless there is a `runner`.
  ///
  /// - Throws: `ManifestError`, ``GoldenStoreError`` or `SelectionError`.
  package init(
    _ request: RunRequest, harness: AnySnapshotHarness, runner: (any JobRunner)? = nil
  ) throws {
    try harness.check()
    let goldens = GoldenStore(
      of: harness.manifest, in: request.manifests, displayedAs: request.displayedManifests)
    if request.readsGoldens { try goldens.check(isRequired: request.requiresManifests) }
    var selection = request.selection
    selection.layouts = request.layouts ?? harness.layouts
    let scope = RunScope(
      harness: harness, selection: selection, journeys: try goldens.journeys(),
      isLimitedToLayouts: request.layouts != nil)
    try scope.check {
      request.readsGoldens ? try goldens.unreferenced(owned: harness.goldens) : []
    }
    (self.request, self.goldens, self.scope) = (request, goldens, scope)
    self.runner = runner ?? InProcessRunner(harness)
  }

  /// Compares every selected screen with its golden, and writes nothing.
  ///
  /// - Parameters:
  ///   - computesDifferences: Whether results contain differences and headlines.
  ///   - progress: Called before and after each screen of the first pass.
  /// - Returns: A result for each screen, and for each obsolete golden of the selection.
  /// - Throws: ``GoldenStoreError``, or the error that stops the runner.
  package func compare(
    computesDifferences: Bool = true, progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> SnapshotReport {
    let start = request.clock.now()
    // 1. List the goldens that no screen owns.
    let unreferenced = try goldens.unreferenced(owned: scope.harness.goldens)
    var jobs = scope.jobs()
    var results = ResultCollector(
      harness: scope.harness, store: goldens, confirmsAll: request.checksStability,
      onDifference: request.onDifference)
    var counter = ProgressCounter(of: jobs.count, among: scope.harness.screens, progress)
    // 2. Draw the pictures, tap the controls and replay the journeys.
    try await compare(jobs.pictures, &results, &counter)
    results.completion += try await jobs.addDialogs(of: scope.harness, on: runner)
    try await compare(jobs.controls, &results, &counter)
    try await compare(jobs.journeys, &results, &counter)
    // 3. Find screens that need not be skipped.
    let needless =
      results.completion.isComplete
      ? try await scope.needlesslySkipped(on: runner, request.clock, &results.completion) : []
    // 4. Find new screens that have an old golden under another name.
    let renamed = results.matchRenamed(among: unreferenced)
    // 5. Compute differences and their headlines.
    if computesDifferences { results.addDifferences() }
    // 6. Report the selected goldens that still have no screen.
    let obsolete = scope.obsoleteGoldens(among: unreferenced.filter { !renamed.contains($0) })
    var report = report(results, obsolete, needlesslySkipped: needless)
    // 7. Keep the times of the run, to find texts to record that contain one.
    if results.results.contains(where: { $0.change != nil }) {
      report.times = RunTimes(from: start, to: request.clock)
    }
    return report
  }

  /// Renders the selected screens without a comparison.
  ///
  /// The screens that the harness skips are among them, because a person names them.
  ///
  /// - Returns: The texts in declared order, or the failure of a screen; incomplete after an interrupt.
  package func renderTexts(
    progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> (texts: [Result<[UInt8], ScreenFailure>], completion: RunCompletion) {
    var jobs = scope.jobs(includesSkipped: true)
    var texts: [Result<[UInt8], ScreenFailure>] = []
    var failures: Set<ScreenFailure> = []
    var completion = RunCompletion()
    var counter = ProgressCounter(of: jobs.count, among: scope.harness.screens, progress)
    func render(_ jobs: [some GoldenJob]) async throws {
      guard completion.isComplete, !jobs.isEmpty else { return }
      counter.begin(jobs)
      completion += try await runner.run(jobs) { position, outcome in
        if case .completed(let screen) = outcome {
          texts += screen.texts.map {
            .success(scope.harness.redaction.displayed($0.bytes, in: $0.folder))
          }
        }
        let screen = jobs[position].path(among: scope.harness.screens)
        // A screen that cannot be rendered fails in its pictures and in its control golden; it is reported once.
        if let failure = ScreenFailure(of: screen, outcome), failures.insert(failure).inserted {
          texts.append(.failure(failure))
        }
        counter.finish(position, of: jobs)
      }
    }
    try await render(jobs.pictures)
    completion += try await jobs.addDialogs(of: scope.harness, on: runner)
    try await render(jobs.controls)
    try await render(jobs.journeys)
    return (texts, completion)
  }
}

// MARK: - Steps

extension SnapshotPipeline {
  /// What a comparison needs of the results of its jobs.
  private var options: RenderOptions {
    RenderOptions(
      comparingWith: request.checksStability ? nil : goldens.folder,
      locates: request.locatesScreens, connects: request.connectsScreens)
  }

  /// Compares the texts of jobs of one kind with their goldens, unless the run is interrupted.
  private func compare<J: GoldenJob>(
    _ jobs: [J], _ results: inout ResultCollector, _ counter: inout ProgressCounter
  ) async throws {
    guard results.completion.isComplete, !jobs.isEmpty else { return }
    let unconfirmed = results.unconfirmed.count
    counter.begin(jobs)
    // 1. Render each screen or journey, and compare the text with its golden.
    var jobs = jobs
    var retried: [Int] = []
    func add(_ outcome: JobOutcome<RenderedScreen>, at position: Int) {
      if let job = jobs[position].retry(after: outcome) {
        jobs[position] = job
        retried.append(position)
        return
      }
      results.add(outcome, of: jobs[position], at: position)
      counter.finish(position, of: jobs)
    }
    // A check of stability takes one process, so that each screen can change all screens after it.
    results.completion += try await runner.run(
      jobs, in: request.checksStability ? 1 : nil, with: options
    ) { add($1, at: $0) }
    guard results.completion.isComplete else { return }
    // 2. Replay journeys up to the steps that they know to fail.
    if !retried.isEmpty {
      results.completion += try await runner.run(retried.map { jobs[$0] }, with: options) {
        add($1, at: retried[$0])
      }
      guard results.completion.isComplete else { return }
    }
    // 3. Render each text that differs again, in another order: is it stable?
    try await confirm(unconfirmed..<results.unconfirmed.count, of: jobs, &results)
  }

  /// The maximum number of screens that each render in a process of their own.
  private static let maximumProcesses = 64

  /// Renders unconfirmed texts again, in another order and in processes that have rendered nothing before.
  ///
  /// A screen may leak state into its process, such as a changed static. Then another order changes the text
  /// of other screens.
  private func confirm<J: GoldenJob>(
    _ numbers: Range<Int>, of jobs: [J], _ results: inout ResultCollector
  ) async throws {
    if numbers.isEmpty { return }
    func render(_ numbers: [Int], in processes: Int?) async throws {
      let jobs = numbers.map { jobs[results.unconfirmed[$0].position] }
      // All texts, also those that equal their goldens.
      let options = RenderOptions(locates: request.locatesScreens)
      results.completion += try await runner.run(jobs, in: processes, with: options) {
        results.confirm($1, of: numbers[$0])
      }
    }
    guard request.checksStability else {
      let processes = numbers.count > Self.maximumProcesses ? nil : numbers.count
      return try await render(numbers.reversed(), in: processes)
    }
    // The one place that waits: texts that are written twice in one second may have the time.
    await request.clock.waitForNextSecond()
    try await render(numbers.reversed(), in: 1)
    // A screen between two that change it renders the same in both orders.
    if runner.startsProcesses, results.completion.isComplete {
      let same = numbers.filter { results.needsConfirmation(results.unconfirmed[$0]) }
      try await render(same, in: Self.maximumProcesses)
    }
  }

  private func report(
    _ results: ResultCollector, _ obsolete: [GoldenFile], needlesslySkipped: [Int]
  ) -> SnapshotReport {
    let obsoleteResults = obsolete.map { file in
      ScreenResult(
        screen: GoldenName.screen(of: file.name), file: file,
        golden: goldens.displayPath(of: file), verdict: .obsolete,
        change: ProposedChange(golden: goldens.bytes(of: file)))
    }
    var report = SnapshotReport(
      manifest: scope.harness.manifest, layouts: scope.selection.layouts,
      results: results.results + obsoleteResults)
    report.redaction = scope.harness.redaction
    report.readGolden = { [goldens] in goldens.bytes(of: $0.file) }
    report.selection = scope.selection
    if report.selection.isEmpty { report.unreadFolders = goldens.unreadFolders() }
    report.skipped = scope.harness.skipped(among: scope.skipped)
    report.problems =
      results.completion.problems
      + scope.harness.skipped(among: needlesslySkipped).map {
        """
        the harness skips '\(TextColumns.visible($0.screen))', which renders the same each time: return nil for it \
        from 'reasonToSkip(_:)'
        """
      }
    report.isConfirmedInOneProcess = !runner.startsProcesses && !results.unconfirmed.isEmpty
    if request.connectsScreens { report.connect(among: scope.harness.screens) }
    if !results.completion.isComplete { report.markInterrupted() }
    return report
  }
}
