import Foundation
import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenRendering
import ScreenReports
import ScreenSnapshot
import ScreenText

extension SnapshotReport {
  /// Encodes the report as one JSON object with sorted keys, and a newline at its end.
  package func json(hasDiffs: Bool = true) throws -> String {
    try JSONEncoder.reportText(of: JSONReport(self, hasDiffs: hasDiffs))
  }
}

/// The report as JSON.
private struct JSONReport: Encodable {
  let by: String
  let schema: Int
  let manifest: String
  let status: Int
  let partial: Bool
  let layouts: [ScreenLayout]
  let patterns: [String]?
  let excluded: [String]?
  let skipped: [ScreenFailure]?
  let problems: [String]?
  let unsupported: [String]?
  let counts: [String: Int]
  let screens: [Result]
  let journeyCounts: [String: Int]?
  let journeys: [Result]?

  /// The result of a screen in a layout, of an obsolete golden, or of a journey.
  struct Result: Encodable {
    var screen: String?
    var layout: ScreenLayout?
    var journey: String?
    let verdict: Verdict
    let golden: String
    let flow: String?
    let tab: String?
    let path: String?
    let headline: String?
    let reason: String?
    let signal: String?
    let stderr: String?
    let line: Int?
    let note: String?
    let from: String?
    let diff: String?
    let patch: Data?
  }
}

extension JSONReport {
  init(_ report: SnapshotReport, hasDiffs: Bool) {
    by = ReportMark.text
    schema = JSONEncoder.reportSchema
    manifest = report.manifest
    status = report.conclusion.reportCode
    partial = report.isPartial
    layouts = report.layouts
    patterns = report.selection.patterns.nonEmpty
    excluded = report.selection.exclusions.nonEmpty
    skipped = report.skipped.nonEmpty
    problems = report.problems.nonEmpty
    unsupported = report.unsupportedOperations.map(\.rawValue).nonEmpty
    counts = Self.counts(of: report.screenResults)
    screens = report.screenResults.map { Result($0, hasDiff: hasDiffs) }
    let journeys = report.journeyResults
    journeyCounts = journeys.isEmpty ? nil : Self.counts(of: journeys)
    self.journeys = journeys.map { Result($0, hasDiff: hasDiffs) }.nonEmpty
  }

  private static func counts(of results: some Sequence<ScreenResult>) -> [String: Int] {
    let counts = SnapshotReport.counts(of: results).map { ($0.rawValue, $1) }
    return Dictionary(uniqueKeysWithValues: counts)
  }
}

// MARK: - Screens and journeys

extension JSONReport.Result {
  init(_ result: ScreenResult, hasDiff: Bool) {
    layout = result.folder.layout
    if layout == nil { journey = result.screen } else { screen = result.screen }
    verdict = result.verdict
    golden = result.golden
    flow = result.flow
    tab = result.tab
    path = result.path
    headline = result.headline
    reason = result.reason
    signal = result.signal
    stderr = result.standardErrorTail.nonEmpty?.joined(separator: "\n")
    line = result.reportedLine
    note = result.note
    from = result.from
    let bytes = hasDiff ? result.diff.map(result.file) : nil
    let exact =
      hasDiff && result.diff != nil ? result.difference.map { result.file($0.patch) } : nil
    let text = bytes.map { String(decoding: $0, as: UTF8.self) }
    // The lines of an unstable screen are no patch.
    let isUnstable = hasDiff && result.verdict == .unstable
    let lines = isUnstable ? result.difference?.diff.changedLines : nil
    diff = text ?? lines?.joined(separator: "\n")
    // The text also differs from a patch that is not valid UTF-8.
    patch = exact.flatMap { $0.elementsEqual((text ?? "").utf8) ? nil : Data($0) }
  }
}

extension ScreenResult {
  /// A difference of the golden as a unified diff.
  fileprivate func file(_ diff: UnifiedDiff) -> [UInt8] {
    var bytes: [UInt8] = []
    diff.append(
      changing: self.from ?? golden, to: golden, isNew: verdict == .new && folder != .journeys,
      &bytes)
    return bytes
  }
}
