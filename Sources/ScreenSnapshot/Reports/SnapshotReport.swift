/// The results of a run: a verdict for each selected screen and each obsolete golden.
package struct SnapshotReport: Sendable {
  package let manifest: String

  /// The layouts of the run.
  package let layouts: [ScreenLayout]

  /// The screens in declared order, followed by obsolete goldens.
  package let results: [ScreenResult]

  /// The names that selected screens; empty if all were selected.
  package var selection = SelectionCriteria()

  /// The shard of the run; nil if it covered the whole selection.
  package var shard: Shard?

  /// Whether results are missing: the run was interrupted, or a shard is missing.
  package var isPartial = false

  /// Errors that belong to no screen, a line each: a missing shard, a file that could not be written.
  package var problems: [String] = []

  /// Whether the run was interrupted, which makes it partial.
  package var isInterrupted = false

  /// Whether texts were confirmed in the process that had rendered them: a screen that leaves something
  /// behind in the process may have changed them both times.
  package var isConfirmedInOneProcess = false

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

  package var counts: [Verdict: Int] {
    results.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  /// The number of screens, regardless of layouts.
  package var screenCount: Int {
    Set(results.lazy.filter { $0.verdict != .obsolete }.map(\.screen)).count
  }

  /// The worst conclusion of the results and of the run.
  ///
  /// A run without results is incomplete, unless it is a shard of a selection with fewer screens
  /// than shards.
  package var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    if isPartial || !problems.isEmpty { return .incomplete }
    return results.map(\.verdict.conclusion).max() ?? (shard == nil ? .incomplete : .matched)
  }

  /// Marks the report as that of a run that was interrupted.
  mutating func markInterrupted() {
    (isInterrupted, isPartial) = (true, true)
    problems.append("interrupted: the remaining screens were not verified")
  }

  /// The problems, or a line that says that the report is partial.
  package var problemLines: [String] {
    isPartial && problems.isEmpty ? ["some results of the run are missing"] : problems
  }

  /// The counts of all verdicts that occurred: `48 screens: 46 matched, 1 changed, 1 new`.
  ///
  /// - Parameter paint: Highlights the count of a verdict.
  /// - Returns: The counts without the elapsed time.
  package func countsSummary(_ paint: (String, Verdict) -> String = { words, _ in words }) -> String
  {
    let numbers = counts
    let words = Verdict.allCases.compactMap { verdict in
      numbers[verdict].map { paint("\($0) \(verdict.rawValue)", verdict) }
    }
    let layoutCount = Set(results.lazy.filter { $0.verdict != .obsolete }.map(\.layout)).count
    let count = layoutCount == 0 ? layouts.count : layoutCount
    let inLayouts = count > 1 ? " in \(count) layouts" : ""
    let screens = screenCount == 1 ? "1 screen" : "\(screenCount) screens"
    let shardName = shard.map { ", shard \($0)" } ?? ""
    let none = shard == nil ? "none was verified" : "none are in this shard"
    let verdicts = words.isEmpty ? none : words.joined(separator: ", ")
    return "\(screens)\(inLayouts)\(shardName): \(verdicts)"
  }

  /// Whether no screen has a golden yet.
  package var hasNoGoldens: Bool { !results.isEmpty && results.allSatisfy { $0.verdict == .new } }

  /// Whether the run covered all screens, so that its obsolete goldens can be deleted.
  package var coversAllScreens: Bool { shard == nil && !isPartial && selection.isEmpty }

  /// All results except matches.
  package var differences: [ScreenResult] { results.filter { $0.verdict != .matched } }
}
