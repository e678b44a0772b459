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
  private let locatesScreens: Bool

  /// Receives the number of finished screens and the number of all screens.
  package typealias Progress = @MainActor (_ done: Int, _ all: Int) -> Void

  /// Checks everything that needs no rendering.
  ///
  /// - Parameters:
  ///   - request: The screens and the goldens.
  ///   - harness: The harness that declares the screens.
  ///   - runner: Renders the screens; this process by default.
  /// - Throws: ``ManifestError``, ``GoldenStoreError`` or ``SelectionError``.
  package init(
    _ request: RunRequest, harness: AnySnapshotHarness, runner: (any ScreenRunner)? = nil
  ) throws {
    try harness.check()
    let goldens = GoldenStore(
      of: harness.manifest, in: request.manifests, displayedAs: request.displayedManifests)
    if request.readsGoldens { try goldens.check(isRequired: request.requiresManifests) }
    let scope = RunScope(
      harness: harness,
      selection: ScreenSelection(request.selection, in: request.layouts ?? harness.layouts),
      shard: request.shard, journeys: try goldens.journeys(),
      selectsLayout: request.layouts != nil)
    let unmatched =
      request.readsGoldens ? try scope.unmatchedPatterns(in: goldens) : scope.unmatchedPatterns
    if let pattern = unmatched.first {
      throw SelectionError.noMatch(
        for: pattern,
        nearest: scope.selection.nearestPatterns(
          to: pattern, among: harness.screens, and: scope.journeys.map(\.name)))
    }
    if scope.hasPatternWithoutJourneys { throw SelectionError.nothingSelected }
    if !request.selection.isEmpty, scope.namedTasks.isEmpty, scope.namedJourneys.isEmpty {
      let unreferenced =
        request.readsGoldens ? try goldens.unreferenced(owned: harness.goldens) : []
      if scope.obsoleteGoldens(among: unreferenced).isEmpty { throw SelectionError.nothingSelected }
    }
    self.init(
      goldens: goldens, scope: scope, runner: runner, checksStability: request.checksStability,
      locatesScreens: request.locatesScreens)
  }

  init(
    goldens: GoldenStore, scope: RunScope, runner: (any ScreenRunner)? = nil,
    checksStability: Bool = false, locatesScreens: Bool = true
  ) {
    self.goldens = goldens
    self.scope = scope
    self.runner = runner ?? InProcessRunner(scope.harness)
    self.checksStability = checksStability
    self.locatesScreens = locatesScreens
  }

  /// Compares every selected screen with its golden, and writes nothing.
  ///
  /// - Parameters:
  ///   - computesDifferences: Whether results contain differences and headlines.
  ///   - progress: Called after each screen of the first pass.
  /// - Returns: A result for each screen, and for each obsolete golden of the selection.
  /// - Throws: ``GoldenStoreError``, or the error that stops the runner.
  package func compare(
    computesDifferences: Bool = true, progress: Progress = { _, _ in }
  ) async throws -> ComparedRun {
    // 1. List the goldens that no screen owns.
    let unreferenced = try goldens.unreferenced(owned: scope.harness.goldens)
    let sections = sections
    var completion = RunCompletion()
    var collectors: [ResultCollector] = []
    for (number, tasks) in sections.enumerated() {
      // 2. Render each screen or replay each journey, and compare the text with its golden.
      var results = ResultCollector(
        tasks, of: scope.harness, in: goldens, confirmsAll: checksStability)
      if completion.isComplete {
        let place = Self.place(of: number, in: sections)
        let first = try await firstPass(tasks, &results) {
          progress(place.before + $0, place.all)
        }
        completion += first
        // 3. Render each text that differs again, in another order: is it stable?
        var passes = ConfirmationPasses(
          after: RenderPass(tasks: tasks, processes: first.processes), with: runner,
          checksStability: checksStability)
        if completion.isComplete { completion += try await passes.confirm(&results) }
      }
      collectors.append(results)
    }
    var renamed: Set<GoldenFile> = []
    var renamedPictures: [String: GoldenFile] = [:]
    for number in collectors.indices {
      // 4. Find new screens that have an old golden under another name.
      renamed.formUnion(
        collectors[number].matchRenamed(among: unreferenced, following: renamedPictures))
      renamedPictures.merge(collectors[number].renamedGoldens) { first, _ in first }
      // 5. Compute differences and their headlines.
      if computesDifferences { collectors[number].computeDifferences() }
    }
    // 6. Report the selected goldens that still have no screen.
    let obsolete = scope.obsoleteGoldens(among: unreferenced.filter { !renamed.contains($0) })
    return comparedRun(&collectors, obsolete, completion)
  }

  /// Renders the selected screens without a comparison.
  ///
  /// - Parameter progress: Called after each screen.
  /// - Returns: The texts in declared order, or the failure of a screen; incomplete after an interrupt.
  /// - Throws: The error that stops the runner.
  package func renderTexts(
    progress: Progress = { _, _ in }
  ) async throws -> (texts: [Result<[UInt8], ScreenFailure>], completion: RunCompletion) {
    let sections = sections
    var completion = RunCompletion()
    var texts: [Result<[UInt8], ScreenFailure>] = []
    var failures: Set<ScreenFailure> = []
    for (number, tasks) in sections.enumerated() where completion.isComplete {
      let place = Self.place(of: number, in: sections)
      completion += try await runner.run(tasks, for: .texts) { position, outcome in
        if case .rendered(let screen) = outcome {
          texts += screen.texts.map { .success(scope.displayed($0)) }
        }
        let screen = scope.path(of: tasks[position].subject)
        // A screen that fails has neither pictures nor a control golden, for one reason.
        if let failure = ScreenFailure(of: screen, outcome), failures.insert(failure).inserted {
          texts.append(.failure(failure))
        }
        progress(place.before + position + 1, place.all)
      }
    }
    return (texts, completion)
  }
}

// MARK: - Steps

extension SnapshotPipeline {
  /// The tasks of the run in sections that share no processes: pictures, controls and journeys.
  ///
  /// A process that has tapped a control renders no picture: the tap may have left something behind.
  private var sections: [[RenderTask]] {
    let tasks = scope.namedTasks
    let pictures = tasks.limited { $0 != .controls }
    let controls = tasks.limited { $0 == .controls }
    let journeys = scope.namedJourneys.map { RenderTask($0) }
    // The shard takes its part of each section, so that merging can restore the order.
    let sections = [pictures, controls, journeys].map { scope.shardTasks(of: $0) }
    return sections.filter { !$0.isEmpty }
  }

  /// The number of tasks in the sections before one, and in all.
  private static func place(
    of number: Int, in sections: [[RenderTask]]
  ) -> (before: Int, all: Int) {
    let counts = sections.lazy.map(\.count)
    return (counts.prefix(number).reduce(0, +), counts.reduce(0, +))
  }

  private func firstPass(
    _ tasks: [RenderTask], _ results: inout ResultCollector, onDone: @MainActor (Int) -> Void
  ) async throws -> RunCompletion {
    func add(_ outcome: ScreenOutcome, at position: Int) {
      results.add(outcome, at: position)
      onDone(position + 1)
    }
    let comparison = RenderPurpose.comparison(goldens: goldens.folder, locates: locatesScreens)
    return checksStability
      // In one process, so that each screen can change all screens after it.
      ? try await runner.run(isolating: [tasks], for: .texts) { add($1, at: $0) }
      : try await runner.run(tasks, for: comparison) { add($1, at: $0) }
  }

  private func comparedRun(
    _ collectors: inout [ResultCollector], _ obsolete: [GoldenFile], _ completion: RunCompletion
  ) -> ComparedRun {
    let obsoleteResults = obsolete.map { ScreenResult(ofObsolete: $0, in: goldens) }
    let deletions = zip(obsolete, obsoleteResults).map { file, result in
      GoldenProposal(
        result: result, file: file, golden: try? goldens.read(file), previousFile: nil, text: nil)
    }
    let proposals = completion.isComplete ? collectors.flatMap(\.proposals) + deletions : []
    let hasUnconfirmed = collectors.contains { !$0.unconfirmed.isEmpty }
    var report = SnapshotReport(
      manifest: scope.harness.manifest, layouts: scope.selection.layouts,
      results: collectors.takeResults(appending: obsoleteResults), shard: scope.shard)
    report.selection = scope.selection.criteria
    report.problems = completion.problems
    report.isConfirmedInOneProcess = !runner.startsProcesses && hasUnconfirmed
    if !completion.isComplete { report.markInterrupted() }
    return ComparedRun(report: report, proposals: proposals)
  }
}

/// The results of a run, and the goldens that it can record.
package struct ComparedRun: Sendable {
  package let report: SnapshotReport

  /// In the order of the report; empty if the run was interrupted.
  package let proposals: [GoldenProposal]
}
