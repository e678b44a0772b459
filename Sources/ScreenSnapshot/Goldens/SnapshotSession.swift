/// One run over the selected screens of a harness and their goldens.
@MainActor
package struct SnapshotSession {
  private let walk: ScreenWalk
  private let store: GoldenStore
  private let selection: ScreenSelection

  /// Creates a run.
  package init(walk: ScreenWalk, store: GoldenStore, selection: ScreenSelection) {
    self.walk = walk
    self.store = store
    self.selection = selection
  }

  /// Compares every selected screen with its golden.
  ///
  /// Writes nothing.
  ///
  /// - Returns: A result for every screen, and for every obsolete file that matches the selection.
  /// - Throws: ``GoldenStoreError`` where the goldens' folders cannot be listed.
  package func verify() async throws(GoldenStoreError) -> SnapshotReport {
    let obsolete = try obsolete()
    var results: [ScreenResult] = []
    for index in walk.screens.indices {
      results += await judge(index).map(\.result)
    }
    return report(results + obsolete.map(result(ofObsolete:)))
  }

  /// Compares every selected screen with its golden, and writes the goldens that the mode says.
  ///
  /// A screen that cannot be shown is left out, the others are written all the same.
  ///
  /// - Parameters:
  ///   - mode: What to write and delete.
  ///   - change: Told of each file right after it was written or deleted.
  /// - Returns: The verdicts as they were before, and what could not be written.
  /// - Throws: ``GoldenStoreError`` where the goldens' folders cannot be listed.
  package func record(
    _ mode: RecordMode, change: (GoldenChange) -> Void
  ) async throws(GoldenStoreError) -> RecordReport {
    let obsolete = try obsolete()
    var results: [ScreenResult] = []
    var failures: [GoldenChangeError] = []
    for index in walk.screens.indices {
      for judgement in await judge(index) {
        results.append(judgement.result)
        guard let text = judgement.text, mode.writes(judgement.result.verdict) else { continue }
        apply(.wrote, to: judgement.golden, text: text, mode, change, &failures)
      }
    }
    for golden in obsolete {
      results.append(result(ofObsolete: golden))
      guard mode.deletesObsolete else { continue }
      apply(.deleted, to: golden, mode, change, &failures)
    }
    return RecordReport(verdicts: report(results), mode: mode, failures: failures)
  }

  /// Whether an obsolete file matches the selection.
  ///
  /// - Throws: ``GoldenStoreError`` where the goldens' folders cannot be listed.
  package func hasObsolete() throws(GoldenStoreError) -> Bool {
    try !obsolete().isEmpty
  }

  /// Renders the selected screens in the selected layouts, and compares nothing.
  ///
  /// - Returns: The texts in declared order, or why a screen has none.
  package func texts() async -> [Result<[UInt8], ScreenFailure>] {
    var texts: [Result<[UInt8], ScreenFailure>] = []
    for index in walk.screens.indices {
      let layouts = selectedLayouts(of: index)
      guard !layouts.isEmpty else { continue }
      switch await render(index, in: layouts) {
      case .success(let screen): texts += screen.texts.map { .success($0.bytes) }
      case .failure(let failure): texts.append(.failure(failure))
      }
    }
    return texts
  }
}

// MARK: - Steps

extension SnapshotSession {
  /// A screen's result in one layout, and its text where it could be shown.
  private struct Judgement {
    let golden: GoldenFile
    let result: ScreenResult
    let text: [UInt8]?
  }

  /// Shows a screen, and compares its texts with their goldens.
  private func judge(_ index: Int) async -> [Judgement] {
    let layouts = selectedLayouts(of: index)
    guard !layouts.isEmpty else { return [] }
    switch await render(index, in: layouts) {
    case .success(let screen): return screen.texts.map { judgement(on: $0, of: screen, index) }
    case .failure(let failure):
      return layouts.map { layout in
        let golden = walk.golden(of: index, in: layout)
        var result = result(index, golden, .invalid)
        result.reason = failure.reason
        return Judgement(golden: golden, result: result, text: nil)
      }
    }
  }

  private func judgement(
    on text: ScreenText, of screen: RenderedScreen, _ index: Int
  ) -> Judgement {
    let golden = walk.golden(of: index, in: text.layout)
    let comparison = compare(text.bytes, with: golden)
    var result = result(index, golden, comparison.verdict)
    result.tab = screen.tab
    result.path = screen.path
    result.hasContent = screen.hasContent
    switch comparison {
    case .matched(let note): result.note = note
    case .changed(let diff, let headline, let note):
      (result.diff, result.headline, result.note) = (diff, headline, note)
    case .invalid(let fault): (result.reason, result.line) = (fault.reason, fault.line)
    case .new: break
    }
    return Judgement(golden: golden, result: result, text: text.bytes)
  }

  private func compare(_ text: [UInt8], with golden: GoldenFile) -> GoldenComparison {
    do {
      return GoldenComparison(of: text, with: try store.read(golden))
    } catch {
      return .invalid(.unreadable(error.reason))
    }
  }

  private func render(
    _ index: Int, in layouts: [ScreenLayout]
  ) async -> Result<RenderedScreen, ScreenFailure> {
    do {
      return .success(try await walk.render(index, in: layouts))
    } catch {
      return .failure(ScreenFailure(screen: walk.screens[index], reason: "\(error)"))
    }
  }

  private func selectedLayouts(of index: Int) -> [ScreenLayout] {
    walk.layouts.filter { selection.contains(walk.screens[index], in: $0) }
  }

  /// The obsolete files that match the selection; where that holds all declared layouts, also
  /// those of layouts that are not declared any more.
  private func obsolete() throws(GoldenStoreError) -> [GoldenFile] {
    let isLimited = !Set(walk.layouts).isSubset(of: selection.layouts)
    let layouts = isLimited ? selection.layouts : ScreenLayout.allCases
    return try store.obsolete(besides: walk.goldens).filter { golden in
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

  private func report(_ results: [ScreenResult]) -> SnapshotReport {
    SnapshotReport(manifest: walk.manifest, layouts: selection.layouts, results: results)
  }

  /// Changes one file, unless nothing is to be written, and tells of it.
  private func apply(
    _ kind: GoldenChange.Kind, to golden: GoldenFile, text: [UInt8] = [], _ mode: RecordMode,
    _ change: (GoldenChange) -> Void, _ failures: inout [GoldenChangeError]
  ) {
    let path = store.shownPath(of: golden)
    do throws(FileSystem.Failure) {
      switch kind {
      case _ where mode.isDryRun: break
      case .wrote: try store.write(text, to: golden)
      case .deleted: try store.remove(golden)
      }
      change(GoldenChange(kind: kind, golden: path))
    } catch {
      failures.append(
        GoldenChangeError(
          kind: kind, golden: path, reason: error.reason, isDenied: error.isDenied))
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
