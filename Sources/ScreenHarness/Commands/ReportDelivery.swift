import ScreenSnapshot

/// Hands a report over to all who asked for it: the terminal, files, GitHub.
@MainActor
struct ReportDelivery {
  let options: Options
  let workplace: Workplace
  let environment: ToolEnvironment
  let console: Console

  /// Prints the report, and writes it in all forms that were asked for.
  ///
  /// - Returns: The status to end with: the report's, or 2 where a form could not be written.
  func deliver(_ report: SnapshotReport, _ time: Duration) -> Int32 {
    let nextStep = NextStep(options: options, environment: environment)
    let printer = ReportPrinter(options, environment)
    let steps = nextStep.lines(after: report)
    let problems = files(nextStep).write(report, nextSteps: steps)
    let gitHub = GitHubActions(
      environment, console, repositoryPrefix: workplace.repositoryPrefix)
    gitHub?.beginPlainText()
    print(printer.lines(on: report))
    if options.verbosity != .quiet { print(steps) }
    for problem in problems { console.note(problem) }
    console.print(printer.summary(of: report, time))
    if report.isInterrupted { console.note("interrupted: the rest was not looked at") }
    gitHub?.endPlainText()
    gitHub?.publish(report, nextSteps: steps)
    return problems.isEmpty ? report.status : ExitStatus.trouble
  }

  private func files(_ nextStep: NextStep) -> ReportFiles {
    let words = options.reports.map { "--report \($0.format.rawValue)=\($0.path)" }
    let allowing =
      environment.isPlugin
      ? "swift package --allow-writing-to-package-directory snapshot "
        + words.joined(separator: " ")
      : nil
    return ReportFiles(requests: options.reports, workplace: workplace, allowing: allowing)
  }

  private func print(_ lines: [String]) {
    if !lines.isEmpty { console.print(lines.joined(separator: "\n")) }
  }
}
