import ScreenText

/// A report of a run that may be split into shards.
protocol ShardReport {
  var manifest: String { get }
  var shard: Shard? { get }

  /// Whether another run had the same options, so that both can be shards of one run.
  func hasOptions(of other: Self) -> Bool
}

extension ReportMergeError {
  /// Checks that reports, each with its name, are shards of one run.
  ///
  /// - Returns: The first report.
  static func check<Report: ShardReport>(
    _ parts: [(name: String, report: Report)], optionMismatch: (String, String) -> ReportMergeError
  ) throws(ReportMergeError) -> Report {
    guard let first = parts.first else { throw .nothing }
    var seen: [Shard: String] = [:]
    for (name, report) in parts {
      guard report.manifest == first.report.manifest else {
        throw .manifestMismatch(name, report.manifest, first: first.report.manifest)
      }
      guard report.hasOptions(of: first.report) else { throw optionMismatch(first.name, name) }
      guard report.shard?.count == first.report.shard?.count else {
        throw .shardCountMismatch(first.name, first.report.shard, name, report.shard)
      }
      if let shard = report.shard, let other = seen.updateValue(name, forKey: shard) {
        throw .duplicateShard(shard, other, name)
      }
    }
    return first.report
  }
}

extension Shard {
  /// The message about the shards of a run that are not among some; nil if all are there.
  static func missing(among shards: [Shard]) -> String? {
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
}

/// Why reports cannot be merged.
package enum ReportMergeError: Error, Equatable, CustomStringConvertible {
  case nothing

  /// A report has another manifest than the first.
  case manifestMismatch(String, String, first: String)

  /// Two runs selected different screens or layouts.
  case selectionMismatch(String, String)

  /// Two audits checked different laws or screens, or had different limits.
  case auditMismatch(String, String)

  /// Two runs have different numbers of shards.
  case shardCountMismatch(String, Shard?, String, Shard?)

  /// Two reports have the same shard, or are both complete.
  case duplicateShard(Shard?, String, String)

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
      hint: run all shards with the same screens, --layout and --exclude
      """
    case .auditMismatch(let first, let name):
      """
      \(first) and \(name) have different laws, screens or limits, so the merged report would be incomplete
      hint: run all shards with the same screens, --law, --depth and --limit
      """
    case .shardCountMismatch(let first, let shard, let name, let other):
      """
      \(first) is \(Self.name(of: shard)), but \(name) is \(Self.name(of: other))
      hint: merge the shards of one run
      """
    case .duplicateShard(let shard, let first, let second):
      """
      \(first) and \(second) are both \(Self.name(of: shard))
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
