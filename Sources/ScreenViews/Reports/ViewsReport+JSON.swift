import Foundation
import ScreenContents
import ScreenReports
import ScreenSnapshot

extension ViewsReport {
  /// Encodes the report as one JSON object with sorted keys.
  ///
  /// - Throws: An error of `JSONEncoder`.
  func json() throws -> String {
    try JSONEncoder.reportText(of: Document(self))
  }

  /// Schema 1 of the report.
  private struct Document: Encodable {
    let by = ReportMark.text
    var schema = JSONEncoder.reportSchema
    let manifest: String
    let status: Int
    let counts: [String: Int]
    let screens: [ScreenEntry]
    let exceptions: [[String: String]]
    let problems: [String]?

    init(_ report: ViewsReport) {
      manifest = report.manifest
      status = report.conclusion.reportCode
      counts = Dictionary(
        uniqueKeysWithValues: Screen.Verdict.allCases.map { ($0.rawValue, report.count($0)) })
      screens = report.screens.map { ScreenEntry($0) }
      exceptions =
        report.usedExceptions.map { $0.entry() }
        + report.staleExceptions.map { $0.exception.entry(stale: $0.fault.rawValue) }
      problems = report.problems.nonEmpty
    }
  }

  private struct ScreenEntry: Encodable {
    let screen: String
    let verdict: String
    let reason: String?
    let views: [ViewEntry]

    init(_ screen: Screen) {
      self.screen = screen.name
      verdict = screen.verdict.rawValue
      reason = screen.failure
      views = screen.views.map { ViewEntry($0) }
    }
  }

  private struct ViewEntry: Encodable {
    let layout: String
    let file: String
    let problem: String?
    let differences: [[String: String]]

    init(_ view: View) {
      layout = view.layout.rawValue
      file = view.file
      problem = view.problem
      differences = view.differences.map(\.entry)
    }
  }
}

extension ViewDifference {
  fileprivate var entry: [String: String] {
    ["kind": name, "text": words, "content": sides.content, "view": sides.view]
      .compactMapValues(\.self)
  }
}

extension ViewException {
  fileprivate func entry(stale: String? = nil) -> [String: String] {
    ["side": side.rawValue, "label": label, "screen": screen, "reason": reason, "stale": stale]
      .compactMapValues(\.self)
  }
}
