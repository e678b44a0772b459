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
      list("Screens that did not appear", .failed, .failed) { screen in
        screen.views.compactMap { view in
          view.problem.map { screen.line("\(TextColumns.visible($0)) (\(view.layout.rawValue))") }
        }
      },
      list("Screens without a view", .missing, .failed) { [$0.line("no file is a view of it")] },
      list("Screens that cannot be rendered", .invalid, .failed) { screen in
        screen.failure.map { [screen.line(TextColumns.visible($0))] } ?? []
      },
      Report.List(
        title: "Not compared", badge: Report.Badge("skipped", .unchecked), lines: uncheckedLines),
    ]
    report.lists += Report.List.exceptions(
      used: usedExceptions.map { .init(text: "\($0.words): \(TextColumns.visible($0.reason))") },
      stale: staleExceptions.map { .init(text: $0.words) })
    report.suites = { [suite] }
    let figures = screens.compactMap(\.figures)
    if !figures.isEmpty { report.screens = { figures } }
    report.json = { try json() }
    return report
  }

  private var title: String {
    switch conclusion {
    case .matched: "all views agree with their contents"
    case .differs: "views differ from their contents, or exceptions are stale"
    case .incomplete, .interrupted: "not all views could be compared"
    }
  }

  private func list(
    _ title: String, _ verdict: Screen.Verdict, _ tone: Report.Tone,
    lines: (Screen) -> [Report.List.Line]
  ) -> Report.List {
    Report.List(
      title: title, badge: Report.Badge(verdict.rawValue, tone),
      lines: screens.filter { $0.verdict == verdict }.flatMap(lines))
  }

  /// A line on what no difference can be found in; empty if everything was compared.
  private var uncheckedLines: [Report.List.Line] {
    let compared = screens.filter { [.agrees, .differs].contains($0.verdict) }
    let elements = compared.flatMap(\.views).reduce(0) { $0 + $1.unknownCount }
    let empty = compared.count { $0.views.contains { !$0.hasContent } }
    let partial = compared.count { $0.views.count < layouts.count }
    let parts = [
      (elements, "element", "that the view does not reach"), (empty, "screen", "without a content"),
      (partial, "screen", "without a view in every layout"),
    ]
    let text = parts.filter { $0.0 > 0 }.map { "\(WordList.count($0.0, $0.1)) \($0.2)" }
    return text.isEmpty ? [] : [.init(text: text.joined(separator: "; "))]
  }

  private var tally: Report.Tally {
    let stale = staleExceptions.count
    let counts: [Report.Tally.Count] = [
      .init(number: count(.agrees), noun: count(.agrees) == 1 ? "agrees" : "agree"),
      .init(
        number: count(.differs), noun: count(.differs) == 1 ? "differs" : "differ",
        tone: .changed),
      .init(number: count(.missing), noun: "without a view", tone: .failed),
      .init(number: count(.failed), noun: "not shown by the app", tone: .failed),
      .init(number: count(.invalid), noun: "invalid", tone: .failed),
      .init(
        number: stale, noun: stale == 1 ? "stale exception" : "stale exceptions", tone: .obsolete),
    ]
    return Report.Tally(
      subject: WordList.count(screens.count, "screen"), counts: counts.filter { $0.number > 0 },
      none: "no screens")
  }

  /// A test case for each screen, and for each exception that is not needed.
  private var suite: Report.Suite {
    let cases = screens.map { screen in
      Report.Case(name: TextColumns.visible(screen.name), result: screen.result)
    }
    let exceptions = staleExceptions.map { stale in
      Report.Case(
        name: stale.exception.words, result: .failed(.init(type: "stale", line: stale.words)))
    }
    return Report.Suite(name: "views", cases: cases + exceptions)
  }
}

// MARK: - Screens

extension ViewsReport.Screen {
  /// The name with the layout, if the views of a screen differ in other ways.
  private func subject(_ view: ViewsReport.View) -> String {
    let isShared = views.allSatisfy { $0.differences == view.differences }
    let name = TextColumns.visible(name)
    return isShared ? name : "\(name) (\(view.layout.rawValue))"
  }

  fileprivate func line(_ text: String, of view: ViewsReport.View? = nil) -> Report.List.Line {
    .init(subject: view.map(subject) ?? TextColumns.visible(name), text: text)
  }

  /// A line for each difference; equal ones of all layouts are the same line.
  fileprivate var differenceLines: [Report.List.Line] {
    let isShared = views.allSatisfy { $0.differences == views.first?.differences }
    return (isShared ? Array(views.prefix(1)) : views).flatMap { view in
      view.differences.map { line($0.words, of: view) }
    }
  }

  fileprivate var result: Report.CaseResult {
    let lines = differenceLines.map(\.text)
    let problem = failure ?? views.lazy.compactMap(\.problem).first ?? "no file is a view of it"
    switch verdict {
    case .agrees: return .passed
    case .differs:
      return .failed(
        .init(type: verdict.rawValue, message: lines.first ?? "", lines: lines))
    case .invalid, .failed, .missing:
      return .error(.init(type: verdict.rawValue, line: TextColumns.visible(problem)))
    }
  }

  /// The pictures of views that differ, with those of their contents; nil without pictures.
  fileprivate var figures: Report.Screen? {
    let figures = views.compactMap { view in
      view.pictures.map { pictures in
        Report.Figure(
          name: "\(view.layout.rawValue)/\(name)", layout: view.layout.rawValue, kind: .picture,
          badge: Report.Badge("differs", .changed),
          detail: view.differences.map(\.words).joined(separator: "; "),
          text: .init(pictures.view), golden: .init(pictures.content), file: view.file,
          reason: nil, diff: nil, isMarked: false)
      }
    }
    guard !figures.isEmpty else { return nil }
    return Report.Screen(
      name: name, isJourney: false, figures: figures, tab: nil, path: nil, isInApp: false,
      location: nil)
  }
}

extension Report.Text {
  fileprivate init(_ text: String) {
    self.init(lines: LineDiff.Line.lines(of: Array(text.utf8)), frontMatter: 0..<0)
  }
}

// MARK: - Exceptions

extension ViewException {
  fileprivate var words: String {
    let place = screen == "*" ? "" : " on \(TextColumns.visible(screen))"
    return "\(MessageFormatting.quoted(label)) only in the \(side.rawValue)\(place)"
  }
}

extension StaleViewException {
  fileprivate var words: String {
    switch fault {
    case .noReason: "exception for \(exception.words): its reason is empty; add one"
    case .notNeeded: "exception for \(exception.words): no view needs it; delete it"
    }
  }
}
