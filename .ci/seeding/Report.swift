/// The tables and lists that the program prints.
struct Report {
  typealias Row = (bug: Bug, outcome: Outcome)

  let rows: [Row]
  let verification: Verification

  /// The reasons why bugs are missed.
  let reasons: Reasons

  /// The share of bugs that `verify` and `audit` together may miss.
  static let maximumMissedPercent = 2

  /// The bugs outside of the manifest's paths that count, and those that nothing notices.
  var counted: Int { outside.count { $0.outcome.isCounted } }
  var missedByAll: Int { outside.count { $0.outcome.isMissedByAll } }

  private var outside: [Row] { rows.filter { !$0.bug.isInManifestPaths } }

  func write() {
    print(table("Outside the manifest's paths", outside))
    print()
    print(table("The manifest's paths", rows.filter { $0.bug.isInManifestPaths }))
    print()
    print(table("All", rows))
    list("Missed by pictures and controls", rows.filter { $0.outcome.isMissed })
    list(
      "Do not compile", rows.filter { if case .doesNotCompile = $0.outcome { true } else { false } }
    )
    list("Equivalent", rows.filter { if case .equivalent = $0.outcome { true } else { false } })
  }

  private func table(_ title: String, _ rows: [Row]) -> String {
    let header = [
      title, "seeded", "do not compile", "equivalent", "counted", "pictures", "+ controls",
      "+ journeys", "+ audit",
    ]
    let kinds = Kind.allCases.map { kind in (kind.rawValue, rows.filter { $0.bug.kind == kind }) }
    let parts = kinds.filter { !$0.1.isEmpty }.map { cells($0.0, $0.1) }
    return ([header, header.map { _ in "---" }] + parts + [cells("all", rows)])
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func cells(_ name: String, _ rows: [Row]) -> [String] {
    let outcomes = rows.map(\.outcome)
    let counted = outcomes.filter(\.isCounted)
    func share(_ isNoticed: (Outcome) -> Bool) -> String {
      let count = counted.count(where: isNoticed)
      return counted.isEmpty ? "0" : "\(count) (\(count * 100 / counted.count) %)"
    }
    return [
      name, "\(rows.count)",
      "\(outcomes.count { if case .doesNotCompile = $0 { true } else { false } })",
      "\(outcomes.count { if case .equivalent = $0 { true } else { false } })",
      "\(counted.count)", share(\.isNoticedByPictures),
      verification.hasControls ? share(\.isNoticedByControls) : "–",
      verification.hasJourneys
        ? share { $0.isNoticedByControls || $0.isNoticedByJourneys } : "–",
      share { !$0.isMissedByAll },
    ]
  }

  private func list(_ title: String, _ rows: [Row]) {
    guard !rows.isEmpty else { return }
    print("\n\(title) (\(rows.count))\n")
    for (bug, outcome) in rows {
      print("\(bug.file):\(bug.line): \(bug.kind.rawValue)")
      print("  - \(bug.original)\n  + \(bug.seeded)")
      if outcome.isNoticedByJourneys { print("  a journey notices it") }
      if outcome.isNoticedByAudit { print("  the audit notices it") }
      if outcome.isMissedByAll { print("  nothing notices it") }
      if case .equivalent(let reason) = outcome { print("  reason: \(reason)") }
      if outcome.isMissed && verification.hasControls {
        print("  reason: \(reasons.bySite[bug.site] ?? "not given")")
      }
    }
  }
}
