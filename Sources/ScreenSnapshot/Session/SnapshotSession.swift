/// One run over the selected screens of a harness and their goldens.
@MainActor
package struct SnapshotSession {
  private let scope: RunScope
  private let store: GoldenStore
  private let source: any ScreenRunner
  private let checksStability: Bool
  private let isInterrupted: @Sendable () -> Bool
  private let onInterrupt: OnInterrupt

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - walk: The screens.
  ///   - store: Their goldens.
  ///   - selection: Which screens to look at.
  ///   - shard: Which part of those to look at; nil for all.
  ///   - source: Shows the screens; in this process by default.
  ///   - checksStability: Whether each screen is shown twice, and not only one that differs from its
  ///     golden.
  ///   - isInterrupted: Whether no more is to be written.
  ///   - onInterrupt: Registers a handler that ends the wait for another recording.
  package init(
    walk: AnySnapshotHarness, store: GoldenStore, selection: ScreenSelection, shard: Shard? = nil,
    source: (any ScreenRunner)? = nil, checksStability: Bool = false,
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    onInterrupt: @escaping OnInterrupt = { _ in }
  ) {
    scope = RunScope(of: walk, selection, shard: shard)
    self.store = store
    self.source = source ?? InProcessRunner(walk)
    self.checksStability = checksStability
    self.isInterrupted = isInterrupted
    self.onInterrupt = onInterrupt
  }

  /// Compares every selected screen with its golden.
  ///
  /// Writes nothing.
  ///
  /// - Parameter progress: Told of the number of screens that are done, and of all.
  /// - Returns: A result for every screen, and for every obsolete file that matches the selection.
  /// - Throws: ``GoldenStoreError`` where the goldens' folders cannot be listed.
  package func verify(
    progress: @MainActor (Int, Int) -> Void = { _, _ in }
  ) async throws -> SnapshotReport {
    try await look(progress).report
  }

  /// Compares every selected screen with its golden, and gives the text of each that is not
  /// matched too, so that it can be recorded later.
  ///
  /// - Parameter progress: Told of the number of screens that are done, and of all.
  /// - Returns: The report, and what can be recorded, in the order of the report.
  /// - Throws: ``GoldenStoreError`` where the goldens' folders cannot be listed.
  package func proposals(
    progress: @MainActor (Int, Int) -> Void = { _, _ in }
  ) async throws -> (report: SnapshotReport, proposals: [GoldenProposal]) {
    try await look(progress)
  }

  /// Writes, moves or deletes the goldens of proposals, but for those that are not what they were any
  /// more, until an interrupt comes.
  ///
  /// - Parameters:
  ///   - proposals: The proposals.
  ///   - waiting: Told of the process that is recording where this one has to wait.
  ///   - done: Told of each, what was done or why it could not be.
  package func accept(
    _ proposals: some Sequence<GoldenProposal>, waiting: (String) -> Void = { _ in },
    done: (Result<GoldenChange, GoldenChangeError>) -> Void
  ) async {
    let lock: RecordingLock?
    do {
      lock = try await store.lock(onInterrupt: onInterrupt, onWait: waiting)
    } catch {
      for proposal in proposals { done(.failure(failure(of: proposal, error.firstLine))) }
      return
    }
    defer { lock?.release() }
    for proposal in proposals where !isInterrupted() {
      done(Result { () throws(GoldenChangeError) in try accept(proposal) })
    }
  }

  private func accept(_ proposal: GoldenProposal) throws(GoldenChangeError) -> GoldenChange {
    let isAsBefore =
      (try? store.read(proposal.file)) == proposal.golden
      && proposal.old.flatMap { try? store.read($0) } == proposal.oldGolden
    guard isAsBefore else { throw failure(of: proposal, "it changed since it was compared") }
    return try apply(proposal, isDryRun: false)
  }

  private func failure(of proposal: GoldenProposal, _ reason: String) -> GoldenChangeError {
    GoldenChangeError(
      kind: proposal.kind(in: store), golden: store.shownPath(of: proposal.file),
      reason: reason, isDenied: false)
  }

  /// Compares every selected screen with its golden, and writes the goldens that the mode says.
  ///
  /// A screen that cannot be shown is left out, the others are written all the same. An interrupt leaves
  /// each golden old or new.
  ///
  /// - Parameters:
  ///   - mode: What to write and delete.
  ///   - progress: Told of the number of screens that are done, and of all.
  ///   - waiting: Told of the process that is recording where this one has to wait.
  ///   - change: Told of each file right after it was written, moved or deleted.
  /// - Returns: The verdicts as they were before, and what could not be written.
  /// - Throws: ``GoldenStoreError`` where the goldens' folders cannot be listed, and
  ///   ``RecordingLockError`` where another recording does not end.
  package func record(
    _ mode: RecordMode, progress: @MainActor (Int, Int) -> Void = { _, _ in },
    waiting: (String) -> Void = { _ in }, change: (GoldenChange) -> Void
  ) async throws -> RecordReport {
    let lock =
      mode.isDryRun ? nil : try await store.lock(onInterrupt: onInterrupt, onWait: waiting)
    defer { lock?.release() }
    var changes: [GoldenChange] = []
    var failures: [GoldenChangeError] = []
    func apply(_ proposal: GoldenProposal) {
      do throws(GoldenChangeError) {
        let done = try self.apply(proposal, isDryRun: mode.isDryRun)
        changes.append(done)
        change(done)
      } catch {
        failures.append(error)
      }
    }
    let (report, proposals) = try await look(progress, explains: false)
    let wanted = proposals.filter { mode.changes($0.result.verdict) }
    for proposal in wanted {
      if isInterrupted() { break }
      apply(proposal)
    }
    return RecordReport(
      verdicts: report, mode: mode, changes: changes, failures: failures,
      left: wanted.count - changes.count - failures.count,
      lookalikes: report.isFirst ? Self.lookalikes(among: proposals) : [])
  }

  /// The screens that show the same, in the layout that is drawn first.
  private static func lookalikes(among proposals: [GoldenProposal]) -> [[String]] {
    guard let layout = proposals.first?.result.layout else { return [] }
    var lookalikes = DuplicateScreens()
    for proposal in proposals where proposal.result.layout == layout {
      if let text = proposal.text { lookalikes.add(text, of: proposal.result.screen) }
    }
    return lookalikes.groups
  }

  /// The other manifests that there are goldens of; sorted.
  ///
  /// A manifest is called like its harness, so one that was renamed leaves its goldens behind.
  package var otherManifests: [String] { store.otherManifests }

  /// Renders the selected screens in the selected layouts, and compares nothing.
  ///
  /// - Parameter progress: Told of the number of screens that are done, and of all.
  /// - Returns: The texts in declared order, or why a screen has none, and how that ended: an
  ///   interrupt leaves some out.
  /// - Throws: What keeps all screens from being shown.
  package func texts(
    progress: @MainActor (Int, Int) -> Void = { _, _ in }
  ) async throws -> (texts: [Result<[UInt8], ScreenFailure>], end: RunCompletion) {
    let tasks = scope.tasks
    var texts: [Result<[UInt8], ScreenFailure>] = []
    var done = 0
    let end = try await source.show(tasks, for: .texts) { position, outcome in
      if case .rendered(let screen) = outcome { texts += screen.texts.map { .success($0.bytes) } }
      let screen = scope.walk.screens[tasks[position].index]
      if let failure = ScreenFailure(of: screen, outcome) { texts.append(.failure(failure)) }
      done += 1
      progress(done, tasks.count)
    }
    return (texts, end)
  }
}

// MARK: - Steps

extension SnapshotSession {
  /// Looks at all selected screens, and once more at those that differ.
  ///
  /// - Parameters:
  ///   - progress: Told of the number of screens that are done, and of all.
  ///   - explains: Whether it is found out in what they differ.
  /// - Returns: All verdicts, and what can be recorded; nothing can where not all was looked at.
  /// - Throws: ``GoldenStoreError``, and what keeps all screens from being shown.
  private func look(
    _ progress: @MainActor (Int, Int) -> Void, explains: Bool = true
  ) async throws -> (report: SnapshotReport, proposals: [GoldenProposal]) {
    let strangers = try store.obsolete(besides: scope.walk.goldens)
    var (findings, end) = try await firstPass(besides: strangers.count, progress)
    if end.isWhole { end += try await confirmationPass(at: &findings) }
    let renamed = findings.matchRenamed(among: strangers)
    if explains { findings.explain() }
    let obsolete = scope.obsolete(among: strangers)
      .filter { !renamed.contains($0) }
      .map { (file: $0, result: ScreenResult(ofObsolete: $0, in: store)) }
    let deletions = obsolete.map { file, result in
      GoldenProposal(
        result: result, file: file, golden: try? store.read(file), old: nil, text: nil)
    }
    let proposals = end.isWhole ? findings.proposals + deletions : []
    let results = findings.takeResults(besides: obsolete.map(\.result))
    return (report(on: results, end), proposals)
  }

  /// Shows all selected screens.
  private func firstPass(
    besides obsolete: Int, _ progress: @MainActor (Int, Int) -> Void
  ) async throws -> (ResultCollector, RunCompletion) {
    let tasks = scope.tasks
    var findings = ResultCollector(
      on: tasks, of: scope.walk, in: store, confirmsAll: checksStability, besides: obsolete)
    let purpose = checksStability ? RenderPurpose.texts : .comparison(goldens: store.folder)
    var done = 0
    let end = try await source.show(tasks, for: purpose) { position, outcome in
      findings.add(outcome, at: position)
      done += 1
      progress(done, tasks.count)
    }
    return (findings, end)
  }

  /// Shows once more what is not taken for granted.
  private func confirmationPass(at findings: inout ResultCollector) async throws -> RunCompletion {
    let tasks = findings.unconfirmed.map(\.task)
    guard !tasks.isEmpty else { return RunCompletion() }
    return try await source.show(tasks, for: .texts) { findings.confirm($1, at: $0) }
  }

  private func report(on results: [ScreenResult], _ end: RunCompletion) -> SnapshotReport {
    var report = SnapshotReport(
      manifest: scope.walk.manifest, layouts: scope.selection.layouts, results: results,
      shard: scope.shard)
    report.patterns = scope.selection.patterns
    report.problems = end.problems
    if !end.isWhole { report.interrupt() }
    return report
  }

  /// Changes the file of one proposal, unless nothing is to be written.
  private func apply(
    _ proposal: GoldenProposal, isDryRun: Bool
  ) throws(GoldenChangeError) -> GoldenChange {
    let kind = proposal.kind(in: store)
    let path = store.shownPath(of: proposal.file)
    do throws(FileSystem.Failure) {
      if !isDryRun { try write(proposal) }
    } catch {
      throw GoldenChangeError(
        kind: kind, golden: path, reason: error.reason, isDenied: error.isDenied)
    }
    return GoldenChange(kind: kind, golden: path)
  }

  private func write(_ proposal: GoldenProposal) throws(FileSystem.Failure) {
    switch (proposal.text, proposal.old) {
    case (nil, _): try store.remove(proposal.file)
    case (let text?, nil): try store.write(text, to: proposal.file)
    case (let text?, let old?): try store.move(old, to: proposal.file, holding: text)
    }
  }
}
