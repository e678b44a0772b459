/// The report as XML that CI servers read: a suite for each layout, a test case for each screen.
///
/// What differs is a failure, what could not be verified is an error. There are no times: a screen
/// takes less than the format's readers show.
///
/// - SeeAlso: The schema that Jenkins' xUnit plugin validates against, `junit-10.xsd`; GitLab's
///   documentation, "Unit test reports", for what its reader shows.
enum JUnitReport {
  /// Writes the report.
  static func text(of report: SnapshotReport) -> String {
    let layouts = ScreenLayout.allCases.filter { layout in
      report.results.contains { $0.layout == layout }
    }
    let suites = layouts.map { layout in
      suite(report.manifest, layout, report.results.filter { $0.layout == layout })
    }
    let problems = report.problemLines
    let wrong = problems.isEmpty ? "" : suite(report.manifest, problems)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(XML.attribute(report.manifest))"\(numbers(report.results, problems.count))>
      \(suites.joined())\(wrong)</testsuites>

      """
  }

  /// What went wrong besides the screens is an error, so that no reader shows a green run.
  private static func suite(_ manifest: String, _ problems: [String]) -> String {
    let name = XML.attribute(manifest)
    let cases = problems.enumerated().map { index, problem in
      """
          <testcase classname="\(name)" name="the whole run\(index == 0 ? "" : ", \(index + 1)")">
            <error type="problem" message="\(XML.attribute(problem))"></error>
          </testcase>

      """
    }
    return """
        <testsuite name="\(name)"\(numbers([], problems.count))>
      \(cases.joined())  </testsuite>

      """
  }

  private static func suite(
    _ manifest: String, _ layout: ScreenLayout, _ results: [ScreenResult]
  ) -> String {
    let name = XML.attribute("\(manifest).\(layout.rawValue)")
    return """
        <testsuite name="\(name)"\(numbers(results))>
      \(results.map { testCase($0, className: name) }.joined())  </testsuite>

      """
  }

  private static func numbers(_ results: [ScreenResult], _ problems: Int = 0) -> String {
    let tests = results.count + problems
    let failures = results.count { $0.verdict.conclusion == .differs }
    let errors = results.count { $0.verdict.conclusion == .incomplete } + problems
    return " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func testCase(_ result: ScreenResult, className: String) -> String {
    let name = XML.attribute(name(of: result))
    let open = "    <testcase classname=\"\(className)\" name=\"\(name)\""
    guard let tag = result.verdict.tag else { return "\(open)/>\n" }
    let message = XML.attribute(result.summary)
    return """
      \(open)>
            <\(tag) type="\(result.verdict.rawValue)" message="\(message)">\(body(of: result))</\(tag)>
          </testcase>

      """
  }

  /// The screen, or the file that belongs to none, whose name may be a screen's otherwise written.
  private static func name(of result: ScreenResult) -> String {
    result.verdict == .obsolete ? result.fileName : result.screen
  }

  private static func body(of result: ScreenResult) -> String {
    let lines = ["\(result.golden)\(result.line.map { ":\($0)" } ?? "")"]
    return XML.text((lines + result.diffLines).joined(separator: "\n"))
  }
}

extension Verdict {
  /// The element that says so.
  fileprivate var tag: String? {
    switch conclusion {
    case .matched: nil
    case .differs: "failure"
    case .incomplete, .interrupted: "error"
    }
  }
}

/// Text in XML 1.0, which has no way to write most control characters.
enum XML {
  /// A text between tags.
  static func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// A text within double quotes.
  static func attribute(_ text: String) -> String {
    escaped(text).replacing("\"", with: "&quot;")
  }

  private static func escaped(_ line: String) -> String {
    var text = ""
    for scalar in TextColumns.visible(line).unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
