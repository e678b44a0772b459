/// One run over the selected screens of a harness and their goldens.
@MainActor
package struct SnapshotSession {
  private let walk: ScreenWalk
  private let store: GoldenStore
  private let selection: ScreenSelection
  private let shard: Shard?
  private let source: any ScreenSource
  private let checksStability: Bool

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
  package init(
    walk: ScreenWalk, store: GoldenStore, selection: ScreenSelection, shard: Shard? = nil,
    source: (any ScreenSource)? = nil, checksStability: Bool = false
  ) {
    self.walk = walk
    self.store = store
    self.selection = selection
    self.shard = shard
    self.source = source ?? LocalScreens(walk)
    self.checksStability = checksStability
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
    try await judgements(progress) { _ in }.report
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
    var proposals: [GoldenProposal] = []
    let (report, obsolete) = try await judgements(progress) { judgement in
      guard let text = judgement.text, judgement.result.verdict != .matched else { return }
      proposals.append(
        GoldenProposal(
          result: judgement.result, file: judgement.golden, old: judgement.old, text: text))
    }
    proposals += obsolete.map { golden in
      GoldenProposal(result: result(ofObsolete: golden), file: golden, old: nil, text: nil)
    }
    return (report, proposals)
  }

  /// Writes, moves or deletes the golden of one proposal.
  ///
  /// - Returns: What was done.
  /// - Throws: ``GoldenChangeError`` where it could not be.
  package func accept(_ proposal: GoldenProposal) throws(GoldenChangeError) -> GoldenChange {
    try apply(proposal, isDryRun: false)
  }

  /// Compares every selected screen with its golden, and writes the goldens that the mode says.
  ///
  /// A screen that cannot be shown is left out, the others are written all the same.
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
    let lock = mode.isDryRun ? nil : try store.lock(waiting: waiting)
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
    let (report, obsolete) = try await judgements(progress) { judgement in
      guard let text = judgement.text, mode.writes(judgement.result.verdict) else { return }
      apply(
        GoldenProposal(
          result: judgement.result, file: judgement.golden, old: judgement.old, text: text))
    }
    for golden in obsolete where mode.deletesObsolete {
      apply(
        GoldenProposal(result: result(ofObsolete: golden), file: golden, old: nil, text: nil))
    }
    return RecordReport(verdicts: report, mode: mode, changes: changes, failures: failures)
  }

  /// The patterns that match neither a screen nor an obsolete file.
  ///
  /// The folders are listed once, and only where a pattern matches no screen.
  ///
  /// - Throws: ``GoldenStoreError`` where the goldens' folders cannot be listed.
  package func unmatchedPatterns() throws(GoldenStoreError) -> [String] {
    let patterns = selection.unmatchedPatterns(among: walk.screens)
    guard !patterns.isEmpty else { return [] }
    let obsolete = selected(try store.obsolete(besides: walk.goldens))
    return patterns.filter { pattern in
      let selection = ScreenSelection([pattern], in: selection.layouts)
      return !obsolete.contains {
        selection.matches(GoldenName.screen(of: $0.name), in: $0.layout)
      }
    }
  }

  /// Renders the selected screens in the selected layouts, and compares nothing.
  ///
  /// - Parameter progress: Told of the number of screens that are done, and of all.
  /// - Returns: The texts in declared order, or why a screen has none, and how that ended: an
  ///   interrupt leaves some out.
  /// - Throws: What keeps all screens from being shown.
  package func texts(
    progress: @MainActor (Int, Int) -> Void = { _, _ in }
  ) async throws -> (texts: [Result<[UInt8], ScreenFailure>], end: ShowingEnd) {
    let tasks = selectedIndices.map { RenderTask(index: $0, layouts: selectedLayouts(of: $0)) }
    var texts: [Result<[UInt8], ScreenFailure>] = []
    var done = 0
    let end = try await source.show(tasks) { position, outcome in
      if case .rendered(let screen) = outcome { texts += screen.texts.map { .success($0.bytes) } }
      let screen = walk.screens[tasks[position].index]
      if let failure = ScreenFailure(of: screen, outcome) { texts.append(.failure(failure)) }
      done += 1
      progress(done, tasks.count)
    }
    return (texts, end)
  }
}

// MARK: - Steps

extension SnapshotSession {
  /// A screen's result in one layout, and its text where it could be shown.
  private struct Judgement {
    let golden: GoldenFile
    var result: ScreenResult
    let text: [UInt8]?
    /// The golden of its old name, where the screen was renamed.
    var old: GoldenFile?

    /// Takes the text back where the screen shows another one when it is shown again.
    mutating func compare(again second: [UInt8]) {
      guard let text, let difference = UnstableText(text, second) else { return }
      result.verdict = .unstable
      result.reason = difference.reason
      (result.diff, result.exactDiff, result.headline) = (nil, nil, nil)
      self = Judgement(golden: golden, result: result, text: nil)
    }

    /// Makes the result of a new screen that of one whose golden had another name.
    mutating func becomeRenamed(from old: GoldenFile, _ stranger: ScreenResult, _ bytes: [UInt8]) {
      self.old = old
      result.becomeRenamed(from: stranger, holding: bytes, showing: text ?? [])
    }
  }

  /// Looks at all selected screens, and once more at those that differ: what is not the same twice
  /// is not believed.
  ///
  /// - Returns: All verdicts, and the files that are obsolete.
  private func judgements(
    _ progress: @MainActor (Int, Int) -> Void, _ judged: (Judgement) -> Void
  ) async throws -> (report: SnapshotReport, obsolete: [GoldenFile]) {
    let strangers = try store.obsolete(besides: walk.goldens)
    let tasks = tasks
    var judgements: [Int: [Judgement]] = [:]
    var end = try await source.show(tasks) { position, outcome in
      judgements[position] = judge(outcome, of: tasks[position])
      progress(judgements.count, tasks.count)
    }
    if end.isWhole {
      let second = try await confirm(&judgements, of: tasks)
      end = ShowingEnd(isWhole: second.isWhole, problems: end.problems + second.problems)
    }
    let isWhole = end.isWhole
    var renamed = RenamedGoldens(strangers, in: store)
    var results: [ScreenResult] = []
    for position in tasks.indices {
      for var judgement in judgements[position] ?? [] {
        if judgement.result.verdict == .new, let text = judgement.text,
          let old = renamed.golden(for: text, in: judgement.golden.layout)
        {
          judgement.becomeRenamed(
            from: old, result(ofObsolete: old), (try? store.read(old)).flatMap(\.self) ?? [])
        }
        results.append(judgement.result)
        if isWhole { judged(judgement) }
      }
    }
    let obsolete = selected(strangers).filter { !renamed.found.contains($0) }
    results += obsolete.map(result(ofObsolete:))
    var report = SnapshotReport(
      manifest: walk.manifest, layouts: selection.layouts, results: results, shard: shard)
    report.patterns = selection.patterns
    report.problems = end.problems
    if !isWhole { report.interrupt() }
    return (report, isWhole ? obsolete : [])
  }

  /// Shows screens that differ from their goldens a second time, or all where that is asked for.
  ///
  /// - Returns: How that ended.
  private func confirm(
    _ judgements: inout [Int: [Judgement]], of tasks: [RenderTask]
  ) async throws -> ShowingEnd {
    let doubtful = tasks.indices.filter { position in
      (judgements[position] ?? []).contains { judgement in
        judgement.text != nil && (checksStability || judgement.result.verdict != .matched)
      }
    }
    guard !doubtful.isEmpty else { return ShowingEnd() }
    var seconds: [Int: ScreenOutcome] = [:]
    let again = doubtful.map { RenderTask(index: tasks[$0].index, layouts: tasks[$0].layouts) }
    let end = try await source.show(again) { number, outcome in
      seconds[doubtful[number]] = outcome
    }
    for (position, outcome) in seconds {
      guard case .rendered(let screen) = outcome else {
        judgements[position] = judge(outcome, of: tasks[position])
        continue
      }
      for (number, text) in screen.texts.enumerated() {
        judgements[position]?[number].compare(again: text.bytes)
      }
    }
    return end
  }

  /// The verdicts that follow from what became of a screen.
  private func judge(_ outcome: ScreenOutcome, of task: RenderTask) -> [Judgement] {
    task.layouts.map { layout in
      let golden = walk.golden(of: task.index, in: layout)
      if case .rendered(let screen) = outcome {
        return judgement(on: screen, golden, task.index)
      }
      var result = result(task.index, golden, .invalid)
      switch outcome {
      case .rendered: break
      case .failed(let reason): result.reason = reason
      case .crashed(let crash):
        result.verdict = .crashed
        (result.reason, result.signal) = (crash.reason, crash.signal)
        result.lastWords = crash.lastWords
      case .timedOut(let seconds):
        result.verdict = .timedOut
        result.reason = ScreenOutcome.words(forTimeout: seconds)
      }
      return Judgement(golden: golden, result: result, text: nil)
    }
  }

  private func judgement(
    on screen: RenderedScreen, _ golden: GoldenFile, _ index: Int
  ) -> Judgement {
    var result = result(index, golden, .matched)
    result.tab = screen.tab
    result.path = screen.path
    result.hasContent = screen.hasContent
    guard let text = screen.texts.first(where: { $0.layout == golden.layout }) else {
      if !screen.matched.contains(golden.layout) {
        (result.verdict, result.reason) = (.invalid, "was not drawn in this layout")
      }
      return Judgement(golden: golden, result: result, text: nil)
    }
    let comparison = compare(text.bytes, with: golden)
    result.verdict = comparison.verdict
    switch comparison {
    case .matched(let note): result.note = note
    case .changed(let diff, let exact, let headline, let note):
      (result.diff, result.exactDiff) = (diff, exact)
      (result.headline, result.note) = (headline, note)
    case .invalid(let fault): (result.reason, result.line) = (fault.reason, fault.line)
    case .new: result.diff = UnifiedDiff(LineDiff(from: [], to: text.bytes))
    }
    let isKept = comparison.verdict != .matched || checksStability
    return Judgement(golden: golden, result: result, text: isKept ? text.bytes : nil)
  }

  private func compare(_ text: [UInt8], with golden: GoldenFile) -> GoldenComparison {
    do {
      return GoldenComparison(of: text, with: try store.read(golden))
    } catch {
      return .invalid(.unreadable(error.reason))
    }
  }

  /// The screens to look at, in declared order, each with its layouts.
  private var tasks: [RenderTask] {
    let goldens = checksStability ? nil : store.folder
    return selectedIndices.map {
      RenderTask(index: $0, layouts: selectedLayouts(of: $0), goldens: goldens)
    }
  }

  /// The positions of the screens to look at, in declared order.
  private var selectedIndices: [Int] {
    let selected = walk.screens.indices.filter { !selectedLayouts(of: $0).isEmpty }
    guard let shard else { return selected }
    return selected.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element)
  }

  private func selectedLayouts(of index: Int) -> [ScreenLayout] {
    walk.layouts.filter { selection.contains(walk.screens[index], in: $0) }
  }

  /// The obsolete files that match the selection.
  ///
  /// Where that holds all declared layouts, also those of layouts that are not declared any more. Of
  /// several parts, the first has them.
  private func selected(_ strangers: [GoldenFile]) -> [GoldenFile] {
    guard shard?.reportsObsolete ?? true else { return [] }
    let isLimited = !Set(walk.layouts).isSubset(of: selection.layouts)
    let layouts = isLimited ? selection.layouts : ScreenLayout.allCases
    return strangers.filter { golden in
      layouts.contains(golden.layout)
        && selection.matches(GoldenName.screen(of: golden.name), in: golden.layout)
    }
  }

  private func result(ofObsolete golden: GoldenFile) -> ScreenResult {
    ScreenResult(
      screen: GoldenName.screen(of: golden.name), layout: golden.layout, verdict: .obsolete,
      golden: store.shownPath(of: golden))
  }

  private func result(_ index: Int, _ golden: GoldenFile, _ verdict: Verdict) -> ScreenResult {
    ScreenResult(
      screen: walk.screens[index], layout: golden.layout, verdict: verdict,
      golden: store.shownPath(of: golden))
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

extension GoldenComparison {
  /// The verdict that follows.
  fileprivate var verdict: Verdict {
    switch self {
    case .matched: .matched
    case .changed: .changed
    case .new: .new
    case .invalid: .invalid
    }
  }
}
