import ScreenContents

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
    let first = try ReportMergeError.check(
      parts, optionMismatch: ReportMergeError.selectionMismatch)
    try Self.checkScreens(of: parts)
    let reports = parts.map(\.report)
    var renames = MergedRenames(reports.flatMap(\.results), golden: golden)
    let screens = Self.screens(of: reports).map { renames.resolve($0) }
    let missing = Shard.missing(among: reports.compactMap(\.shard))
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

extension SnapshotReport: ShardReport {
  func hasOptions(of other: SnapshotReport) -> Bool {
    layouts == other.layouts && selection == other.selection
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

/// The renamed screens and the obsolete goldens of several shards.
///
/// No shard knows the screens of another: two shards may match the same old golden, and only one of
/// them reports obsolete goldens.
private struct MergedRenames {
  private let obsoleteResults: [ScreenResult]
  private let golden: (String) -> [UInt8]?
  private var claimedGoldens: Set<String>
  private var resolvedGoldens: Set<String> = []

  /// The goldens that no screen owns.
  var obsolete: [ScreenResult] {
    obsoleteResults.filter { !claimedGoldens.contains($0.golden) }
  }

  init(_ results: [ScreenResult], golden: @escaping (String) -> [UInt8]?) {
    obsoleteResults = results.filter { $0.verdict == .obsolete }
    claimedGoldens = Set(results.compactMap(\.from))
    self.golden = golden
  }

  /// Gives a renamed screen another old golden of the same text if a screen before it has the one
  /// that it found, and makes it new if there is no other.
  mutating func resolve(_ result: ScreenResult) -> ScreenResult {
    guard case .renamed(let rendering, let from, _) = result.outcome,
      !resolvedGoldens.insert(from).inserted, let text = result.text(over: golden(from))
    else { return result }
    var result = result
    let body = GoldenBody.lines(of: text)
    let other = obsolete.first { other in
      other.folder == result.folder && golden(other.golden).flatMap(GoldenBody.lines) == body
    }
    if let other {
      claimedGoldens.insert(other.golden)
      let difference = Difference(
        ofRenamed: other.screen, from: golden(other.golden) ?? [], to: text)
      result.outcome = .renamed(rendering, from: other.golden, difference)
    } else {
      result.outcome = .new(rendering, Difference(from: [], to: text))
    }
    return result
  }
}
