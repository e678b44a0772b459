/// The order of a report: that of the screens, whatever order the shards are in.
struct AuditOrder {
  private let positions: [String: Int]

  /// Creates the order of screens in declared order.
  init(of screens: [String]) {
    positions = Dictionary(zip(screens, screens.indices)) { first, _ in first }
  }

  private func position(_ screen: String) -> Int { positions[screen] ?? .max }

  /// Names in declared order after a first one; others follow, such as the start of the app.
  private func sorted(_ names: [String], first: String?) -> [String] {
    let others = Set(names).subtracting([first].compactMap(\.self))
    return [first].compactMap(\.self)
      + others.sorted { (position($0), $0) < (position($1), $1) }
  }

  /// Each failure once, in the order of the screens.
  func sorted(_ failures: [ScreenFailure]) -> [ScreenFailure] {
    var seen: Set<ScreenFailure> = []
    return stable(failures.filter { seen.insert($0).inserted }) { position($0.screen) }
  }

  /// Violations with the fewest steps first, then those with the shortest states.
  func sorted(_ findings: [AuditFinding]) -> [AuditFinding] {
    findings.enumerated().map { (rank(of: $1, $0), $1) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The group with its screens in declared order after those of its example.
  func sorted(_ group: AuditGroup) -> AuditGroup {
    var group = group
    group.screens = sorted(group.screens, first: group.example.screen)
    group.previousScreens = sorted(group.previousScreens, first: group.example.previous)
    return group
  }

  /// Groups in the order of their first screens, because the audit checks pairs by their first screen.
  func sorted(_ groups: [AuditGroup]) -> [AuditGroup] {
    stable(groups) { group in
      let screens = group.screens + (group.law == .isolation ? group.previousScreens : [])
      return screens.map(position).min() ?? .max
    }
  }

  /// The number of steps, the length of the states, and the place in the run.
  private func rank(
    of finding: AuditFinding, _ offset: Int
  ) -> (Int, Int, Int, Int, Int, Int) {
    let screen = position(finding.screen)
    let previous = finding.previous.map(position) ?? screen
    let isPair = finding.law == .isolation
    return (
      finding.steps.count, finding.expected.count + finding.found.count,
      isPair ? min(screen, previous) : screen, isPair ? max(screen, previous) : previous,
      screen < previous ? 1 : 0, offset
    )
  }

  private func stable<Element>(_ list: [Element], by key: (Element) -> Int) -> [Element] {
    list.enumerated().map { (key($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
