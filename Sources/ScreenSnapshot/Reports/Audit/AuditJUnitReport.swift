/// The audit as XML that CI servers read: a suite for each law, with a test case for each finding.
///
/// A law that holds has one test case that passes. A law that was not checked has one that is skipped.
/// Stale exceptions are failures, and screens that cannot be shown are errors.
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
    let name: String
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
    case error(type: String, message: String)
  }

  private static func suites(of report: AuditReport) -> [Suite] {
    report.laws.map { suite(of: $0, in: report) } + [
      Suite(
        name: "\(report.manifest).exceptions",
        cases: report.staleExceptions.map { exception in
          Case(
            name: exception.line,
            result: .failed(type: "stale", message: exception.staleHint, lines: []))
        }),
      Suite(
        name: "\(report.manifest).screens",
        cases: report.failures.map { failure in
          Case(name: failure.screen, result: .error(type: "invalid", message: failure.reason))
        }),
      Suite(
        name: report.manifest,
        cases: report.problems.enumerated().map { index, problem in
          Case(
            name: "run error\(index == 0 ? "" : " \(index + 1)")",
            result: .error(type: "problem", message: problem))
        }),
    ]
  }

  private static func suite(of law: AuditReport.LawResult, in report: AuditReport) -> Suite {
    let name = law.law.rawValue
    let cases =
      if law.holds {
        [Case(name: "the law holds")]
      } else if law.groups.isEmpty {
        [Case(name: "the law holds", result: .skipped(law.checkedWords))]
      } else {
        law.groups.map { group in
          Case(
            name: group.cause,
            result: .failed(
              type: name, message: "\(group.cause): \(group.places())",
              lines: [group.places(maximum: .max)] + group.exampleLines))
        }
      }
    let exceptions = report.usedExceptions.filter { $0.law == law.law }
    return Suite(
      name: "\(report.manifest).\(name)", cases: cases,
      output: [law.checkedWords] + law.uncheckedWords + exceptions.map { "excepted \($0.line)" }
        + (law.hint.map { ["hint: \($0)"] } ?? []))
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
    case .error(let type, let message):
      result = "<error type=\"\(type)\" message=\"\(Markup.escaped(message))\"></error>"
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
