import ScreenSnapshot

/// Asks about each difference on a terminal.
///
/// It writes an accepted golden at once, so that an interrupt loses nothing.
@MainActor
struct ReviewSession {
  /// Writes the goldens of proposals.
  typealias Accept =
    @MainActor (ArraySlice<GoldenProposal>) async -> [Result<GoldenChange, GoldenChangeError>]

  private let layouts: [ScreenLayout]
  private let printer: ReportPrinter
  private let console: Console
  private let signals: SignalMonitor
  private let writeGoldens: Accept
  private var queue: ReviewQueue
  private let count: Int
  private var accepted = 0
  private var worstSkipped = Conclusion.matched

  /// Whether an accepted golden could not be written.
  private var hasWriteFailure = false

  init(
    _ proposals: [GoldenProposal], layouts: [ScreenLayout], printer: ReportPrinter,
    console: Console, signals: SignalMonitor, accept: @escaping Accept
  ) {
    self.layouts = layouts
    self.printer = printer
    self.console = console
    self.signals = signals
    writeGoldens = accept
    queue = ReviewQueue(proposals)
    count = proposals.count
  }

  /// The worst conclusion of what was not accepted.
  var conclusion: Conclusion {
    hasWriteFailure ? .incomplete : max(worstSkipped, queue.conclusion)
  }

  var summary: String {
    count == 0 ? "nothing to review" : "\(accepted) accepted, \(count - accepted) left"
  }

  /// Asks until no difference is left, the input ends, or a signal arrives.
  mutating func run() async {
    while !signals.isInterrupted {
      let related = queue.nextGroup
      guard let next = related.first?.result else { return }
      printDifference(next)
      if related.count > 1 { printNames(of: related.map(\.result)) }
      guard
        let answer = answer(to: ReviewPrompt(verdict: next.verdict, relatedCount: related.count))
      else { return console.print("") }
      if answer == .quit { return }
      await apply(answer, to: related)
    }
  }

  private mutating func apply(
    _ answer: ReviewPrompt.Answer, to related: [GoldenProposal]
  ) async {
    switch answer {
    case .accept:
      await accept(related.prefix(1))
      queue.removeNext()
    case .acceptAll:
      await accept(related[...])
      queue.removeRelated()
    case .skip:
      worstSkipped = max(worstSkipped, related.first?.result.verdict.conclusion ?? .matched)
      queue.removeNext()
    case .quit: break
    }
  }

  private mutating func accept(_ proposals: ArraySlice<GoldenProposal>) async {
    for result in await writeGoldens(proposals) {
      switch result {
      case .success(let change):
        if !isQuiet { console.print(RecordFormatter.line(on: change, RecordMode())) }
        accepted += 1
      case .failure(let error):
        hasWriteFailure = true
        for line in RecordFormatter.lines(on: error) { console.printDiagnostic(line) }
      }
    }
  }
}

// MARK: - Terminal

extension ReviewSession {
  private var isQuiet: Bool { printer.verbosity == .quiet }

  /// Prints a difference, the whole text of a new screen, or the new results of a journey.
  private func printDifference(_ result: ScreenResult) {
    let number = count - queue.count + 1
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
    guard let text = result.text(over: nil) else { return }
    console.output(String(decoding: text, as: UTF8.self))
  }

  /// Prints the names of related screens.
  private func printNames(of results: [ScreenResult]) {
    guard let group = ResultGroup(alike: results) else { return }
    console.print(
      ["All \(results.count) like it:"] + printer.names(group.displayedNames(in: layouts)))
  }

  /// Reads an answer; nil if the input ends.
  private func answer(to question: ReviewPrompt) -> ReviewPrompt.Answer? {
    while true {
      console.output(question.prompt)
      guard let line = console.input(signals) else { return nil }
      if let answer = question.answer(line) { return answer }
      console.print(question.help)
    }
  }
}
