import ScreenDriver
import ScreenJobs
package import ScreenReports
import ScreenSnapshot
import ScreenText

extension AuditReport {
  /// The report of the audit: a section and a test case for each law, an entry for each finding.
  package var report: Report {
    var report = Report(
      product: "Screenwalk audit", manifest: manifest, title: title, conclusion: conclusion,
      tallies: [tally], problems: problems)
    report.notes = [skipped.skippedNote].compactMap(\.self)
    report.sections = laws.map(\.section)
    report.columns = ["law", "result", "checked", "not checked"]
    report.lists = Report.List.exceptions(
      used: usedExceptions.map { .init(text: $0.line) },
      stale: staleExceptions.map {
        .init(text: $0.line, hint: $0.staleHint, testName: $0.subject)
      })
    report.lists += [
      Report.List(
        title: "Screens that the app leaves", badge: Report.Badge("moves on", .unchecked),
        lines: movedOn.map {
          .init(
            subject: TextColumns.visible($0.screen),
            text: TextColumns.visible("\($0.reason): no law is checked on the screen"))
        }),
      Report.List(
        title: "Unstable screens", badge: Report.Badge("unstable", .unchecked),
        lines: unstable.map(Report.List.Line.init)),
      Report.List(failures),
    ]
    let problems = report.lists.testCases
    report.suites = { laws.map(suite) + [Report.Suite(name: "problems", cases: problems)] }
    report.json = { jsonObject }
    return report
  }
}

// MARK: - Sections

extension LawFindings {
  fileprivate var section: Report.Section {
    let badge =
      holds
      ? Report.Badge("holds", .held)
      : groups.isEmpty
        ? Report.Badge("not checked", .unchecked) : Report.Badge("broken", .broken)
    return Report.Section(
      name: law.rawValue, title: law.rawValue, badge: badge,
      facts: [Report.Fact(checkedWords)] + uncheckedFacts, entries: groups.map(\.entry), hint: hint)
  }
}

extension AuditGroup {
  fileprivate var entry: Report.Entry {
    let scope = (short: places(), complete: places(maximum: .max))
    var entry = Report.Entry(
      badge: Report.Badge(law.rawValue, .broken), subject: title, remark: ": \(scope.short)",
      count: 1)
    entry.headline = title
    entry.scope = scope
    entry.body = .example(reportedExample)
    return entry
  }
}

// MARK: - Test cases

extension AuditReport {
  private func suite(of law: LawFindings) -> Report.Suite {
    let exceptions = usedExceptions.filter { $0.law == law.law }.map { "excepted \($0.line)" }
    let hint = law.hint.map { ["hint: \($0)"] } ?? []
    return Report.Suite(
      name: law.law.rawValue,
      cases: [law.testCase],
      output: [law.checkedWords] + law.uncheckedFacts.map(\.complete) + exceptions + hint)
  }
}

extension LawFindings {
  fileprivate var testCase: Report.Case {
    // The cause, the screens and the example of each finding.
    let blocks = groups.map { [$0.title, $0.places(maximum: .max)] + $0.reportedExample.lines }
    return Report.Case(
      name: "the law of \(law.rawValue) holds",
      result: holds ? .passed : groups.isEmpty ? .skipped : .failure, type: law.rawValue,
      message: groups.isEmpty ? checkedWords : message,
      lines: Array(blocks.joined(separator: [""])))
  }

  /// The cause and the screens of the only finding, or the causes of the first findings.
  private var message: String {
    if groups.count == 1 { return "\(groups[0].title): \(groups[0].places())" }
    let causes = Excerpt(of: groups, fitting: 4).entries(\.cause)
    return "\(groups.count) findings: \(causes.joined(separator: ", "))"
  }
}
