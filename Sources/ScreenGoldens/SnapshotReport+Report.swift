import ScreenRendering
package import ScreenReports
import ScreenSnapshot
import ScreenText

extension SnapshotReport {
  /// The report of the run: the differences in one section, a test case and a figure for each result.
  ///
  /// - Parameters:
  ///   - patchPath: The path of a golden in a patch, by its path in results; nil if a patch cannot have it.
  ///   - acceptCommand: The command that accepts one group of results; nil if no command does.
  /// - Returns: The report without next steps.
  package func report(
    patchPath: @escaping (String) -> String? = { $0 },
    acceptCommand: (ResultGroup) -> String? = { _ in nil }
  ) -> Report {
    var report = Report(
      product: "Screenwalk", manifest: manifest, title: \.description, conclusion: conclusion,
      tallies: tallies, problems: problems)
    report.notes = notes
    report.details = hiddenNames.map {
      "hidden    \(TextColumns.visible("\($0.screen): \($0.names.joined(separator: ", "))"))"
    }
    report.sections = [
      Report.Section(
        name: "differences", title: "Differences",
        entries: ResultGroup.groups(of: results).map { group in
          let isUncertain = group.verdict == .obsolete && !coversAllScreens
          return group.entry(in: layouts, acceptedBy: isUncertain ? nil : acceptCommand(group))
        })
    ]
    report.matches = { results.filter { $0.verdict == .matched && $0.note == nil }.map(\.name) }
    report.suites = { suites }
    report.screens = { screens }
    report.json = { jsonObject() }
    report.patch = { PatchReport.patch(of: self, patchPath) }
    return report
  }

  /// The counts of all verdicts that occurred, of screens and of journeys.
  package var tallies: [Report.Tally] {
    let folders = screenCounts.folders
    let layoutCount = folders.isEmpty ? layouts.count : folders.count
    let inLayouts = layoutCount > 1 ? " in \(layoutCount) layouts" : ""
    let screens = screenCounts.tally(of: "\(WordList.count(screenCount, "screen"))\(inLayouts)")
    if journeyCounts.verdicts.isEmpty { return [screens] }
    let journeys = journeyCounts.tally(of: WordList.count(journeyCounts.names.count, "journey"))
    return screens.counts.isEmpty ? [journeys] : [screens, journeys]
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
          return result.testCase(named: isOther ? result.fileName : result.screen)
        }, output: [note].compactMap(\.self))
    }
  }
}

extension SnapshotReport.Counts {
  fileprivate func tally(of subject: String) -> Report.Tally {
    Report.Tally(
      subject: subject,
      counts: Verdict.allCases.compactMap { verdict in
        verdicts[verdict].map {
          .init(number: $0, noun: verdict.rawValue, tone: verdict.badge.tone)
        }
      }, none: "none was verified")
  }
}

extension ScreenResult {
  /// A difference is a failure, and a screen that could not be verified an error.
  fileprivate func testCase(named name: String) -> Report.Case {
    if verdict == .matched { return Report.Case(name: name) }
    return Report.Case(
      name: name, result: verdict.conclusion == .differs ? .failure : .error,
      type: verdict.rawValue, message: summary,
      lines: [summary, "\(golden)\(reportedLine.map { ":\($0)" } ?? "")"] + diffLines)
  }
}

extension SnapshotReport {
  /// The screens and the journeys with their figures, in the order of each one's first result.
  var screens: [Report.Screen] {
    results.grouped(by: \.screenName).map { name, results in
      let figures = results.map { result in
        var figure = Report.Figure(of: result, golden: displayedGolden(of: result))
        if figure.text != nil, result.verdict != .obsolete {
          figure.controls = pictureControls[figure.name] ?? []
        }
        return figure
      }
      let place = results.first { $0.folder != .journeys && $0.path != nil }
      return Report.Screen(name: name, figures: figures, tab: place?.tab, path: place?.path ?? "")
    }
  }

  private func displayedGolden(of result: ScreenResult) -> [UInt8]? {
    let golden = result.change.map(\.oldGolden) ?? readGolden(result)
    return golden.map { redaction.displayed($0, in: result.folder) }
  }
}

extension Report.Figure {
  /// Creates the figure of a result, with its golden.
  fileprivate init(of result: ScreenResult, golden: [UInt8]?) {
    let golden = result.verdict == .invalid ? nil : golden
    let isGolden = result.verdict == .obsolete || result.verdict == .matched
    self.init(
      name: result.name, layout: result.folder.rawValue, kind: Kind(result.folder),
      badge: result.verdict.badge,
      detail: result.verdict.conclusion == .incomplete ? nil : result.detail,
      text: isGolden ? golden : result.text,
      golden: result.verdict == .changed ? golden : nil,
      file: "\(result.golden)\(result.line.map { ", line \($0)" } ?? "")", reason: result.reason,
      diff: result.verdict == .changed || result.verdict == .new && golden != nil
        ? result.diff : nil)
  }
}

extension Report.Figure.Kind {
  fileprivate init(_ folder: GoldenFolder) {
    switch folder {
    case .compact, .regular: self = .picture
    case .controls: self = .controls
    case .journeys: self = .journey
    }
  }
}
