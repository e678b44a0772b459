package import Foundation
import ScreenContents
import ScreenText

extension SnapshotReport {
  /// Encodes the report as one JSON object with sorted keys, and a newline at its end.
  package func json(hasDiffs: Bool = true) throws -> String {
    try JSONEncoder.reportText(of: JSONReport(self, hasDiffs: hasDiffs))
  }

  /// Reads a report that ``json(hasDiffs:)`` wrote.
  package init(json data: Data) throws(JSONReportError) {
    self = try JSONReportError.reading {
      try JSONReportHead.check(data)
      return try JSONDecoder().decode(JSONReport.self, from: data).report()
    }
  }
}

/// Schema 1 of the report.
///
/// Keys that are added later are optional; other changes need another schema number.
private struct JSONReport: Codable {
  let schema: Int
  let manifest: String
  let status: Int
  let partial: Bool
  let shard: Shard?
  let layouts: [ScreenLayout]
  let patterns: [String]?
  let excluded: [String]?
  /// The values of `--tab` and `--flow`, which older versions had; never written.
  var tabs: [String]?
  var flows: [String]?
  let problems: [String]?
  let unsupported: [String]?
  let counts: [String: Int]
  let screens: [Result]
  let journeyCounts: [String: Int]?
  let journeys: [Result]?

  /// The result of a screen in a layout, of an obsolete golden, or of a journey.
  struct Result: Codable {
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
    schema = JSONReportHead.schema
    manifest = report.manifest
    status = report.conclusion.reportCode
    partial = report.isPartial
    shard = report.shard
    layouts = report.layouts
    patterns = report.selection.patterns.nonEmpty
    excluded = report.selection.exclusions.nonEmpty
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

  func report() throws(JSONReportError) -> SnapshotReport {
    // Without these names, the merged report would claim to cover all screens.
    guard tabs == nil, flows == nil else { throw .removedSelection }
    // Obsolete goldens follow journeys.
    let results =
      screens.filter { $0.verdict != .obsolete } + (journeys ?? [])
      + screens.filter { $0.verdict == .obsolete }
    var report = SnapshotReport(
      manifest: manifest, layouts: layouts, results: try results.map(Result.result),
      shard: shard, isPartial: partial)
    report.selection.patterns = patterns ?? []
    report.selection.exclusions = excluded ?? []
    try checkCounts(of: report)
    report.problems = problems ?? []
    report.otherUnsupported = (unsupported ?? []).compactMap(UnsupportedOperation.init)
    report.isInterrupted = status == Conclusion.interrupted.reportCode
    return report
  }

  /// Checks that no result was lost after the report was written.
  private func checkCounts(of report: SnapshotReport) throws(JSONReportError) {
    guard counts == Self.counts(of: report.screenResults) else {
      throw .malformed("its 'counts' are not those of its 'screens'")
    }
    guard journeyCounts ?? [:] == Self.counts(of: report.journeyResults) else {
      throw .malformed("its 'journeyCounts' are not those of its 'journeys'")
    }
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
    let exact = hasDiff ? result.patchDiff.map(result.file) : nil
    let text = bytes.map { String(decoding: $0, as: UTF8.self) }
    // The lines of an unstable screen are no patch.
    let lines = hasDiff ? result.instability?.changedLines : nil
    diff = text ?? lines?.joined(separator: "\n")
    // The text also differs from a patch that is not valid UTF-8.
    patch = exact.flatMap { $0.elementsEqual((text ?? "").utf8) ? nil : Data($0) }
  }

  fileprivate static func result(_ read: Self) throws(JSONReportError) -> ScreenResult {
    if let journey = read.journey { return try read.result(of: journey, in: .journeys) }
    guard let screen = read.screen else { throw .malformed("it has no 'screen'") }
    guard let layout = read.layout else { throw .malformed("it has no 'layout'") }
    return try read.result(of: screen, in: GoldenFolder(layout))
  }

  private func result(
    of screen: String, in folder: GoldenFolder
  ) throws(JSONReportError) -> ScreenResult {
    // The name of the screen belongs to the key, not to the headline of a result.
    let prefix = folder == .controls && verdict == .changed ? "\(screen): " : ""
    let headline = headline.map { String($0.dropFirst($0.hasPrefix(prefix) ? prefix.count : 0)) }
    return ScreenResult(
      screen: screen, folder: folder, golden: golden,
      try outcome(of: "\(folder.rawValue)/\(screen)", headline))
  }

  /// The only place that maps keys to outcomes.
  private func outcome(
    of name: String, _ headline: String?
  ) throws(JSONReportError) -> ScreenResult.Outcome {
    let rendering = ScreenResult.Rendering(flow: flow, tab: tab, path: path ?? "", note: note)
    let reason = reason ?? "has no reason in its report"
    switch verdict {
    case .matched: return .matched(rendering)
    case .changed: return .changed(rendering, try difference(of: name, headline))
    case .new: return .new(rendering, try difference(of: name, headline))
    case .renamed:
      guard let from else { throw .malformed("\(name) has no 'from'") }
      return .renamed(rendering, from: from, try difference(of: name, headline))
    case .obsolete: return .obsolete
    case .invalid:
      return path == nil
        ? .failed(reason: reason, line: line)
        : .invalidGolden(rendering, reason: reason, line: line)
    case .crashed:
      let lines = stderr?.split(separator: "\n").map(String.init) ?? []
      return .crashed(reason: reason, signal: signal, standardErrorTail: lines)
    case .timedOut: return .timedOut(reason: reason)
    case .unstable: return .unstable(rendering, UnifiedDiff(LineDiff(from: [], to: [])))
    }
  }

  private func difference(
    of name: String, _ headline: String?
  ) throws(JSONReportError) -> Difference {
    guard let diff else {
      throw .malformed("\(name) has no diff; reports of 'list --json' cannot be merged")
    }
    func parsed(_ bytes: [UInt8], _ key: String) throws(JSONReportError) -> UnifiedDiff {
      if let diff = UnifiedDiff(parsing: bytes) { return diff }
      throw .malformed("the \(key) of \(name) is invalid")
    }
    var exactDiff: UnifiedDiff?
    if let patch { exactDiff = try parsed([UInt8](patch), "patch") }
    return Difference(
      try parsed(Array(diff.utf8), "diff"), exactDiff: exactDiff,
      headline: headline.map(Headline.init(reading:)))
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
