import ScreenSnapshot

/// Asks about one difference after the other, and writes what is accepted at once, so that an
/// interrupt loses nothing.
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

  /// Whether something that was accepted could not be written.
  private var hasFailed = false

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
    hasFailed ? .incomplete : max(worstSkipped, queue.conclusion)
  }

  /// How it ended.
  var summary: String {
    count == 0 ? "nothing to review" : "\(accepted) accepted, \(count - accepted) left"
  }

  /// Asks until nothing is left to ask about, nobody answers any more, or a signal comes.
  mutating func run() async {
    while !signals.isInterrupted {
      let alike = queue.next
      guard let next = alike.first?.result else { return }
      show(next)
      if alike.count > 1 { showNames(of: alike.map(\.result)) }
      guard let answer = answer(to: ReviewPrompt(verdict: next.verdict, alike: alike.count))
      else { return console.print("") }
      if answer == .quit { return }
      await apply(answer, to: alike)
    }
  }

  /// Does what was answered.
  private mutating func apply(
    _ answer: ReviewPrompt.Answer, to alike: [GoldenProposal]
  ) async {
    switch answer {
    case .accept:
      await accept(alike.prefix(1))
      queue.removeNext()
    case .acceptAll:
      await accept(alike[...])
      queue.removeRelated()
    case .skip:
      worstSkipped = max(worstSkipped, alike.first?.result.verdict.conclusion ?? .matched)
      queue.removeNext()
    case .quit: break
    }
  }

  /// Writes, moves or deletes goldens, until a signal comes.
  private mutating func accept(_ proposals: ArraySlice<GoldenProposal>) async {
    for result in await writeGoldens(proposals) {
      switch result {
      case .success(let change):
        if !isQuiet { console.print(RecordFormatter.line(on: change, RecordMode())) }
        accepted += 1
      case .failure(let error):
        hasFailed = true
        for line in RecordFormatter.lines(on: error) { console.note(line) }
      }
    }
  }
}

// MARK: - Terminal

extension ReviewSession {
  private var isQuiet: Bool { printer.verbosity == .quiet }

  /// Shows a difference, of what is new the whole text; where it shall be quiet, in a line.
  private func show(_ result: ScreenResult) {
    let number = count - queue.count + 1
    console.print(printer.style.paint("\(number) of \(count)", .dim))
    if isQuiet { return console.print(printer.head(of: result)) }
    console.print(printer.lines(on: [result], in: layouts))
    guard result.verdict == .new, let text = result.text(over: nil) else { return }
    console.output(String(decoding: text, as: UTF8.self))
  }

  /// Shows what would be accepted together.
  private func showNames(of results: [ScreenResult]) {
    guard let group = ResultGroup(alike: results) else { return }
    console.print(["All \(results.count) like it:"] + printer.names(of: group, in: layouts))
  }

  /// Reads an answer; nil where there will be none.
  private func answer(to question: ReviewPrompt) -> ReviewPrompt.Answer? {
    while true {
      console.output(question.prompt)
      guard let line = console.input(signals) else { return nil }
      if let answer = question.answer(line) { return answer }
      console.print(question.help)
    }
  }
}
