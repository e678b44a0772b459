import ScreenAudit
import ScreenContents
import ScreenCoverage
import ScreenDriver
import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSnapshot
import ScreenSystem
import ScreenViews

/// Publishes a report on the terminal, in files and on GitHub.
@MainActor
struct ReportPublisher {
  let options: Options
  let paths: PackagePaths
  let environment: ToolEnvironment
  let console: Console
  let gitHub: GitHubActions?

  /// Replaces the secrets in the steps of a journey's file.
  let displayedJourney: ([UInt8]) -> [UInt8]

  private var nextSteps: NextSteps { NextSteps(options: options, environment: environment) }

  /// Prints the report of a run, or its JSON object, and writes all requested files.
  ///
  /// - Returns: The conclusion; incomplete if a file could not be written.
  func publish(_ run: SnapshotReport, elapsed: Duration) throws -> Conclusion {
    try publish(run, as: { $0.report(in: context) }, elapsed: elapsed)
  }

  /// Writes the files of a check whose parts were printed, and prints its last line.
  ///
  /// - Returns: The worst conclusion; incomplete if a file could not be written.
  func publish(_ check: CheckResults, elapsed: Duration) throws -> Conclusion {
    let (written, report, isDenied) = write(check, as: \.report)
    printProblems(written.problems, isDenied: isDenied)
    let prefix = ReportPrinter.prefix(for: environment.harnessLabel(options))
    console.print("\(prefix)\(check.words) (\(elapsed.shortText))")
    gitHub?.annotate(report, in: paths)
    return written.conclusion
  }

  /// Does the same with the results of another verb.
  func publish<Run: RunResults>(
    _ run: Run, as report: (Run) -> Report, elapsed: Duration
  ) throws -> Conclusion {
    let (written, report, isDenied) = write(run, as: report)
    if options.printsJSON { console.output(try report.json()) } else { printLines(on: report) }
    printProblems(written.problems, isDenied: isDenied)
    if !options.printsJSON { printSummary(of: report, elapsed: elapsed) }
    gitHub?.annotate(report, in: paths)
    return written.conclusion
  }

  /// Prints a report as its verb prints it.
  func print(_ report: Report, elapsed: Duration) {
    printLines(on: report)
    console.printErrors(report.problems)
    printSummary(of: report, elapsed: elapsed)
  }

  /// The report of a verification.
  func report(of run: SnapshotReport) -> Report { run.report(in: context) }

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

  /// Writes the report of an audit that could not start, so that no file of an earlier run stays.
  func publishAuditFailure(_ error: any Error, of manifest: String) {
    var run = AuditReport(manifest: manifest)
    run.isPartial = true
    run.namedLaws = AuditLaw.allCases.filter(options.laws.contains)
    (run.patterns, run.maximumPlaces) = (options.screens, options.maximumPlaces)
    publishFailure(error, of: run, as: \.report)
  }

  /// Writes the report of a comparison that could not start, so that no file of an earlier run stays.
  func publishViewsFailure(_ error: any Error, of manifest: String) {
    publishFailure(error, of: ViewsReport(manifest: manifest), as: \.report)
  }

  /// Writes the report of a run that could not start, so that no file of an earlier run stays.
  func publishFailure(
    _ error: any Error, of manifest: String, in declared: [ScreenLayout]
  ) {
    var run = SnapshotReport(
      manifest: manifest, layouts: options.layouts(among: declared), results: [], isPartial: true)
    run.selection = options.selection
    publishFailure(error, of: run) { $0.report(in: context) }
  }

  private func publishFailure<Run: RunResults>(
    _ error: any Error, of run: Run, as report: (Run) -> Report
  ) {
    var run = run
    run.problems = [error.firstLine]
    let (written, report, _) = write(run, as: report)
    console.printErrors(Array(written.problems.dropFirst()))
    gitHub?.annotate(report, in: paths)
  }

  private var context: ReportContext {
    ReportContext(
      golden: paths.readGolden, displayedJourney: displayedJourney,
      repositoryPath: paths.repositoryPath,
      nextSteps: nextSteps.steps, acceptCommand: nextSteps.command(accepting:in:))
  }

  /// Writes the files and the step summary.
  ///
  /// - Returns: The run and its report with the errors of writing, and whether permission is denied.
  private func write<Run: RunResults>(
    _ run: Run, as makeReport: (Run) -> Report
  ) -> (Run, Report, isDenied: Bool) {
    var run = run
    let report = makeReport(run)
    let files = ReportFileWriter(requests: options.reports, paths: paths)
    let failures = files.write(report)
    let problems = failures.map(\.message) + [gitHub?.summarize(report)].compactMap(\.self)
    if problems.isEmpty { return (run, report, false) }
    run.problems += problems
    let complete = makeReport(run)
    files.rewrite(complete)
    return (run, complete, failures.contains(where: \.isDenied))
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
