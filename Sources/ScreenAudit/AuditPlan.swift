import ScreenRendering
import ScreenSnapshot

/// The laws of an audit from one start, and the screens that it selects.
struct AuditPlan {
  let laws: [AuditLaw]
  let maximumPlaces: Int

  /// The positions of the audited screens.
  let indices: [Int]
  let screenCount: Int
  let patterns: [String]

  /// The pairs of audited screens that jumps visit; nil for all.
  private(set) var jumps: PairSelection?

  /// The pairs of all screens that links visit; nil for all.
  private(set) var links: PairSelection?

  /// Creates a plan; `candidates` has the positions of the screens that the app can show from its start, nil for all.
  ///
  /// - Throws: `SelectionError` if a pattern matches no screen.
  init(
    over screens: [String], among candidates: [Int]? = nil, laws: [AuditLaw], patterns: [String],
    maximumPlaces: Int
  ) throws(SelectionError) {
    self.laws = laws.isEmpty ? AuditLaw.allCases : AuditLaw.allCases.filter(laws.contains)
    (self.maximumPlaces, self.patterns) = (maximumPlaces, patterns)
    screenCount = screens.count
    let known = candidates.map { Set($0) }
    indices = try ScreenSelection.positions(of: patterns, among: screens)
      .filter { known?.contains($0) ?? true }
  }

  /// Leaves out pairs if there are many screens; `states` has what each of them shows, by position.
  mutating func limitPairs(to states: [Int: DescribedState]) {
    if indices.count <= PairSelection.maximumScreens { return }
    jumps = PairSelection(of: indices, showing: states)
    links = PairSelection(of: 0..<screenCount, showing: states)
  }

  var jobs: [LawJob] { laws.flatMap { jobs(of: $0.type) } }

  private func jobs<L: Law>(of law: L.Type) -> [LawJob] { law.parts(of: self).map(LawJob.init) }
}
