import ScreenDriver
import ScreenRendering
package import ScreenReports
package import ScreenSystem
import ScreenText

/// Asks about each difference on a terminal.
///
/// It writes an accepted golden at once, so that an interrupt loses nothing.
@MainActor
package struct ReviewSession {
  private let report: SnapshotReport
  private let printer: ReportPrinter
  private let console: Console
  private let signals: SignalMonitor
  private let recorder: Recorder

  /// The pending differences by what related ones share.
  private var pending: [[ScreenResult]]
  private let count: Int
  private var accepted = 0
  private var worstSkipped = Conclusion.matched

  /// Whether an accepted golden could not be written.
  private var hasWriteFailure = false

  /// Creates a session on the differences of a report, which a recorder accepts.
  package init(
    on report: SnapshotReport, recorder: Recorder, printer: ReportPrinter, console: Console,
    signals: SignalMonitor
  ) {
    self.report = report
    self.recorder = recorder
    self.printer = printer
    self.console = console
    self.signals = signals
    pending = report.proposals.grouped(by: GroupKey.init).map(\.elements)
    count = report.proposals.count
  }

  /// The property that related results share: a change in one or more screens, or the verdict and the screen of any
  /// other result.
  private enum GroupKey: Hashable {
    case change(ResultGroup.Key)
    case screen(Verdict, String)

    init(_ result: ScreenResult) {
      self =
        result.verdict == .changed
        ? .change(.init(result)) : .screen(result.verdict, result.screenName)
    }
  }

  /// Asks until no difference is left, the input ends, or a signal arrives, and prints how many were accepted.
  ///
  /// - Returns: The worst conclusion of what was not accepted.
  package mutating func run() -> Conclusion {
    ask()
    console.print(
      count == 0 ? "nothing to review" : "\(accepted) accepted, \(count - accepted) left")
    if hasWriteFailure { return .incomplete }
    return pending.lazy.joined().map(\.verdict.conclusion).reduce(worstSkipped, max)
  }

  private mutating func ask() {
    var number = 1
    while !signals.isInterrupted, let related = pending.first {
      printDifference(related[0], number)
      if related.count > 1 { printNames(of: related) }
      guard let answer = answer(on: related[0].verdict, count: related.count) else {
        return console.print("")
      }
      switch answer {
      case .accept: accept([related[0]])
      case .acceptAll: accept(related)
      case .skip: worstSkipped = max(worstSkipped, related[0].verdict.conclusion)
      case .quit: return
      }
      let answered = answer == .acceptAll ? related.count : 1
      pending[0].removeFirst(answered)
      if pending[0].isEmpty { pending.removeFirst() }
      number += answered
    }
  }

  private mutating func accept(_ results: [ScreenResult]) {
    let (changed, failures) = recorder.accept(results) { if !isQuiet { console.print($0) } }
    for failure in failures { console.printDiagnostic(failure.line) }
    accepted += changed.count
    hasWriteFailure = hasWriteFailure || !failures.isEmpty
    if !isQuiet { console.print(RecordReport.timeNotes(on: changed, report.times)) }
  }
}

// MARK: - Terminal

extension ReviewSession {
  private var isQuiet: Bool { printer.verbosity == .quiet }

  /// Prints a difference, the whole text of a new screen, or the new results of a journey.
  private func printDifference(_ result: ScreenResult, _ number: Int) {
    console.print(printer.style.paint("\(number) of \(count)", .dim))
    let entries = ResultGroup.entries(of: [result], in: report.layouts)
    if isQuiet { return console.print(entries.map(printer.head)) }
    console.print(printer.lines(on: entries))
    guard result.verdict == .new else { return }
    if result.folder == .journeys, let diff = result.diff {
      return console.print(printer.diff(diff, of: result.name, in: result.golden))
    }
    guard let text = result.text else { return }
    console.output(String(decoding: text, as: UTF8.self))
  }

  private func printNames(of results: [ScreenResult]) {
    let names = ResultGroup(alike: results).displayedNames(in: report.layouts)
    console.print(["All \(results.count) like it:"] + printer.names(names))
  }

  /// The answers to a question, with the letter to type.
  private enum Answer: String, CaseIterable {
    case accept = "a"
    case acceptAll = "l"
    case skip = "s"
    case quit = "q"

    func words(on verdict: Verdict, count: Int) -> String {
      switch self {
      case .accept: verdict == .obsolete ? "[a]ccept: delete it" : "[a]ccept"
      case .acceptAll: "\(verdict == .obsolete ? "delete" : "accept") a[l]l \(count)"
      case .skip: "[s]kip"
      case .quit: "[q]uit"
      }
    }
  }

  /// Asks what to do with a difference, or with all that are related to it.
  ///
  /// - Returns: The answer; nil if the input ends.
  private func answer(on verdict: Verdict, count: Int) -> Answer? {
    let answers = Answer.allCases.filter { count > 1 || $0 != .acceptAll }
    let words = answers.map { $0.words(on: verdict, count: count) }
    while true {
      console.output(words.joined(separator: ", ") + ": ")
      guard let line = console.input(signals) else { return nil }
      let word = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }.lowercased()
      if let answer = answers.first(where: { $0.rawValue == word }) { return answer }
    }
  }
}
