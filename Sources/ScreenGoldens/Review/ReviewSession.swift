package import ScreenContents
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
  /// Writes the goldens of proposals.
  package typealias Accept =
    @MainActor (ArraySlice<ProposedChange>) async -> [Result<GoldenChange, GoldenChangeError>]

  private let layouts: [ScreenLayout]
  private let printer: ReportPrinter
  private let console: Console
  private let signals: SignalMonitor
  private let writeGoldens: Accept

  /// The new texts with a date or a time of the run.
  package var currentTimes: [CurrentTime] = []

  /// The pending differences, each with the key that related ones share.
  private var pending: [(proposal: ProposedChange, key: GroupKey)]
  private let count: Int
  private var accepted = 0
  private var worstSkipped = Conclusion.matched

  /// Whether an accepted golden could not be written.
  private var hasWriteFailure = false

  package init(
    _ proposals: [ProposedChange], layouts: [ScreenLayout], printer: ReportPrinter,
    console: Console, signals: SignalMonitor, accept: @escaping Accept
  ) {
    self.layouts = layouts
    self.printer = printer
    self.console = console
    self.signals = signals
    writeGoldens = accept
    let groups = ResultGroup.groups(of: proposals.map(\.result).filter { $0.verdict == .changed })
    let numbers = Dictionary(
      groups.enumerated().flatMap { number, group in group.results.map { ($0.name, number) } },
      uniquingKeysWith: { first, _ in first })
    pending = proposals.map { ($0, GroupKey(of: $0.result, amongChanges: numbers)) }
    count = proposals.count
  }

  /// The property that related proposals share.
  private enum GroupKey: Hashable {
    /// The number of a change in one or more screens.
    case change(Int)
    /// The verdict and the screen of a proposal that is new, renamed, obsolete or invalid.
    case screen(Verdict, String)

    init(of result: ScreenResult, amongChanges numbers: [String: Int]) {
      if result.verdict == .changed, let number = numbers[result.name] {
        self = .change(number)
      } else {
        self = .screen(result.verdict, result.screenName)
      }
    }
  }

  /// The worst conclusion of what was not accepted.
  package var conclusion: Conclusion {
    if hasWriteFailure { return .incomplete }
    return pending.lazy.map(\.proposal.result.verdict.conclusion).reduce(worstSkipped, max)
  }

  package var summary: String {
    count == 0 ? "nothing to review" : "\(accepted) accepted, \(count - accepted) left"
  }

  /// Asks until no difference is left, the input ends, or a signal arrives.
  package mutating func run() async {
    while !signals.isInterrupted {
      let related = pending.filter { $0.key == pending.first?.key }.map(\.proposal)
      guard let next = related.first?.result else { return }
      printDifference(next)
      if related.count > 1 { printNames(of: related.map(\.result)) }
      guard let answer = answer(on: next.verdict, count: related.count) else {
        return console.print("")
      }
      if answer == .quit { return }
      await apply(answer, to: related)
    }
  }

  private mutating func apply(
    _ answer: Answer, to related: [ProposedChange]
  ) async {
    switch answer {
    case .accept:
      await accept(related.prefix(1))
      pending.removeFirst()
    case .acceptAll:
      await accept(related[...])
      let key = pending.first?.key
      pending.removeAll { $0.key == key }
    case .skip:
      worstSkipped = max(worstSkipped, related.first?.result.verdict.conclusion ?? .matched)
      pending.removeFirst()
    case .quit: break
    }
  }

  private mutating func accept(_ proposals: ArraySlice<ProposedChange>) async {
    for result in await writeGoldens(proposals) {
      switch result {
      case .success(let change):
        if !isQuiet {
          console.print(RecordFormatter.line(on: change, RecordMode()))
          let times = currentTimes.filter { $0.golden == change.golden }
          console.print(RecordFormatter.timeNotes(on: times))
        }
        accepted += 1
      case .failure(let error):
        hasWriteFailure = true
        console.printDiagnostic(RecordFormatter.line(on: error))
      }
    }
  }
}

// MARK: - Terminal

extension ReviewSession {
  private var isQuiet: Bool { printer.verbosity == .quiet }

  /// Prints a difference, the whole text of a new screen, or the new results of a journey.
  private func printDifference(_ result: ScreenResult) {
    let number = count - pending.count + 1
    console.print(printer.style.paint("\(number) of \(count)", .dim))
    if isQuiet {
      let entries = ResultGroup.entries(of: [result], in: layouts)
      return console.print(entries.map(printer.head))
    }
    console.print(printer.lines(on: [result], in: layouts))
    guard result.verdict == .new else { return }
    if result.folder == .journeys, let diff = result.diff {
      return console.print(printer.diff(diff, of: result.name, in: result.golden))
    }
    guard let text = result.text else { return }
    console.output(String(decoding: text, as: UTF8.self))
  }

  private func printNames(of results: [ScreenResult]) {
    guard let group = ResultGroup(alike: results) else { return }
    console.print(
      ["All \(results.count) like it:"] + printer.names(group.displayedNames(in: layouts)))
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
