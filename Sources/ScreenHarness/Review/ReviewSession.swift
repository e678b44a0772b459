import ScreenSnapshot

/// Asks about one difference after the other, and writes what is accepted at once, so that an
/// interrupt loses nothing.
@MainActor
struct Review {
  private let run: CommandRun
  private let layouts: [ScreenLayout]
  private var queue: ReviewQueue
  private let count: Int
  private var accepted = 0
  private var worstSkippedStatus: Int32 = ExitStatus.success

  /// Whether something that was accepted could not be written.
  private(set) var hasFailed = false

  init(_ proposals: [GoldenProposal], of report: SnapshotReport, in run: CommandRun) {
    self.run = run
    layouts = report.layouts
    queue = ReviewQueue(proposals)
    count = proposals.count
  }

  /// The status of what was left: a golden that cannot be compared outranks one that differs.
  var status: Int32 { max(worstSkippedStatus, queue.status) }

  /// How it ended.
  var summary: String {
    count == 0 ? "nothing to review" : "\(accepted) accepted, \(count - accepted) left"
  }

  /// Asks until nothing is left to ask about, nobody answers any more, or a signal comes.
  mutating func ask() async {
    while !run.interruption.isInterrupted {
      let alike = queue.next
      guard let next = alike.first?.result else { return }
      show(next)
      if alike.count > 1 { showNames(of: alike.map(\.result)) }
      guard let answer = answer(to: ReviewPrompt(verdict: next.verdict, alike: alike.count))
      else { return run.console.print("") }
      if answer == .quit { return }
      await take(answer, alike)
    }
  }

  /// Does what was answered.
  private mutating func take(_ answer: ReviewPrompt.Answer, _ alike: [GoldenProposal]) async {
    switch answer {
    case .accept:
      await accept(alike.prefix(1))
      queue.removeNext()
    case .acceptAll:
      await accept(alike[...])
      queue.removeRelated()
    case .skip:
      worstSkippedStatus = max(
        worstSkippedStatus, alike.first?.result.verdict.status ?? worstSkippedStatus)
      queue.removeNext()
    case .quit: break
    }
  }

  /// Writes, moves or deletes goldens, until a signal comes.
  private mutating func accept(_ proposals: ArraySlice<GoldenProposal>) async {
    await run.session.accept(proposals, waiting: run.noteWaitingForLock) { result in
      switch result {
      case .success(let change):
        if !isQuiet { run.console.print(RecordFormatter.line(on: change, RecordMode())) }
        accepted += 1
      case .failure(let error):
        hasFailed = true
        for line in RecordFormatter.lines(on: error) { run.console.note(line) }
      }
    }
  }
}

// MARK: - Terminal

extension Review {
  private var isQuiet: Bool { run.options.verbosity == .quiet }

  /// Shows a difference, of what is new the whole text; where it shall be quiet, in a line.
  private func show(_ result: ScreenResult) {
    let number = count - queue.count + 1
    run.console.print(run.printer.style.paint("\(number) of \(count)", .dim))
    if isQuiet { return run.console.print(run.printer.head(of: result)) }
    run.console.print(run.printer.lines(on: [result], in: layouts))
    guard result.verdict == .new, let text = result.text(over: nil) else { return }
    run.console.output(String(decoding: text, as: UTF8.self))
  }

  /// Shows what would be accepted together.
  private func showNames(of results: [ScreenResult]) {
    guard let group = ResultGroup(alike: results) else { return }
    run.console.print(["All \(results.count) like it:"] + run.printer.names(of: group, in: layouts))
  }

  /// Reads an answer; nil where there will be none.
  private func answer(to question: ReviewPrompt) -> ReviewPrompt.Answer? {
    while true {
      run.console.output(question.prompt)
      guard let line = run.console.input(run.interruption) else { return nil }
      if let answer = question.answer(line) { return answer }
      run.console.print(question.help)
    }
  }
}
