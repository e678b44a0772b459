import ScreenCoverage
import ScreenSnapshot
import ScreenText

/// The next steps after a coverage run that found missing cases.
enum CoverageNextSteps {
  private static let maximumEntries = 5

  /// The lines after a report; empty if all cases are covered, or if a screen that did not render may
  /// cover them.
  static func lines(after report: CoverageReport) -> [String] {
    if report.checkedNothing {
      return [
        "Coverage counts the cases of enums, but it found no enum. "
          + "Declare the app's enums in 'coveredTypes' of the harness."
      ]
    }
    // The report already names cases whose exception has no reason.
    let unexplained = report.staleExceptions.filter { $0.fault == .noReason }.map(\.exception)
    let cases = report.uncovered.filter { uncovered in
      !unexplained.contains { $0.covers(uncovered) }
    }
    guard !cases.isEmpty, report.failures.isEmpty else { return [] }
    let hasExceptions = !report.usedExceptions.isEmpty || !report.staleExceptions.isEmpty
    let excerpt = Excerpt(of: cases, maximum: maximumEntries)
    let list =
      excerpt.prefix.map { "    \(entry(for: $0))," }
      + (excerpt.more.map { ["    // and so on, for \($0)"] } ?? [])
    let place = hasExceptions ? "'coverageExceptions' of the harness" : "the harness"
    let goal =
      cases.count == 1
      ? "To cover this case, add a screen that renders it, or add an exception with a reason to"
      : "To cover these cases, add screens that render them, or add exceptions with reasons to"
    return ["\(goal) \(place):"] + (hasExceptions ? list : [Self.declaration] + list + ["  ]"])
  }

  private static let declaration = "  static let coverageExceptions: [CoverageException] = ["

  private static func entry(for uncovered: UncoveredCase) -> String {
    let name = TextColumns.visible(uncovered.name)
    let type = uncovered.typeName.map { #"in: "\#(TextColumns.visible($0))", "# } ?? ""
    return
      #".\#(uncovered.kind.rawValue)("\#(name)", \#(type)because: "why no screen renders it")"#
  }
}

extension CoverageKind {
  var plural: String { "\(rawValue)s" }
}
