import ScreenText

/// The laws of an audit, the screens that it selects, and the tasks of its shard.
struct AuditPlan {
  let laws: [AuditLaw]
  let limits: CrawlLimits

  /// Nil for all tasks.
  let shard: Shard?

  /// The positions of the audited screens, in all shards.
  let indices: [Int]

  /// The names and patterns that select screens; empty for all screens.
  let patterns: [String]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - screens: The names of all screens.
  ///   - laws: The laws to check; all if empty.
  ///   - patterns: The names and patterns that select screens; empty for all screens.
  ///   - limits: The limits of the crawl.
  ///   - shard: The shard to check; nil for all tasks.
  /// - Throws: ``SelectionError`` if a pattern matches no screen.
  init(
    over screens: [String], laws: [AuditLaw], patterns: [String], limits: CrawlLimits,
    shard: Shard?
  ) throws(SelectionError) {
    let selection = ScreenSelection(patterns, in: [.compact])
    if let pattern = selection.unmatchedPatterns(among: screens).first {
      throw SelectionError.noMatch(
        for: pattern, nearest: NearestNames.nearest(to: pattern, among: screens))
    }
    self.laws = laws.isEmpty ? AuditLaw.allCases : AuditLaw.allCases.filter(laws.contains)
    (self.limits, self.shard, self.patterns) = (limits, shard, patterns)
    indices = screens.indices.filter { selection.matches(screens[$0], in: .compact) }
  }

  /// The tasks of the shard, by law.
  var tasks: [(law: AuditLaw, task: AuditTask)] {
    laws.flatMap { law in tasks(for: law).map { (law, $0) } }
  }

  private func tasks(for law: AuditLaw) -> [AuditTask] {
    switch law {
    case .isolation:
      // A position has fewer pairs than the one before it, so shards take turns.
      positions.map { .pairs($0, among: patterns.isEmpty ? nil : indices) }
    case .reachability: shard?.crawls ?? true ? [.crawl(limits)] : []
    case .links, .restoration, .back, .tabs, .controls, .exits:
      positions.map { .screen(law, indices[$0]) }
    }
  }

  /// The positions of the shard's screens among the selected ones.
  private var positions: [Int] {
    indices.indices.filter { shard?.contains(position: $0) ?? true }
  }
}
