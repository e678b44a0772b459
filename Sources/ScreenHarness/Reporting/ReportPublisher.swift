import ScreenGoldens
import ScreenReports
import ScreenSystem

/// Publishes a report on the terminal, in files and on GitHub.
@MainActor
struct ReportPublisher {
  let options: Options
  let paths: PackagePaths
  let environment: ToolEnvironment
  let console: Console
  let gitHub: GitHubActions?

  /// Prints a report, or its JSON object, and writes all requested files.
  ///
  /// - Returns: The conclusion; incomplete if a file could not be written.
  func publish(_ report: Report, elapsed: Duration) throws -> Conclusion {
    let (written, isDenied) = write(report)
    if options.printsJSON {
      console.output(try written.jsonText())
    } else {
      printLines(on: written)
    }
    printProblems(written.problems, isDenied: isDenied)
    if !options.printsJSON { printSummary(of: written, elapsed: elapsed) }
    gitHub?.annotate(written, in: paths)
    return written.conclusion
  }

  /// Writes the files of a check whose parts were printed, and prints its last line.
  ///
  /// - Returns: The worst conclusion; incomplete if a file could not be written.
  func publish(check report: Report, elapsed: Duration) -> Conclusion {
    let (written, isDenied) = write(report)
    printProblems(Array(written.problems.dropFirst(report.problems.count)), isDenied: isDenied)
    let prefix = ReportPrinter.prefix(for: environment.harnessLabel(options))
    console.print("\(prefix)\(report.title) (\(elapsed.shortText))")
    gitHub?.annotate(written, in: paths)
    return written.conclusion
  }

  /// Writes the report of a run that could not start, so that no file of an earlier run stays.
  func publish(failure report: Report) {
    let (written, _) = write(report)
    console.printErrors(Array(written.problems.dropFirst(report.problems.count)))
    gitHub?.annotate(written, in: paths)
  }

  /// Prints a report as its verb prints it.
  func print(_ report: Report, elapsed: Duration) {
    printLines(on: report)
    console.printErrors(report.problems)
    printSummary(of: report, elapsed: elapsed)
  }

  /// The report of a verification.
  func report(of run: SnapshotReport) -> Report {
    let nextSteps = NextSteps(options: options, environment: environment)
    var report = run.report(repositoryPath: paths.repositoryPath) {
      nextSteps.command(accepting: $0, in: run.layouts)
    }
    report.nextSteps = nextSteps.steps(after: run)
    return report
  }

  private func printLines(on report: Report) {
    console.print(ReportPrinter(options, environment).lines(on: report))
    guard options.verbosity != .quiet else { return }
    if options.verbosity == .verbose { console.print(report.details) }
    console.print(report.notes.map { "note: \($0)" })
    console.print(report.nextSteps.flatMap(\.lines))
  }

  private func printSummary(of report: Report, elapsed: Duration) {
    if report.tallies.isEmpty { return }
    let printer = ReportPrinter(options, environment)
    console.print(printer.summary(of: report.tallies, elapsed: elapsed))
  }

  private func printProblems(_ problems: [String], isDenied: Bool) {
    console.printErrors(problems)
    if isDenied, environment.isPlugin { console.printDiagnostic(writingHint) }
  }

  /// Writes the files and the step summary.
  ///
  /// - Returns: The report with the errors of writing, and whether permission is denied.
  private func write(_ report: Report) -> (Report, isDenied: Bool) {
    let files = ReportFileWriter(requests: options.reports, paths: paths)
    let failures = files.write(report)
    let problems = failures.map(\.message) + [gitHub?.summarize(report)].compactMap(\.self)
    if problems.isEmpty { return (report, false) }
    var complete = report
    complete.add(problems)
    files.rewrite(complete)
    return (complete, failures.contains(where: \.isDenied))
  }

  /// The command that allows the plugin to write.
  private var writingHint: String {
    let verb = options.verb == .verify ? [] : [options.verb.name]
    let words = verb + options.reports.map { "--report \($0.format.rawValue)=\($0.path)" }
    return """
      hint: allow the plugin to write in the package:
        \(environment.writingCommand) \(words.joined(separator: " "))
      """
  }
}

extension Report {
  /// The report of a verb that an error stopped.
  init(
    of verb: Verb, _ manifest: String, stoppedBy problem: String,
    _ conclusion: Conclusion = .incomplete
  ) {
    self.init(
      product: "Screenwalk \(verb.name)", manifest: manifest,
      title: { _ in "\(verb.name) could not run" }, conclusion: conclusion, problems: [problem])
  }
}
