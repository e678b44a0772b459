/// The laws of an audit, the screens that it selects, and the jobs of its shard.
struct AuditPlan {
  let laws: [AuditLaw]
  let limits: CrawlLimits

  /// Nil for all jobs.
  let shard: Shard?

  /// The positions of the audited screens, in all shards.
  let indices: [Int]

  /// The names and patterns that select screens; empty for all screens.
  let patterns: [String]

  /// A job, with the position of its part of the law among those of all shards.
  struct Entry {
    let position: Int
    let job: LawJob
  }

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - screens: The names of all screens.
  ///   - laws: The laws to check; all if empty.
  ///   - patterns: The names and patterns that select screens; empty for all screens.
  ///   - limits: The limits of the crawl.
  ///   - shard: The shard to check; nil for all jobs.
  /// - Throws: ``SelectionError`` if a pattern matches no screen.
  init(
    over screens: [String], laws: [AuditLaw], patterns: [String], limits: CrawlLimits,
    shard: Shard?
  ) throws(SelectionError) {
    self.laws = laws.isEmpty ? AuditLaw.allCases : AuditLaw.allCases.filter(laws.contains)
    (self.limits, self.shard, self.patterns) = (limits, shard, patterns)
    indices = try ScreenSelection.positions(of: patterns, among: screens)
  }

  /// The jobs of the shard, law by law.
  var entries: [Entry] { laws.flatMap { entries(of: $0.type) } }

  private func entries<L: Law>(of law: L.Type) -> [Entry] {
    law.parts(of: self).map { Entry(position: $0.position, job: LawJob($0.part)) }
  }

  /// The positions of the shard's screens among the selected ones.
  var positions: [Int] {
    indices.indices.filter { shard?.contains(position: $0) ?? true }
  }
}
