import ScreenText

extension SnapshotReport: Reportable {
  /// The report of the run: the differences in one section, a test case and a figure for each result.
  package func report(in context: ReportContext) -> Report {
    var report = Report(
      product: "Screenwalk", manifest: manifest, title: "\(conclusion)", tone: conclusion.tone,
      tallies: tallies)
    report.shard = shard.map { "\($0)" }
    report.problems = problemLines
    report.notes = [unsupportedNote].compactMap(\.self)
    report.sections = [
      Report.Section(
        name: "differences", title: "Differences",
        entries: ResultGroup.groups(of: results).map { group in
          let isUncertain = group.verdict == .obsolete && !coversAllScreens
          return group.entry(
            in: layouts, acceptedBy: isUncertain ? nil : context.acceptCommand(group, layouts))
        })
    ]
    report.nextSteps = context.nextSteps(self)
    report.matches = { Self.matches(among: results) }
    report.suites = { suites }
    report.screens = { screens(in: context) }
    report.connections = context.connections
    report.json = { try json() }
    report.patch = { PatchReport.bytes(of: self, in: context) }
    return report
  }

  /// The names of the results that match and have no entry.
  package static func matches(among results: [ScreenResult]) -> [String] {
    results.filter { $0.verdict == .matched && $0.note == nil }.map(\.name)
  }

  /// The counts of all verdicts that occurred, of screens and of journeys.
  package var tallies: [Report.Tally] {
    let layoutCount = screenFolders.isEmpty ? layouts.count : screenFolders.count
    let inLayouts = layoutCount > 1 ? " in \(layoutCount) layouts" : ""
    let shardName = shard.map { ", shard \($0)" } ?? ""
    let none = shard == nil ? "none was verified" : "none are in this shard"
    let screens = Report.Tally(
      subject: "\(WordList.count(screenCount, "screen"))\(inLayouts)\(shardName)",
      counts: Self.counts(of: verdicts { $0 != .journeys }), none: none)
    let journeys = verdicts { $0 == .journeys }
    if journeys.isEmpty { return [screens] }
    let journeyCount = WordList.count(journeys.values.reduce(0, +), "journey")
    let tally = { (suffix: String) in
      Report.Tally(subject: journeyCount + suffix, counts: Self.counts(of: journeys), none: none)
    }
    return screens.counts.isEmpty ? [tally(shardName)] : [screens, tally("")]
  }

  private static func counts(of verdicts: [Verdict: Int]) -> [Report.Tally.Count] {
    Verdict.allCases.compactMap { verdict in
      verdicts[verdict].map { .init(number: $0, noun: verdict.rawValue, tone: verdict.badge.tone) }
    }
  }

  /// A suite for each layout and for the journeys.
  private var suites: [Report.Suite] {
    GoldenFolder.allCases.compactMap { folder in
      let results = results.filter { $0.folder == folder }
      if results.isEmpty { return nil }
      // Another file can have a name that stands for the same screen.
      let owned = Set(results.filter { $0.verdict != .obsolete }.map(\.screen))
      let note = folder == .controls ? unsupportedNote : nil
      return Report.Suite(
        name: folder.rawValue,
        cases: results.map { result in
          let isOther = result.verdict == .obsolete && owned.contains(result.screen)
          return Report.Case(
            name: isOther ? result.fileName : result.screen, result: result.caseResult)
        }, output: [note].compactMap(\.self))
    }
  }
}

extension ScreenResult {
  /// A difference is a failure, and a screen that could not be verified an error.
  fileprivate var caseResult: Report.CaseResult {
    if verdict == .matched { return .passed }
    let problem = Report.CaseProblem(
      type: verdict.rawValue, message: summary,
      lines: [summary, "\(golden)\(place.map { ":\($0)" } ?? "")"] + diffLines)
    return verdict.conclusion == .differs ? .failed(problem) : .error(problem)
  }
}

extension Verdict {
  package var badge: Report.Badge {
    let tone: Report.Tone =
      switch self {
      case .matched: .matched
      case .changed: .changed
      case .new: .new
      case .renamed: .renamed
      case .obsolete: .obsolete
      case .invalid, .crashed, .timedOut, .unstable: .failed
      }
    return Report.Badge(rawValue, tone)
  }
}

extension Conclusion {
  /// The tone of a report with this conclusion.
  var tone: Report.Tone {
    switch self {
    case .matched: .matched
    case .differs: .changed
    case .incomplete, .interrupted: .failed
    }
  }
}
