import ScreenSnapshot

extension CommandRun {
  /// Goes through the differences one by one, where somebody can be asked; prints them and the
  /// commands that accept them elsewhere.
  ///
  /// - Returns: 0 where nothing is left, 1 where something is, 2 where something could not be
  ///   verified or recorded, 130 where it was interrupted.
  func review() async throws -> Int32 {
    interruption.start()
    defer { interruption.stop() }
    let (found, time) = try await walking { try await session.proposals(progress: $0) }
    if found.report.isInterrupted { return noteInterruption("nothing was asked") }
    guard environment.isInteractive else { return printReview(of: found.report, time) }
    let notRendered = found.report.results.filter { $0.verdict.status == 2 && !$0.hasInvalidGolden }
    console.print(printer.lines(on: notRendered, in: found.report.layouts))
    noteProblems(of: found.report)
    var review = Review(found.proposals, of: found.report, in: self)
    await review.ask()
    console.print(review.summary)
    if interruption.isInterrupted { return noteInterruption("what is left is as it was") }
    let isTrouble = !notRendered.isEmpty || !found.report.problems.isEmpty || review.hasFailed
    return isTrouble ? ExitStatus.trouble : review.status
  }

  /// Prints what a review would ask about.
  private func printReview(of report: SnapshotReport, _ time: Duration) -> Int32 {
    console.print(printer.lines(on: report))
    if options.verbosity != .quiet { console.print(steps(after: report)) }
    noteProblems(of: report)
    console.print(printer.summary(of: report, time))
    return report.status
  }

  /// The commands that accept what differs: group by group, all of it, or by a review.
  private func steps(after report: SnapshotReport) -> [String] {
    let groups = ResultGroup.groups(of: report.differences).filter(\.isAcceptable)
    guard !groups.isEmpty else { return [] }
    let commands = groups.compactMap { nextStep.command(acceptingAlone: $0, in: report.layouts) }
    let isOneForAll = groups.first?.results.count == report.differences.count
    return (isOneForAll || commands.isEmpty ? [] : Self.lines(of: commands))
      + nextStep.lines(after: report)
      + Self.note(onLarge: isOneForAll ? 0 : groups.count - commands.count)
      + [
        "To be asked about each, on a terminal:",
        "  \(nextStep.reviewing)",
      ]
  }

  private static func lines(of commands: [String]) -> [String] {
    let rest = commands.count - maximumCommands
    return ["To accept them one by one:"] + commands.prefix(maximumCommands).map { "  \($0)" }
      + (rest > 0 ? ["  … and \(rest) more"] : [])
  }

  /// The most commands that are printed.
  private static let maximumCommands = 20

  private static func note(onLarge count: Int) -> [String] {
    let groups = count == 1 ? "1 group is" : "\(count) groups are"
    return count == 0 ? [] : ["note: \(groups) too large for a line, and left to review"]
  }
}
