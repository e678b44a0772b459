extension SnapshotReport {
  /// Merges the reports of the shards of a run.
  ///
  /// A golden that is obsolete in one shard can belong to a renamed screen of another, and two shards
  /// can match the same golden; merging resolves both. A missing shard makes the report partial.
  ///
  /// - Parameters:
  ///   - parts: The reports, each with its name, in any order.
  ///   - golden: Reads a golden by its path in results.
  /// - Throws: ``ReportMergeError`` if they are not the shards of one run.
  package init(
    merging parts: [(name: String, report: SnapshotReport)], golden: @escaping (String) -> [UInt8]?
  ) throws(ReportMergeError) {
    guard let first = parts.first?.report else { throw .nothing }
    try Self.check(parts)
    let reports = parts.map(\.report)
    var renames = MergedRenames(reports.flatMap(\.results), golden: golden)
    let screens = Self.screens(of: reports).map { renames.resolve($0) }
    let missing = Self.missingShards(among: reports)
    self.init(
      manifest: first.manifest, layouts: first.layouts, results: screens + renames.obsolete,
      isPartial: missing != nil || reports.contains(where: \.isPartial))
    isInterrupted = reports.contains(where: \.isInterrupted)
    selection = first.selection
    otherUnsupported = reports.flatMap(\.unsupportedOperations)
    problems = parts.flatMap { name, report in report.problems.map { "\(name): \($0)" } }
    if let missing { problems.append(missing) }
  }

  /// The results of pictures, then of control goldens, then of journeys.
  private static func screens(of reports: [SnapshotReport]) -> [ScreenResult] {
    screens(of: reports) { $0.layout?.isPicture == true }
      + screens(of: reports) { $0 == .controls } + screens(of: reports) { $0 == .journeys }
  }

  /// The results in declared order: shard *i* of *n* has every *n*th screen.
  private static func screens(
    of reports: [SnapshotReport], in isWanted: (GoldenFolder) -> Bool
  ) -> [ScreenResult] {
    let placed = reports.flatMap { report in
      let results = report.results.filter { $0.verdict != .obsolete && isWanted($0.folder) }
      return zip(report.shard.positions(of: results), results).map { ($0, $1) }
    }
    // The layouts of a screen have one position, and stay as they are.
    return placed.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  /// The message about missing shards; nil if all are there.
  private static func missingShards(among reports: [SnapshotReport]) -> String? {
    let shards = reports.compactMap(\.shard)
    guard let count = shards.first?.count, shards.count < count else { return nil }
    let found = Set(shards.map(\.index))
    let missing = count - found.count
    let numbers = (1...count).lazy.filter { !found.contains($0) }.prefix(10)
    let excerpt = Excerpt(numbers.map { "\($0)" }, of: missing)
    let rest = excerpt.more.map { ", and \($0)" } ?? ""
    let noun = missing == 1 ? "shard" : "shards"
    let verb = missing == 1 ? "is" : "are"
    return "\(noun) \(excerpt.prefix.joined(separator: ", "))\(rest) of \(count) \(verb) missing"
  }

  private static func check(
    _ parts: [(name: String, report: SnapshotReport)]
  ) throws(ReportMergeError) {
    guard let first = parts.first else { return }
    var seen: [String: String] = [:]
    for (name, report) in parts {
      guard report.manifest == first.report.manifest else {
        throw .manifestMismatch(name, report.manifest, first: first.report.manifest)
      }
      guard report.layouts == first.report.layouts, report.selection == first.report.selection
      else {
        throw .selectionMismatch(first.name, name)
      }
      guard report.shard?.count == first.report.shard?.count else {
        throw .shardCountMismatch(first.name, first.report.shard, name, report.shard)
      }
      if let shard = report.shard, let other = seen["\(shard)"] {
        throw .duplicateShard(shard, other, name)
      }
      if let shard = report.shard { seen["\(shard)"] = name }
    }
    try checkScreens(of: parts)
  }

  /// Checks that no screen is in two shards.
  private static func checkScreens(
    of parts: [(name: String, report: SnapshotReport)]
  ) throws(ReportMergeError) {
    var owners: [String: String] = [:]
    for (name, report) in parts {
      for result in report.results {
        if let owner = owners.updateValue(name, forKey: result.golden) {
          throw .duplicateScreen(result.name, owner, name)
        }
      }
    }
  }
}

extension Shard? {
  /// The positions of the screens of a shard among all screens; results of one screen are adjacent.
  fileprivate func positions(of results: [ScreenResult]) -> [Int] {
    var number = -1
    var screen: String?
    return results.map { result in
      if result.screen != screen { (number, screen) = (number + 1, result.screen) }
      return map { number * $0.count + $0.index - 1 } ?? number
    }
  }
}

/// Why reports cannot be merged.
package enum ReportMergeError: Error, Equatable, CustomStringConvertible {
  case nothing

  /// A report has another manifest than the first.
  case manifestMismatch(String, String, first: String)

  /// Two runs selected different screens or layouts.
  case selectionMismatch(String, String)

  /// Two runs have different numbers of shards.
  case shardCountMismatch(String, Shard?, String, Shard?)

  /// Two reports have the same shard.
  case duplicateShard(Shard, String, String)

  case duplicateScreen(String, String, String)

  package var description: String {
    switch self {
    case .nothing:
      """
      there is no report to merge
      hint: name the JSON reports of all shards
      """
    case .manifestMismatch(let name, let manifest, let first):
      """
      \(name) belongs to manifest \(manifest), but the first report belongs to \(first)
      hint: merge the reports of one harness at a time
      """
    case .selectionMismatch(let first, let name):
      """
      \(first) and \(name) have different layouts or screens, so the merged report would be incomplete
      hint: run all shards with the same screens, --layout, --tab, --flow and --exclude
      """
    case .shardCountMismatch(let first, let shard, let name, let other):
      """
      \(first) is \(Self.name(of: shard)), but \(name) is \(Self.name(of: other))
      hint: merge the shards of one run
      """
    case .duplicateShard(let shard, let first, let second):
      """
      \(first) and \(second) are both shard \(shard)
      hint: remove one of them
      """
    case .duplicateScreen(let screen, let first, let second):
      """
      \(first) and \(second) both contain \(TextColumns.visible(screen))
      hint: merge the shards of one run; no two shards have the same screen
      """
    }
  }

  private static func name(of shard: Shard?) -> String {
    shard.map { "shard \($0)" } ?? "a run without shards"
  }
}
