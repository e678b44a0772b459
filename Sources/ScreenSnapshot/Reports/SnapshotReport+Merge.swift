extension SnapshotReport {
  /// Makes one report of those of several parts of a run.
  ///
  /// An obsolete golden that another part found to be a renamed screen's is not obsolete. A part
  /// that is missing makes the whole partial.
  ///
  /// - Parameter parts: The reports, each with its name, in any order.
  /// - Throws: ``ReportMergeError`` where they are not parts of one run.
  package init(merging parts: [(name: String, report: SnapshotReport)]) throws(ReportMergeError) {
    guard let first = parts.first else { throw .nothing }
    try Self.check(parts)
    let sorted = parts.sorted { ($0.report.shard?.index ?? 0) < ($1.report.shard?.index ?? 0) }
    let all = sorted.flatMap(\.report.results)
    let renamed = Set(all.compactMap(\.from))
    let results = all.filter { $0.verdict != .obsolete || !renamed.contains($0.golden) }
    let missing = first.report.shard.map { $0.count - parts.count } ?? 0
    self.init(
      manifest: first.report.manifest, layouts: first.report.layouts,
      results: results.filter { $0.verdict != .obsolete }
        + results.filter { $0.verdict == .obsolete },
      isPartial: missing > 0 || parts.contains { $0.report.isPartial })
    patterns = first.report.patterns
  }

  /// The parts that are missing among reports of one run, counted from 1.
  package static func missingParts(among reports: [SnapshotReport]) -> [Int] {
    let shards = reports.compactMap(\.shard)
    let found = Set(shards.map(\.index))
    return (1...(shards.first?.count ?? 1)).filter { !shards.isEmpty && !found.contains($0) }
  }

  private static func check(
    _ parts: [(name: String, report: SnapshotReport)]
  ) throws(ReportMergeError) {
    guard let first = parts.first else { return }
    var seen: [String: String] = [:]
    for (name, report) in parts {
      guard report.manifest == first.report.manifest else {
        throw .otherManifest(name, report.manifest, first: first.report.manifest)
      }
      guard report.layouts == first.report.layouts, report.patterns == first.report.patterns else {
        throw .otherSelection(first.name, name)
      }
      guard report.shard?.count == first.report.shard?.count else {
        throw .otherCount(first.name, first.report.shard, name, report.shard)
      }
      if let shard = report.shard, let other = seen["\(shard)"] {
        throw .samePart(shard, other, name)
      }
      if let shard = report.shard { seen["\(shard)"] = name }
    }
    try checkScreens(of: parts)
  }

  /// Checks that no screen is in two parts.
  private static func checkScreens(
    of parts: [(name: String, report: SnapshotReport)]
  ) throws(ReportMergeError) {
    var owners: [String: String] = [:]
    for (name, report) in parts {
      for result in report.results {
        if let owner = owners.updateValue(name, forKey: result.golden) {
          throw .sameScreen(result.name, owner, name)
        }
      }
    }
  }
}

/// Why reports cannot be made one.
package enum ReportMergeError: Error, Equatable, CustomStringConvertible {
  /// There is no report.
  case nothing

  /// A report is of another manifest than the first.
  case otherManifest(String, String, first: String)

  /// Two reports are of runs that looked at other screens or layouts: what one part left out, no
  /// other one has.
  case otherSelection(String, String)

  /// Two reports are of runs that were split otherwise.
  case otherCount(String, Shard?, String, Shard?)

  /// Two reports are of one part.
  case samePart(Shard, String, String)

  /// A screen is in two reports.
  case sameScreen(String, String, String)

  /// What was found, and what to do next.
  package var description: String {
    switch self {
    case .nothing:
      """
      there is no report to merge
      hint: name the JSON reports of all parts
      """
    case .otherManifest(let name, let manifest, let first):
      """
      \(name) is of the manifest \(manifest), and the first report of \(first)
      hint: merge the reports of one harness at a time
      """
    case .otherSelection(let first, let name):
      """
      \(first) and \(name) are of runs with other layouts or screens, so a part of both is missing
      hint: give all parts the same --layout and the same screens
      """
    case .otherCount(let first, let shard, let name, let other):
      """
      \(first) is \(Self.words(for: shard)), and \(name) \(Self.words(for: other))
      hint: merge the parts of one run
      """
    case .samePart(let shard, let first, let second):
      """
      \(first) and \(second) are both part \(shard)
      hint: leave one of them out
      """
    case .sameScreen(let screen, let first, let second):
      """
      \(first) and \(second) both have \(TextColumns.visible(screen))
      hint: merge the parts of one run; each has screens of its own
      """
    }
  }

  private static func words(for shard: Shard?) -> String {
    shard.map { "part \($0)" } ?? "a whole run"
  }
}
