import ScreenContents
import ScreenJobs
package import ScreenReports
import ScreenSnapshot
import ScreenText

extension ViewsReport {
  /// The report of the comparison: a line for each difference, and for what could not be compared.
  package var report: Report {
    var report = Report(
      product: "Screenwalk views", manifest: manifest, title: Self.title, conclusion: conclusion,
      tallies: [tally], problems: problems)
    report.notes = [skipped.skippedNote].compactMap(\.self)
    report.lists = [
      Report.List(
        title: "Differences", badge: .differs, lines: screens.flatMap(\.differenceLines)),
      Report.List(
        title: "Screens that were not compared", badge: Report.Badge("failed", .failed),
        lines: screens.compactMap(\.failureLine)),
      Report.List(
        title: "Parts that were not compared", badge: Report.Badge("skipped", .unchecked),
        lines: uncheckedParts.isEmpty
          ? [] : [.init(text: uncheckedParts.joined(separator: "; "))]),
    ]
    report.lists += Report.List.exceptions(
      used: exceptions.filter { $0.problem == nil }.map { exception, _ in
        .init(text: "\(exception.words): \(TextColumns.visible(exception.reason))")
      },
      stale: staleExceptions.map { .init(text: "exception for \($0.sentence)") })
    report.suites = { [Report.Suite(name: "views", cases: testCases)] }
    let different = screens.filter { $0.views.contains { !$0.differences.isEmpty } }
    if !different.isEmpty { report.screens = { different.map(\.gallery) } }
    report.json = { jsonObject }
    return report
  }

  private static func title(of conclusion: Conclusion) -> String {
    switch conclusion {
    case .matched: "all views agree with their contents"
    case .differs: "views differ from their contents, or exceptions are stale"
    case .incomplete, .interrupted: "not all views could be compared"
    }
  }

  /// What no difference can be found in; empty if everything was compared.
  private var uncheckedParts: [String] {
    let screens = screens.filter { $0.verdict != .failed }
    let elements = screens.flatMap(\.views).reduce(0) { $0 + ($1.comparison?.unknownCount ?? 0) }
    let withoutContent = screens.count { $0.views.contains { $0.content.elements == nil } }
    let withoutView = screens.count { $0.views.count < layoutCount }
    return [
      (elements, "element", "that the views do not reach"),
      (withoutContent, "screen", "without a content"),
      (withoutView, "screen", "without a view in every layout"),
    ].filter { $0.0 > 0 }.map { "\(WordList.count($0, $1)) \($2)" }
  }

  private var tally: Report.Tally {
    Report.Tally(
      subject: WordList.count(screens.count, "screen"),
      counts: [
        .init(number: count(.agrees), noun: "agrees", plural: "agree"),
        .init(number: count(.differs), noun: "differs", plural: "differ", tone: .changed),
        .init(number: count(.failed), noun: "not compared", tone: .failed),
        .init(
          number: staleExceptions.count, noun: "stale exception", plural: "stale exceptions",
          tone: .obsolete),
      ], none: "no screens")
  }

  private var staleExceptions: [(name: String, sentence: String)] {
    exceptions.compactMap { exception, problem in
      problem.map { (exception.words, "\(exception.words): \($0)") }
    }
  }

  /// A test case for each screen, and for each exception that is not needed.
  private var testCases: [Report.Case] {
    screens.map(\.testCase)
      + staleExceptions.map {
        Report.Case(name: $0.name, result: .failure, type: "stale", message: $0.sentence)
      }
  }

  private var jsonObject: JSONObject {
    let counts = Screen.Verdict.allCases.map { ($0.rawValue, count($0)) }
    return [
      "counts": Dictionary(uniqueKeysWithValues: counts), "screens": screens.map(\.jsonObject),
      "exceptions": exceptions.map { exception, problem -> JSONObject in
        [
          "side": exception.side.rawValue, "label": exception.label, "screen": exception.screen,
          "reason": exception.reason, "stale": problem,
        ]
      },
    ]
  }
}

extension Report.Badge {
  fileprivate static let differs = Report.Badge("differs", .changed)
}

extension ViewException {
  fileprivate var words: String {
    let place = screen == "*" ? "" : " on \(TextColumns.visible(screen))"
    return "\(MessageFormatting.quoted(label)) only in the \(side.rawValue)\(place)"
  }
}

// MARK: - Screens

extension ViewsReport.Screen {
  fileprivate var visibleName: String { TextColumns.visible(name) }

  /// A line for each difference; equal ones of all layouts are the same line.
  fileprivate var differenceLines: [Report.List.Line] {
    let isShared = views.allSatisfy { $0.differences == views.first?.differences }
    return (isShared ? Array(views.prefix(1)) : views).flatMap { view in
      let subject = isShared ? visibleName : "\(visibleName) (\(view.layout))"
      return view.differences.map { Report.List.Line(subject: subject, text: $0.text) }
    }
  }

  fileprivate var failureLine: Report.List.Line? {
    reason.map { .init(subject: visibleName, text: TextColumns.visible($0)) }
  }

  fileprivate var testCase: Report.Case {
    let texts = (failureLine.map { [$0] } ?? differenceLines).map(\.text)
    return Report.Case(
      name: visibleName,
      result: failureLine != nil ? .error : texts.isEmpty ? .passed : .failure,
      type: verdict.rawValue, message: texts.first ?? "", lines: texts)
  }

  /// The pictures of views that differ, with those of their contents.
  fileprivate var gallery: Report.Screen {
    Report.Screen(
      name: name,
      figures: views.filter { !$0.differences.isEmpty }.map { view in
        Report.Figure(
          name: "\(view.layout)/\(name)", layout: view.layout, kind: .picture, badge: .differs,
          detail: view.differences.map(\.text).joined(separator: "; "),
          text: view.comparison.map { Array($0.view.picture.utf8) },
          golden: Array(view.content.picture.utf8), file: view.file.name)
      })
  }

  fileprivate var jsonObject: JSONObject {
    [
      "screen": name, "verdict": verdict.rawValue, "reason": reason,
      "views": views.map { view -> JSONObject in
        [
          "layout": view.layout, "file": view.file.name, "problem": view.problem,
          "differences": view.differences,
        ]
      },
    ]
  }
}
