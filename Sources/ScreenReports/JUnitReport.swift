import ScreenText

/// The report as XML that CI servers read as test results.
///
/// The message of a failure is also a line of its content, because GitLab displays only the content.
/// Durations are omitted, because one screen takes less time than readers of the format display.
///
/// - SeeAlso: `junit-10.xsd`, the schema of Jenkins' xUnit plugin; GitLab's documentation, "Unit test
///   reports".
enum JUnitReport {
  static func text(of report: Report) -> String {
    // Errors that belong to no screen have a suite, so that no CI server reports success.
    let suites = report.suites().map { suite in
      Report.Suite(
        name: "\(report.manifest).\(suite.name)", cases: suite.cases, output: suite.output)
    }
    let all = (suites + [errors(of: report)]).filter { !$0.cases.isEmpty }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      \(ReportMark.comment)
      <testsuites name="\(Markup.escaped(report.manifest))"\(counts(all.flatMap(\.cases)))>
      \(all.map(text(of:)).joined())</testsuites>

      """
  }

  private static func errors(of report: Report) -> Report.Suite {
    Report.Suite(
      name: report.manifest,
      cases: report.problems.enumerated().map { index, problem in
        Report.Case(
          name: "run error\(index == 0 ? "" : " \(index + 1)")",
          result: .error, type: "problem", message: problem)
      })
  }

  private static func text(of suite: Report.Suite) -> String {
    let name = Markup.escaped(suite.name)
    let output =
      suite.output.isEmpty
      ? "" : "    <system-out>\(lines(suite.output))</system-out>\n"
    return """
        <testsuite name="\(name)"\(counts(suite.cases))>
      \(suite.cases.map { text(of: $0, className: name) }.joined())\(output)  </testsuite>

      """
  }

  private static func text(of one: Report.Case, className: String) -> String {
    let open = "    <testcase classname=\"\(className)\" name=\"\(Markup.escaped(one.name))\""
    if one.result == .passed { return "\(open)/>\n" }
    let (tag, message) = (one.result.rawValue, "message=\"\(Markup.escaped(one.message))\"")
    let result =
      one.result == .skipped
      ? "<\(tag) \(message)/>"
      : "<\(tag) type=\"\(one.type)\" \(message)>\(lines(one.lines))</\(tag)>"
    return "\(open)>\n      \(result)\n    </testcase>\n"
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map(Markup.escaped).joined(separator: "\n")
  }

  private static func counts(_ cases: [Report.Case]) -> String {
    func count(_ result: Report.Case.Result) -> Int { cases.count { $0.result == result } }
    let skipped = count(.skipped)
    return " tests=\"\(cases.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
      + (skipped > 0 ? " skipped=\"\(skipped)\"" : "")
  }
}

extension Report {
  /// Test cases, as CI servers group them.
  package struct Suite {
    /// The name without that of the manifest.
    let name: String
    let cases: [Case]
    var output: [String] = []

    package init(name: String, cases: [Case], output: [String] = []) {
      self.name = name
      self.cases = cases
      self.output = output
    }
  }

  /// A test case.
  ///
  /// A CI server compares test cases by their names, so that a name never depends on the result.
  package struct Case {
    let name: String
    let result: Result

    /// The kind of problem.
    let type: String

    /// Why the test case does not pass.
    let message: String

    /// The message and its details.
    let lines: [String]

    /// The raw value is the name of the element, which a test case that passes does not have.
    package enum Result: String {
      case passed, skipped, failure

      /// Something could not be verified.
      case error
    }

    /// Creates a test case; by default, the message has no details.
    package init(
      name: String, result: Result = .passed, type: String = "", message: String = "",
      lines: [String]? = nil
    ) {
      (self.name, self.result, self.type) = (name, result, type)
      (self.message, self.lines) = (message, lines ?? [message])
    }
  }
}

extension [Report.List] {
  /// A test case for each line of the lists of stale and failed items.
  package var testCases: [Report.Case] {
    var names = UniqueNames(separator: " ")
    return filter { [.obsolete, .failed].contains($0.badge.tone) }.flatMap { list in
      list.lines.map { line in
        Report.Case(
          name: names.unique(line.subject ?? line.testName ?? line.text),
          result: list.badge.tone == .failed ? .error : .failure, type: list.badge.word,
          message: [line.sentence, line.hint].compactMap(\.self).joined(separator: "; "))
      }
    }
  }
}
