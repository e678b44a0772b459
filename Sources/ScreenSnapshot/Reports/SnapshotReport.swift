/// What a run found out: a verdict for every screen of the selection, and every obsolete file.
package struct SnapshotReport: Sendable {
  /// The name of the manifest.
  package let manifest: String

  /// The layouts that were looked at.
  package let layouts: [ScreenLayout]

  /// The results, screens in declared order, obsolete files behind them.
  package let results: [ScreenResult]

  /// Creates a report.
  package init(manifest: String, layouts: [ScreenLayout], results: [ScreenResult]) {
    self.manifest = manifest
    self.layouts = layouts
    self.results = results
  }

  /// How often each verdict occurred.
  package var counts: [Verdict: Int] {
    results.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  /// The screens that were looked at, each once.
  package var screenCount: Int {
    Set(results.lazy.filter { $0.verdict != .obsolete }.map(\.screen)).count
  }

  /// The status that a verification with these results ends with; one that looked at nothing is
  /// never green.
  package var status: Int32 {
    results.map(\.verdict.status).max() ?? 2
  }
}
