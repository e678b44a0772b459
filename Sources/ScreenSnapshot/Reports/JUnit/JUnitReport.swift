/// The report as XML that CI servers read: a suite for each layout and for the journeys, a test case
/// for each screen and each journey.
///
/// A difference is a failure. A screen that could not be verified is an error. The message is also the
/// first line of the content, because GitLab displays only the content. Durations are omitted, because
/// one screen takes less time than readers of the format display.
///
/// - SeeAlso: `junit-10.xsd`, the schema of Jenkins' xUnit plugin; GitLab's documentation, "Unit test
///   reports".
enum JUnitReport {
  static func text(of report: SnapshotReport) -> String {
    let suites = GoldenFolder.allCases.compactMap { folder -> String? in
      let results = report.results.filter { $0.folder == folder }
      let note = folder == .controls ? report.unsupportedNote : nil
      return results.isEmpty ? nil : suite("\(report.manifest).\(folder.rawValue)", results, note)
    }
    let problems = report.problemLines
    let errors = problems.isEmpty ? "" : suite(report.manifest, problems)
    let name = Markup.escaped(report.manifest)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name)"\(counts(report.results, problems.count))>
      \(suites.joined())\(errors)</testsuites>

      """
  }

  /// A suite of the errors that belong to no screen, so that no CI server reports success.
  private static func suite(_ manifest: String, _ problems: [String]) -> String {
    let name = Markup.escaped(manifest)
    let cases = problems.enumerated().map { index, problem in
      """
          <testcase classname="\(name)" name="run error\(index == 0 ? "" : " \(index + 1)")">
            \(element("error", type: "problem", message: problem))
          </testcase>

      """
    }
    return """
        <testsuite name="\(name)"\(counts([], problems.count))>
      \(cases.joined())  </testsuite>

      """
  }

  private static func suite(
    _ name: String, _ results: [ScreenResult], _ note: String?
  ) -> String {
    let name = Markup.escaped(name)
    let output = note.map { "    <system-out>\(Markup.escaped($0))</system-out>\n" } ?? ""
    let owned = Set(results.lazy.filter { $0.verdict != .obsolete }.map(\.screen))
    let cases = results.map { result in
      // Another file can have a name that stands for the same screen.
      let isOther = result.verdict == .obsolete && owned.contains(result.screen)
      return testCase(result, named: isOther ? result.fileName : result.screen, className: name)
    }
    return """
        <testsuite name="\(name)"\(counts(results))>
      \(cases.joined())\(output)  </testsuite>

      """
  }

  private static func counts(_ results: [ScreenResult], _ problemCount: Int = 0) -> String {
    let failures = results.count { $0.verdict.conclusion == .differs }
    let errors = results.count { $0.verdict.conclusion == .incomplete } + problemCount
    let tests = results.count + problemCount
    return " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  /// A test case with the name of the screen, which it keeps whatever the verdict is.
  private static func testCase(
    _ result: ScreenResult, named name: String, className: String
  ) -> String {
    let open = "    <testcase classname=\"\(className)\" name=\"\(Markup.escaped(name))\""
    guard result.verdict != .matched else { return "\(open)/>\n" }
    let tag = result.verdict.conclusion == .differs ? "failure" : "error"
    let place = "\(result.golden)\(result.place.map { ":\($0)" } ?? "")"
    let lines = [place] + result.diffLines
    return """
      \(open)>
            \(element(tag, type: result.verdict.rawValue, message: result.summary, lines))
          </testcase>

      """
  }

  /// A failure or an error, whose content is the message, followed by lines.
  private static func element(
    _ tag: String, type: String, message: String, _ lines: [String] = []
  ) -> String {
    let content = ([message] + lines).map(Markup.escaped).joined(separator: "\n")
    let message = Markup.escaped(message)
    return "<\(tag) type=\"\(type)\" message=\"\(message)\">\(content)</\(tag)>"
  }
}
