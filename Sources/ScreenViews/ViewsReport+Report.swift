import Foundation
import ScreenContents
import ScreenJobs
package import ScreenReports
import ScreenSnapshot
import ScreenText

extension ViewsReport {
  /// The report of the comparison: a line for each difference, and for what could not be compared.
  package var report: Report {
    var report = Report(
      product: "Screenwalk views", manifest: manifest, title: title, tone: conclusion.tone,
      tallies: [tally])
    report.problems = problems
    report.notes = [skipped.skippedNote].compactMap(\.self)
    report.lists = [
      Report.List(
        title: "Differences", badge: Report.Badge("differs", .changed),
        lines: screens.flatMap(\.differenceLines)),
      Report.List(
        title: "Screens that were not compared", badge: Report.Badge("failed", .failed),
        lines: screens.compactMap(\.failureLine)),
      Report.List(
        title: "Parts that were not compared", badge: Report.Badge("skipped", .unchecked),
        lines: uncheckedLines),
    ]
    report.lists += Report.List.exceptions(
      used: exceptions.filter { $0.problem == nil }.map { exception, _ in
        .init(text: "\(exception.words): \(TextColumns.visible(exception.reason))")
      },
      stale: staleExceptions.map { .init(text: "exception for \($0.name): \($0.problem)") })
    report.suites = { [suite] }
    let different = screens.filter { $0.views.contains { !$0.differences.isEmpty } }
    if !different.isEmpty { report.screens = { different.map(\.gallery) } }
    report.json = { try JSONEncoder.reportText(of: jsonObject) }
    return report
  }

  private var title: String {
    switch conclusion {
    case .matched: "all views agree with their contents"
    case .differs: "views differ from their contents, or exceptions are stale"
    case .incomplete, .interrupted: "not all views could be compared"
    }
  }

  /// A line on what no difference can be found in; empty if everything was compared.
  private var uncheckedLines: [Report.List.Line] {
    let compared = screens.filter { $0.verdict != .failed }
    let counts = [
      (
        compared.flatMap(\.views).reduce(0) { $0 + $1.unknownCount }, "element",
        "that the views do not reach"
      ),
      (compared.count { $0.views.contains { !$0.hasContent } }, "screen", "without a content"),
      (compared.count { $0.views.count < layoutCount }, "screen", "without a view in every layout"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\(WordList.count($0, $1)) \($2)" }
    return words.isEmpty ? [] : [.init(text: words.joined(separator: "; "))]
  }

  private var tally: Report.Tally {
    let stale = staleExceptions.count
    let counts: [Report.Tally.Count] = [
      .init(number: count(.agrees), noun: count(.agrees) == 1 ? "agrees" : "agree"),
      .init(
        number: count(.differs), noun: count(.differs) == 1 ? "differs" : "differ",
        tone: .changed),
      .init(number: count(.failed), noun: "not compared", tone: .failed),
      .init(
        number: stale, noun: stale == 1 ? "stale exception" : "stale exceptions", tone: .obsolete),
    ]
    return Report.Tally(
      subject: WordList.count(screens.count, "screen"), counts: counts.filter { $0.number > 0 },
      none: "no screens")
  }

  /// A test case for each screen, and for each exception that is not needed.
  private var suite: Report.Suite {
    let cases = screens.map { Report.Case(name: $0.name, result: $0.result) }
    let exceptions = staleExceptions.map { stale in
      Report.Case(
        name: stale.name,
        result: .failed(.init(type: "stale", line: "\(stale.name): \(stale.problem)")))
    }
    return Report.Suite(name: "views", cases: cases + exceptions)
  }
}

// MARK: - Screens

extension ViewsReport.Screen {
  fileprivate var name: String { TextColumns.visible(screen) }

  /// A line for each difference; equal ones of all layouts are the same line.
  fileprivate var differenceLines: [Report.List.Line] {
    let isShared = views.allSatisfy { $0.differences == views.first?.differences }
    return (isShared ? Array(views.prefix(1)) : views).flatMap { view in
      let subject = isShared ? name : "\(name) (\(view.layout.rawValue))"
      return view.differences.map { Report.List.Line(subject: subject, text: $0.text) }
    }
  }

  fileprivate var failureLine: Report.List.Line? {
    reason.map { .init(subject: name, text: TextColumns.visible($0)) }
  }

  fileprivate var result: Report.CaseResult {
    let type = verdict.rawValue
    if let failureLine { return .error(.init(type: type, line: failureLine.text)) }
    let lines = differenceLines.map(\.text)
    guard let first = lines.first else { return .passed }
    return .failed(.init(type: type, message: first, lines: lines))
  }

  /// The pictures of views that differ, with those of their contents.
  fileprivate var gallery: Report.Screen {
    let figures = views.filter { !$0.differences.isEmpty }.map { view in
      Report.Figure(
        name: "\(view.layout.rawValue)/\(screen)", layout: view.layout.rawValue, kind: .picture,
        badge: Report.Badge("differs", .changed),
        detail: view.differences.map(\.text).joined(separator: "; "), text: .init(view.picture),
        golden: .init(view.content), file: view.file, reason: nil, diff: nil, isMarked: false)
    }
    return Report.Screen(
      name: screen, isJourney: false, figures: figures, tab: nil, path: nil, isInApp: false,
      location: nil)
  }
}

extension Report.Text {
  fileprivate init(_ text: String) {
    self.init(lines: LineDiff.Line.lines(of: Array(text.utf8)), frontMatter: 0..<0)
  }
}

// MARK: - Exceptions

extension ViewsReport {
  fileprivate var staleExceptions: [(name: String, problem: String)] {
    exceptions.compactMap { exception, problem in problem.map { (exception.words, $0) } }
  }
}

extension ViewException {
  fileprivate var words: String {
    let place = screen == "*" ? "" : " on \(TextColumns.visible(screen))"
    return "\(MessageFormatting.quoted(label)) only in the \(side.rawValue)\(place)"
  }
}
