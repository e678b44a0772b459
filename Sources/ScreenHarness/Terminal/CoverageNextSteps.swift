import ScreenSnapshot

/// What to do next, where cases are not shown.
enum CoverageNextSteps {
  /// The most exceptions that are spelt out: the others are like them.
  private static let most = 5

  /// The advice for a report; empty where every case is shown or excepted, and where a screen that
  /// could not be shown may show it.
  static func lines(after report: CoverageReport) -> [String] {
    if report.checkedNothing { return ["Coverage is of enums; none of the app's types is one."] }
    // A case whose exception gives no reason is told of already.
    let unexplained = report.stale.filter { $0.fault == .noReason }.map(\.exception)
    let cases = report.uncovered.filter { uncovered in
      !unexplained.contains { ($0.kind, $0.caseName) == (uncovered.kind, uncovered.name) }
    }
    guard !cases.isEmpty, report.failures.isEmpty else { return [] }
    let hasExceptions = !report.accepted.isEmpty || !report.stale.isEmpty
    let entries = cases.prefix(most).map { "    \(entry(for: $0))," }
    let rest = cases.count > most ? ["    // and so on, for \(cases.count - most) more"] : []
    let list = entries + rest
    let place = hasExceptions ? "'exceptions' of the harness" : "the harness"
    let goal =
      cases.count == 1
      ? "To cover this case, add a screen that shows it; or add a reason why none does to"
      : "To cover these cases, add screens that show them; or add reasons why none does to"
    return ["\(goal) \(place):"] + (hasExceptions ? list : [Self.declaration] + list + ["  ]"])
  }

  private static let declaration = "  static let exceptions: [CoverageException] = ["

  private static func entry(for uncovered: UncoveredCase) -> String {
    let name = TextColumns.visible(uncovered.name)
    return #".\#(uncovered.kind.rawValue)("\#(name)", because: "why no screen shows it")"#
  }
}

extension CoverageKind {
  /// Several of the kind, as headings and messages say it.
  var plural: String { "\(rawValue)s" }
}
