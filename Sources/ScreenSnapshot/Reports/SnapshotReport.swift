/// What a run found out: a verdict for every screen of the selection, and every obsolete file.
package struct SnapshotReport: Sendable {
  /// The name of the manifest.
  package let manifest: String

  /// The layouts that were looked at.
  package let layouts: [ScreenLayout]

  /// The results, screens in declared order, obsolete files behind them.
  package let results: [ScreenResult]

  /// The patterns that screens were selected by; none where all were.
  package var patterns: [String] = []

  /// The part of the screens that was looked at; nil where that is all of the selection.
  package var shard: Shard?

  /// Whether something that should be here is missing: the run was interrupted, or a part of it is
  /// not there.
  package var isPartial = false

  /// What went wrong besides the screens, each in a line: a part that is missing, a file that could
  /// not be written.
  package var problems: [String] = []

  /// Whether the run was interrupted, which makes it partial.
  package var isInterrupted = false

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
    problems.append("interrupted: the rest was not looked at")
  }

  /// The problems in words; of a report that is partial, at least that.
  package var problemLines: [String] {
    isPartial && problems.isEmpty ? ["a part of the run is missing"] : problems
  }

  /// The counts of all verdicts that occurred: `48 screens: 46 matched, 1 changed, 1 new`.
  ///
  /// - Parameter paint: Makes the words on a verdict stand out.
  /// - Returns: The words, without the time.
  package func countsSummary(_ paint: (String, Verdict) -> String = { words, _ in words }) -> String
  {
    let numbers = counts
    let words = Verdict.allCases.compactMap { verdict in
      numbers[verdict].map { paint("\($0) \(verdict.rawValue)", verdict) }
    }
    let layoutCount = Set(results.lazy.filter { $0.verdict != .obsolete }.map(\.layout)).count
    let shown = layoutCount == 0 ? layouts.count : layoutCount
    let inLayouts = shown > 1 ? " in \(shown) layouts" : ""
    let screens = screenCount == 1 ? "1 screen" : "\(screenCount) screens"
    let part = shard.map { ", part \($0)" } ?? ""
    let none = shard == nil ? "none was looked at" : "none are in this part"
    let verdicts = words.isEmpty ? none : words.joined(separator: ", ")
    return "\(screens)\(inLayouts)\(part): \(verdicts)"
  }

  /// Whether nothing has a golden yet.
  package var isFirst: Bool { !results.isEmpty && results.allSatisfy { $0.verdict == .new } }

  /// Whether no screen was left out that may have been renamed: what is called obsolete may then be
  /// deleted.
  package var coversAllScreens: Bool { shard == nil && !isPartial && patterns.isEmpty }

  /// All that is not matched.
  package var differences: [ScreenResult] { results.filter { $0.verdict != .matched } }
}
