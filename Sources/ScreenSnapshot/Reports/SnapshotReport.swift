/// What a run found out: a verdict for every screen of the selection, and every obsolete file.
package struct SnapshotReport: Sendable {
  /// The name of the manifest.
  package let manifest: String

  /// The layouts that were looked at.
  package let layouts: [ScreenLayout]

  /// The results, screens in declared order, obsolete files behind them.
  package let results: [ScreenResult]

  /// The part of the screens that was looked at; nil where that is all of the selection.
  package var shard: Shard?

  /// Whether something that should be here is missing: the run was interrupted, or a part of it is
  /// not there.
  package var isPartial = false

  /// Creates a report.
  package init(
    manifest: String, layouts: [ScreenLayout], results: [ScreenResult], shard: Shard? = nil,
    isPartial: Bool = false
  ) {
    self.manifest = manifest
    self.layouts = layouts
    self.results = results
    self.shard = shard
    self.isPartial = isPartial
  }

  /// How often each verdict occurred.
  package var counts: [Verdict: Int] {
    results.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  /// The screens that were looked at, each once.
  package var screenCount: Int {
    Set(results.lazy.filter { $0.verdict != .obsolete }.map(\.screen)).count
  }

  /// The status that a verification with these results ends with.
  ///
  /// One that looked at nothing is never green, but for a part of a selection that has more parts
  /// than screens. One that is partial is not green either.
  package var status: Int32 {
    let worst = results.map(\.verdict.status).max() ?? (shard == nil ? 2 : 0)
    return isPartial ? 2 : worst
  }

  /// All that is not matched.
  package var differences: [ScreenResult] { results.filter { $0.verdict != .matched } }
}
