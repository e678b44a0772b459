import ScreenText

/// The audit as XML that CI servers read: a suite with one test case for each law.
///
/// A CI server compares test cases by their names, so that a name never depends on the verdict: the case of
/// a law passes, fails with all findings, or is skipped. An exception is a case, and so are all screens that
/// cannot be shown. Only a run error has a case of its own. The content of a failure has what the message
/// has, because GitLab displays only the content.
enum AuditJUnitReport {
  static func text(of report: AuditReport) -> String {
    let suites = self.suites(of: report).filter { !$0.cases.isEmpty }
    let all = suites.flatMap(\.cases)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(Markup.escaped(report.manifest))"\(counts(all))>
      \(suites.map(text).joined())</testsuites>

      """
  }

  private struct Suite {
    var name: String
    let cases: [Case]
    var output: [String] = []
  }

  private struct Case {
    let name: String
    var result = Result.passed
  }

  private enum Result {
    case passed
    case skipped(String)
    case failed(type: String, message: String, lines: [String])
    case error(type: String, message: String, lines: [String])
  }

  private static func suites(of report: AuditReport) -> [Suite] {
    report.laws.map { suite(of: $0, in: report) } + [
      Suite(
        name: "\(report.manifest).exceptions",
        cases: numbered(
          report.usedExceptions.map { Case(name: $0.subject) }
            + report.staleExceptions.map(stale))),
      Suite(name: "\(report.manifest).screens", cases: [screens(in: report)]),
      Suite(
        name: report.manifest,
        cases: report.problems.enumerated().map { index, problem in
          Case(
            name: "run error\(index == 0 ? "" : " \(index + 1)")",
            result: .error(type: "problem", message: problem, lines: [problem]))
        }),
    ]
  }

  private static func suite(of law: AuditReport.LawResult, in report: AuditReport) -> Suite {
    let name = law.law.rawValue
    let result: Result =
      if law.holds {
        .passed
      } else if law.groups.isEmpty {
        .skipped(law.checkedWords)
      } else {
        .failed(type: name, message: message(on: law.groups), lines: lines(on: law.groups))
      }
    let exceptions = report.usedExceptions.filter { $0.law == law.law }
    return Suite(
      name: "\(report.manifest).\(name)",
      cases: [Case(name: "the law of \(name) holds", result: result)],
      output: [law.checkedWords] + law.uncheckedWords + exceptions.map { "excepted \($0.line)" }
        + (law.hint.map { ["hint: \($0)"] } ?? []))
  }

  /// The cause and the screens of the only finding, or the causes of the first findings.
  private static func message(on groups: [AuditGroup]) -> String {
    if groups.count == 1 { return "\(groups[0].cause): \(groups[0].places())" }
    let causes = Excerpt(of: groups, maximumEntries: 4).entries(\.cause)
    return "\(groups.count) findings: \(causes.joined(separator: ", "))"
  }

  /// The cause, the screens and the example of each finding.
  private static func lines(on groups: [AuditGroup]) -> [String] {
    let blocks = groups.map { [$0.cause, $0.places(maximum: .max)] + $0.exampleLines }
    return Array(blocks.joined(separator: [""]))
  }

  /// The cases with unique names: the second of one name has a 2.
  private static func numbered(_ cases: [Case]) -> [Case] {
    var names = UniqueNames(separator: " ")
    return cases.map { Case(name: names.unique($0.name), result: $0.result) }
  }

  private static func stale(_ exception: AuditException) -> Case {
    Case(
      name: exception.subject,
      result: .failed(
        type: "stale", message: exception.staleHint,
        lines: [exception.staleHint, exception.line]))
  }

  private static func screens(in report: AuditReport) -> Case {
    var screens = Case(name: "all screens can be shown")
    if !report.failures.isEmpty {
      let names = Excerpt(of: report.failures, maximumEntries: 4)
        .entries { TextColumns.visible($0.screen) }
      screens.result = .error(
        type: "invalid", message: names.joined(separator: ", "),
        lines: report.failures.map { TextColumns.visible("\($0.screen): \($0.reason)") })
    } else if report.isPartial {
      screens.result = .skipped("some results of the run are missing")
    }
    return screens
  }

  private static func text(of suite: Suite) -> String {
    let name = Markup.escaped(suite.name)
    let output =
      suite.output.isEmpty
      ? "" : "    <system-out>\(lines(suite.output))</system-out>\n"
    return """
        <testsuite name="\(name)"\(counts(suite.cases))>
      \(suite.cases.map { text(of: $0, className: name) }.joined())\(output)  </testsuite>

      """
  }

  private static func text(of one: Case, className: String) -> String {
    let open = "    <testcase classname=\"\(className)\" name=\"\(Markup.escaped(one.name))\""
    let result: String
    switch one.result {
    case .passed: return "\(open)/>\n"
    case .skipped(let reason): result = "<skipped message=\"\(Markup.escaped(reason))\"/>"
    case .failed(let type, let message, let body):
      result =
        "<failure type=\"\(type)\" message=\"\(Markup.escaped(message))\">\(lines(body))</failure>"
    case .error(let type, let message, let body):
      result =
        "<error type=\"\(type)\" message=\"\(Markup.escaped(message))\">\(lines(body))</error>"
    }
    return "\(open)>\n      \(result)\n    </testcase>\n"
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map(Markup.escaped).joined(separator: "\n")
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { if case .failed = $0.result { true } else { false } }
    let errors = cases.count { if case .error = $0.result { true } else { false } }
    let skipped = cases.count { if case .skipped = $0.result { true } else { false } }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " skipped=\"\(skipped)\""
  }
}
