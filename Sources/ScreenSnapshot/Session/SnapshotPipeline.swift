/// One run over a harness's screens: from the manifest to a verdict for each screen.
///
/// The command line and the test API share it. ``compare(computesDifferences:progress:)`` lists the
/// steps.
@MainActor
package struct SnapshotPipeline {
  /// The goldens of the harness.
  package let goldens: GoldenStore

  private let scope: RunScope
  private let runner: any ScreenRunner
  private let checksStability: Bool

  /// Receives the number of finished screens and the number of all screens.
  package typealias Progress = @MainActor (_ done: Int, _ all: Int) -> Void

  /// Checks everything that needs no rendering.
  ///
  /// - Parameters:
  ///   - request: The screens and the goldens.
  ///   - harness: The harness that declares the screens.
  ///   - runner: Renders the screens; this process by default.
  /// - Throws: ``ManifestError``, ``GoldenStoreError``, ``SelectionError`` or ``LocationError``.
  package init(
    _ request: RunRequest, harness: AnySnapshotHarness, runner: (any ScreenRunner)? = nil
  ) throws {
    try harness.check()
    let goldens = GoldenStore(
      of: harness.manifest, in: request.manifests, displayedAs: request.displayedManifests)
    let scope = RunScope(
      harness: harness,
      selection: ScreenSelection(request.selection, in: request.layouts ?? harness.layouts),
      shard: request.shard)
    if request.readsGoldens { try goldens.check(isRequired: request.requiresManifests) }
    let unmatched =
      request.readsGoldens
      ? try scope.unmatchedPatterns(in: goldens)
      : scope.selection.unmatchedPatterns(among: harness.screens)
    if let pattern = unmatched.first {
      throw SelectionError(
        pattern: pattern, nearest: NearestNames.nearest(to: pattern, among: harness.screens))
    }
    if !request.selection.exclusions.isEmpty, scope.namedTasks.isEmpty {
      let unreferenced =
        request.readsGoldens ? try goldens.unreferenced(owned: harness.goldens) : []
      if scope.obsoleteGoldens(among: unreferenced).isEmpty { throw LocationError.noScreens }
    }
    self.init(
      goldens: goldens, scope: scope, runner: runner, checksStability: request.checksStability)
  }

  init(
    goldens: GoldenStore, scope: RunScope, runner: (any ScreenRunner)? = nil,
    checksStability: Bool = false
  ) {
    self.goldens = goldens
    self.scope = scope
    self.runner = runner ?? InProcessRunner(scope.harness)
    self.checksStability = checksStability
  }

  /// Compares every selected screen with its golden, and writes nothing.
  ///
  /// - Parameters:
  ///   - computesDifferences: Whether results contain differences and headlines.
  ///   - progress: Called after each screen of the first pass.
  /// - Returns: A result for each screen, and for each obsolete golden of the selection.
  /// - Throws: ``GoldenStoreError``, ``LocationError``, or the error that stops the runner.
  package func compare(
    computesDifferences: Bool = true, progress: Progress = { _, _ in }
  ) async throws -> ComparedRun {
    // 1. List the goldens that no screen owns.
    let unreferenced = try goldens.unreferenced(owned: scope.harness.goldens)
    // 2. Find the screens in the selected tabs and flows.
    var (tasks, completion) = try await locatedTasks()
    // 3. Render each screen and compare it with its golden.
    var results = ResultCollector(
      tasks, of: scope.harness, in: goldens, confirmsAll: checksStability,
      extraCapacity: unreferenced.count)
    if completion.isComplete { completion += try await firstPass(tasks, &results, progress) }
    // 4. Render each screen that differs again: is it stable?
    if completion.isComplete { completion += try await confirmationPass(&results) }
    // 5. Find new screens that have an old golden under another name.
    let renamed = results.matchRenamed(among: unreferenced)
    // 6. Compute differences and their headlines.
    if computesDifferences { results.computeDifferences() }
    // 7. Report the selected goldens that still have no screen.
    let obsolete = scope.obsoleteGoldens(among: unreferenced.filter { !renamed.contains($0) })
    return comparedRun(&results, obsolete, completion)
  }

  /// Renders the selected screens without a comparison.
  ///
  /// - Parameter progress: Called after each screen.
  /// - Returns: The texts in declared order, or the failure of a screen; incomplete after an interrupt.
  /// - Throws: ``LocationError``, or the error that stops the runner.
  package func renderTexts(
    progress: Progress = { _, _ in }
  ) async throws -> (texts: [Result<[UInt8], ScreenFailure>], completion: RunCompletion) {
    var (tasks, completion) = try await locatedTasks()
    guard completion.isComplete else { return ([], completion) }
    var texts: [Result<[UInt8], ScreenFailure>] = []
    completion += try await runner.run(tasks, for: .texts) { position, outcome in
      if case .rendered(let screen) = outcome { texts += screen.texts.map { .success($0.bytes) } }
      let screen = scope.harness.screens[tasks[position].index]
      if let failure = ScreenFailure(of: screen, outcome) { texts.append(.failure(failure)) }
      progress(position + 1, tasks.count)
    }
    return (texts, completion)
  }
}

// MARK: - Steps

extension SnapshotPipeline {
  /// The screens of the run.
  ///
  /// If tabs or flows are selected, this navigates to each screen that the patterns select, in each
  /// layout, and renders none.
  private func locatedTasks() async throws -> ([RenderTask], RunCompletion) {
    let criteria = scope.selection.criteria
    guard criteria.selectsLocations else { return (scope.tasks, RunCompletion()) }
    let tasks = scope.namedTasks.flatMap { task in
      task.layouts.map { RenderTask(index: task.index, layouts: [$0]) }
    }
    var filter = LocationFilter(criteria)
    let completion = try await runner.run(tasks, for: .location) { filter.add(tasks[$0], $1) }
    if completion.isComplete { try filter.check() }
    return (scope.shardTasks(of: filter.tasks), completion)
  }

  private func firstPass(
    _ tasks: [RenderTask], _ results: inout ResultCollector, _ progress: Progress
  ) async throws -> RunCompletion {
    let purpose = checksStability ? RenderPurpose.texts : .comparison(goldens: goldens.folder)
    return try await runner.run(tasks, for: purpose) { position, outcome in
      results.add(outcome, at: position)
      progress(position + 1, tasks.count)
    }
  }

  private func confirmationPass(_ results: inout ResultCollector) async throws -> RunCompletion {
    let tasks = results.unconfirmed.map(\.task)
    guard !tasks.isEmpty else { return RunCompletion() }
    return try await runner.run(tasks, for: .texts) { results.confirm($1, at: $0) }
  }

  private func comparedRun(
    _ results: inout ResultCollector, _ obsolete: [GoldenFile], _ completion: RunCompletion
  ) -> ComparedRun {
    let obsoleteResults = obsolete.map { ScreenResult(ofObsolete: $0, in: goldens) }
    let deletions = zip(obsolete, obsoleteResults).map { file, result in
      GoldenProposal(
        result: result, file: file, golden: try? goldens.read(file), previousFile: nil, text: nil)
    }
    let proposals = completion.isComplete ? results.proposals + deletions : []
    var report = SnapshotReport(
      manifest: scope.harness.manifest, layouts: scope.selection.layouts,
      results: results.takeResults(appending: obsoleteResults), shard: scope.shard)
    report.selection = scope.selection.criteria
    report.problems = completion.problems
    if !completion.isComplete { report.markInterrupted() }
    return ComparedRun(report: report, proposals: proposals)
  }
}

/// The screens and the goldens of a run.
package struct RunRequest: Sendable {
  /// The names that select screens.
  package var selection = SelectionCriteria()

  /// The layouts to render; all that the harness declares if nil.
  package var layouts: [ScreenLayout]?

  /// The shard to render; all selected screens if nil.
  package var shard: Shard?

  /// The folder of all manifests, absolute.
  package let manifests: String

  /// The folder of all manifests, as messages print it.
  package let displayedManifests: String

  /// Whether the manifests folder must exist.
  package var requiresManifests = false

  /// Whether the run compares screens with goldens; its patterns then match obsolete goldens, too.
  package var readsGoldens = true

  /// Whether screens that match are rendered again, too.
  package var checksStability = false

  package init(manifests: String, displayedManifests: String) {
    self.manifests = manifests
    self.displayedManifests = displayedManifests
  }
}

/// The results of a run, and the goldens that it can record.
package struct ComparedRun: Sendable {
  package let report: SnapshotReport

  /// In the order of the report; empty if the run was interrupted.
  package let proposals: [GoldenProposal]
}
