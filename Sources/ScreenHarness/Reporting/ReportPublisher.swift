import ScreenSnapshot

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

  private var nextStep: NextSteps { NextSteps(options: options, environment: environment) }

  /// Prints the report and writes all requested files.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - map: What taps lead to, for the HTML report.
  ///   - elapsed: The elapsed time.
  /// - Returns: The report's conclusion; incomplete if a file could not be written.
  func publish(
    _ report: SnapshotReport, map: NavigationMap? = nil, elapsed: Duration
  ) -> Conclusion {
    let printer = ReportPrinter(options, environment)
    let steps = nextStep.lines(after: report)
    let written = write(report, steps, map)
    console.print(printer.lines(on: written))
    if options.verbosity != .quiet {
      console.print(RecordFormatter.notes(on: written))
      console.print(steps)
    }
    console.printErrors(written.problems)
    if let hint = writingHint(for: report.problems, written.problems) {
      console.printDiagnostic(hint)
    }
    console.print(printer.summary(of: written, elapsed: elapsed))
    gitHub?.annotate(written, in: paths)
    return written.conclusion
  }

  /// Prints the audit, or its JSON object, and writes all requested files.
  ///
  /// - Parameters:
  ///   - report: The audit.
  ///   - map: What taps lead to, for the HTML report.
  ///   - elapsed: The elapsed time.
  /// - Returns: The report's conclusion; incomplete if a file could not be written.
  /// - Throws: An error of `JSONEncoder`.
  func publish(
    _ report: AuditReport, map: NavigationMap? = nil, elapsed: Duration
  ) throws -> Conclusion {
    let written = write(report, map)
    let reportPrinter = ReportPrinter(options, environment)
    let printer = AuditPrinter(
      style: reportPrinter.style, verbosity: options.verbosity, harness: reportPrinter.harness)
    if options.printsJSON {
      console.output(try written.json())
    } else {
      console.print(printer.lines(on: written))
    }
    console.printErrors(written.problems)
    if let hint = writingHint(for: report.problems, written.problems) {
      console.printDiagnostic(hint)
    }
    if !options.printsJSON { console.print(printer.summary(of: written, elapsed: elapsed)) }
    gitHub?.annotate(written)
    return written.conclusion
  }

  /// Writes the report of an audit that could not start, so that no file of an earlier run stays.
  func publishAuditFailure(_ error: any Error, of manifest: String) {
    var report = AuditReport(manifest: manifest)
    report.problems = [error.firstLine]
    report.isPartial = true
    report.shard = try? options.shard?.resolved(in: environment.variables)
    report.namedLaws = AuditLaw.allCases.filter(options.laws.contains)
    (report.patterns, report.limits) = (options.screens, options.crawlLimits)
    let written = write(report)
    console.printErrors(Array(written.problems.dropFirst()))
    gitHub?.annotate(written)
  }

  /// Writes the report of a run that could not start, so that no file of an earlier run stays.
  func publishFailure(
    _ error: any Error, of manifest: String, in declared: [ScreenLayout]
  ) {
    var report = SnapshotReport(
      manifest: manifest, layouts: options.layouts(among: declared), results: [],
      shard: try? options.shard?.resolved(in: environment.variables), isPartial: true)
    report.problems = [error.firstLine]
    report.selection = options.selection
    let written = write(report, [])
    console.printErrors(Array(written.problems.dropFirst()))
    gitHub?.annotate(written, in: paths)
  }

  /// Writes the files and the step summary.
  ///
  /// - Returns: The report with the errors of writing.
  private func write(
    _ report: SnapshotReport, _ nextSteps: [String], _ map: NavigationMap? = nil
  ) -> SnapshotReport {
    write(report) { report, format in
      let context = ReportContext(
        golden: paths.readGolden, displayedJourney: displayedJourney,
        repositoryPath: paths.repositoryPath, map: map, nextSteps: nextSteps,
        acceptCommand: { group in
          group.verdict == .obsolete && !report.coversAllScreens
            ? nil : nextStep.command(accepting: group, in: report.layouts)
        })
      return try report.bytes(as: format, in: context)
    }
  }

  private func write(_ report: AuditReport, _ map: NavigationMap? = nil) -> AuditReport {
    write(report) { Array(try $0.text(as: $1, map: map).utf8) }
  }

  private func write<Report: FileReport>(
    _ report: Report, formatted: @escaping ReportFileWriter<Report>.Formatter
  ) -> Report {
    var report = report
    let files = ReportFileWriter(requests: options.reports, paths: paths, formatted: formatted)
    let known = gitHub?.summaryProblem
    if let known { report.problems.append(known) }
    files.write(&report)
    if known == nil,
      let problem = gitHub?.summarize({ try formatted(report, .markdown) })
    {
      report.problems.append(problem)
      files.rewrite(report)
    }
    return report
  }

  /// The command that allows the plugin to write, if it could not write a report.
  private func writingHint(for problems: [String], _ written: [String]) -> String? {
    let refusals = ["not permitted", "permission", "read-only"]
    guard environment.isPlugin, !options.reports.isEmpty, problems != written,
      problems.contains(where: { problem in
        refusals.contains { problem.lowercased().contains($0) }
      })
    else { return nil }
    let verb = options.verb == .audit ? ["audit"] : []
    let words = verb + options.reports.map { "--report \($0.format.rawValue)=\($0.path)" }
    return """
      hint: allow the plugin to write in the package:
        \(environment.writingCommand) \(words.joined(separator: " "))
      """
  }
}
