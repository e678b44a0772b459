import ScreenSnapshot
import ScreenSystem
import ScreenText

extension RunContext {
  /// Asks about each difference on a terminal; elsewhere, prints the differences and the commands
  /// that accept them.
  func review() async throws -> Conclusion {
    signals.start()
    defer { signals.stop() }
    let start = environment.clock.now()
    let (run, time) = try await measured { try await pipeline.compare(progress: $0) }
    let report = run.report
    noteOnOneProcess(after: report)
    if report.isInterrupted { return printInterruption("no difference was reviewed") }
    guard environment.isInteractive else { return printReview(of: report, time) }
    let notRendered = report.results.filter {
      $0.verdict.conclusion == .incomplete && !$0.hasInvalidGolden
    }
    console.print(printer.lines(on: notRendered, in: report.layouts))
    printErrors(of: report)
    var review = ReviewSession(
      run.proposals, layouts: report.layouts, printer: printer, console: console, signals: signals
    ) { await recorder.accept($0, onWait: printWait) }
    review.currentTimes = recorder.currentTimes(in: run.proposals, since: start)
    await review.run()
    console.print(review.summary)
    if signals.isInterrupted { return printInterruption("the remaining goldens are unchanged") }
    let isComplete = notRendered.isEmpty && report.problems.isEmpty
    return isComplete ? review.conclusion : .incomplete
  }

  private func printReview(of report: SnapshotReport, _ time: Duration) -> Conclusion {
    console.print(printer.lines(on: report.results, in: report.layouts))
    if options.verbosity != .quiet { console.print(steps(after: report)) }
    printErrors(of: report)
    console.print(printer.summary(of: report.tallies, elapsed: time))
    return report.conclusion
  }

  /// The commands that accept each group, all groups, or ask about each difference.
  private func steps(after report: SnapshotReport) -> [String] {
    let groups = ResultGroup.groups(of: report.differences).filter(\.isAcceptable)
    guard !groups.isEmpty else { return [] }
    let single = groups.filter { !nextSteps.hasCondition($0) }
    let commands = single.compactMap { nextSteps.command(accepting: $0, in: report.layouts) }
    let isOneForAll = groups.first?.results.count == report.differences.count
    return (isOneForAll || commands.isEmpty ? [] : Self.lines(of: commands))
      + nextSteps.lines(after: report)
      + Self.note(onLarge: isOneForAll ? 0 : single.count - commands.count)
      + nextSteps.review.lines
  }

  private static func lines(of commands: [String]) -> [String] {
    let excerpt = Excerpt(of: commands, maximum: maximumCommands)
    return ["To accept one group of differences:"] + excerpt.prefix.map { "  \($0)" }
      + (excerpt.more.map { ["  … and \($0)"] } ?? [])
  }

  private static let maximumCommands = 20

  private static func note(onLarge count: Int) -> [String] {
    let groups = count == 1 ? "1 group is" : "\(count) groups are"
    return count == 0
      ? [] : ["note: \(groups) too large for a command; review the differences instead"]
  }
}
