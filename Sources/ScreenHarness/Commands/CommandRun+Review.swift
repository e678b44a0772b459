import ScreenSnapshot

extension CommandRun {
  /// Goes through the differences one by one, where somebody can be asked; prints them and the
  /// commands that accept them elsewhere.
  ///
  /// - Returns: 0 where nothing is left, 1 where something is, 2 where something could not be
  ///   verified or recorded.
  func review() async throws -> Int32 {
    let (found, time) = try await walking { try await session.proposals(progress: $0) }
    if found.report.isInterrupted { return noteInterrupt("nothing was asked") }
    guard environment.isInteractive else { return printReview(of: found.report, time) }
    let unshown = found.report.results.filter { $0.verdict.status == 2 && !$0.isGoldenToBlame }
    print(printer.lines(on: unshown, in: found.report.layouts))
    var review = Review(found.proposals, of: found.report, in: self)
    review.ask()
    console.print(review.summary)
    return !unshown.isEmpty || review.hasFailed ? ExitStatus.trouble : review.status
  }

  /// Prints what a review would ask about.
  private func printReview(of report: SnapshotReport, _ time: Duration) -> Int32 {
    print(printer.lines(on: report))
    let groups = ResultGroup.groups(of: report.differences).filter { group in
      // A name with a star would stand for others, too.
      (group.verdict.status == 1 || group.first.isGoldenToBlame)
        && !group.names(in: report.layouts).contains { $0.contains("*") }
    }
    if options.verbosity != .quiet && !groups.isEmpty {
      let shown = groups.prefix(20)
      print(
        ["To accept them one by one:"]
          + shown.map { "  \(nextStep.command(accepting: $0, in: report.layouts))" }
          + (groups.count > 20 ? ["  … and \(groups.count - 20) more"] : [])
          + nextStep.lines(after: report)
          + [
            "To be asked about each, on a terminal:",
            "  swift run \(environment.executable) review",
          ])
    }
    console.print(printer.summary(of: report, time))
    return report.status
  }
}

/// Asks about one difference after the other, and writes what is accepted at once, so that an
/// interrupt loses nothing.
@MainActor
struct Review {
  private let run: CommandRun
  private let layouts: [ScreenLayout]
  private var waiting: [GoldenProposal]
  private let count: Int
  private var accepted = 0
  private var worstSkipped: Int32 = ExitStatus.success

  /// Whether something that was accepted could not be written.
  private(set) var hasFailed = false

  /// How many differences are as they were.
  var left: Int { count - accepted }

  init(_ proposals: [GoldenProposal], of report: SnapshotReport, in run: CommandRun) {
    self.run = run
    layouts = report.layouts
    waiting = proposals
    count = proposals.count
  }

  /// The status of what was left: a golden that cannot be compared outranks one that differs.
  var status: Int32 {
    waiting.map(\.result.verdict.status).reduce(worstSkipped) { max($0, $1) }
  }

  /// How it ended.
  var summary: String {
    count == 0 ? "nothing to review" : "\(accepted) accepted, \(left) left"
  }

  /// What somebody can answer.
  private enum Answer: String, CaseIterable {
    case accept = "a"
    case acceptAll = "l"
    case skip = "s"
    case quit = "q"

    var meaning: String {
      switch self {
      case .accept: "accept: record what the screen shows now"
      case .acceptAll: "accept this, and all that are left and changed in the same way"
      case .skip: "skip: leave it as it is"
      case .quit: "quit: leave all others as they are"
      }
    }
  }

  /// Asks until nothing is left to ask about, or nobody answers any more.
  mutating func ask() {
    while let proposal = waiting.first {
      let alike = self.alike(proposal)
      show(proposal, alike.count)
      guard let answer = answer(alike.count) else { return run.console.print("") }
      switch answer {
      case .accept: accept([proposal])
      case .acceptAll: accept(alike)
      case .skip:
        worstSkipped = max(worstSkipped, proposal.result.verdict.status)
        waiting.removeFirst()
      case .quit: return
      }
    }
  }

  private func show(_ proposal: GoldenProposal, _ alike: Int) {
    let number = count - waiting.count + 1
    run.console.print(run.printer.style.paint("\(number) of \(count)", .dim))
    run.print(run.printer.lines(on: [proposal.result], in: layouts))
    guard proposal.result.verdict == .new, let text = proposal.result.text(over: nil) else {
      return
    }
    run.console.output(String(decoding: text, as: UTF8.self))
  }

  /// Reads an answer; nil where there will be none.
  private func answer(_ alike: Int) -> Answer? {
    while true {
      let like = alike > 1 ? "[l]ike it: all \(alike), " : ""
      run.console.output("[a]ccept, \(like)[s]kip, [q]uit, [?]: ")
      guard let line = run.console.input() else { return nil }
      let word = line.trimmingPrefix { $0 == " " }.lowercased()
      let offered = Answer.allCases.filter { alike > 1 || $0 != .acceptAll }
      if let answer = offered.first(where: { $0.rawValue == word }) { return answer }
      for answer in offered {
        run.console.print("  \(answer.rawValue)  \(answer.meaning)")
      }
    }
  }

  /// The proposals that are left, and stem from the same change, this one first; of what did not
  /// change but is new, gone or called otherwise, those of the same screen.
  private func alike(_ proposal: GoldenProposal) -> [GoldenProposal] {
    if proposal.result.verdict != .changed {
      return waiting.filter {
        $0.result.verdict == proposal.result.verdict && $0.result.screen == proposal.result.screen
      }
    }
    let groups = ResultGroup.groups(of: waiting.map(\.result))
    let names = Set(groups.first?.results.map(\.golden) ?? [proposal.result.golden])
    return waiting.filter { names.contains($0.result.golden) }
  }

  private mutating func accept(_ proposals: [GoldenProposal]) {
    for proposal in proposals {
      do {
        let change = try run.session.accept(proposal)
        run.console.print(RecordWords.line(on: change, RecordMode()))
        accepted += 1
      } catch {
        hasFailed = true
        for line in RecordWords.lines(on: error) { run.console.note(line) }
      }
    }
    let done = Set(proposals.map(\.result.golden))
    waiting.removeAll { done.contains($0.result.golden) }
  }
}
