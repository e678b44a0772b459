import Foundation
import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSystem
import ScreenText

/// Publishes a report on the terminal, in files and on GitHub.
extension RunContext {
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

  /// Writes the report of a run that an error stopped, so that no file of an earlier run stays.
  func writeReports(stoppedBy error: any Error) {
    let report = Report(of: options.verb, harness.manifest, stoppedBy: error.firstLine)
    let (written, _) = write(report)
    console.printErrors(Array(written.problems.dropFirst(report.problems.count)))
    gitHub?.annotate(written, in: paths)
  }

  /// Prints a part of a check as its verb prints it.
  func printPart(_ report: Report, elapsed: Duration) {
    printLines(on: report)
    console.printErrors(report.problems)
    printSummary(of: report, elapsed: elapsed)
  }

  /// The report of a verification.
  func report(of run: SnapshotReport) -> Report {
    var report = run.report(patchPath: paths.patchPath) {
      nextSteps.command(accepting: $0, in: run.layouts)
    }
    report.nextSteps = nextSteps.steps(after: run)
    return report
  }

  private func printLines(on report: Report) {
    console.print(printer.lines(on: report))
    guard options.verbosity != .quiet else { return }
    if options.verbosity == .verbose { console.print(report.details) }
    console.print(report.notes.map { "note: \($0)" })
    console.print(report.nextSteps.flatMap(\.lines))
  }

  private func printSummary(of report: Report, elapsed: Duration) {
    if report.tallies.isEmpty { return }
    console.print(printer.summary(of: report.tallies, elapsed: elapsed))
  }

  private func printProblems(_ problems: [String], isDenied: Bool) {
    console.printErrors(problems)
    guard isDenied, environment.isPlugin else { return }
    let verb = options.verb == .verify ? [] : [options.verb.name]
    let words = verb + options.reports.map { "--report \($0.format.rawValue)=\($0.path)" }
    console.printDiagnostic(
      """
      hint: allow the plugin to write in the package:
        \(environment.writingCommand) \(words.joined(separator: " "))
      """)
  }
}

// MARK: - Files

extension RunContext {
  /// Writes the requested files and the step summary.
  ///
  /// - Returns: The report with the errors of writing, and whether permission is denied.
  private func write(_ report: Report) -> (Report, isDenied: Bool) {
    let failures = options.reports.compactMap { failure(of: $0, report) }
    let problems = failures.map(\.message) + [gitHub?.summarize(report)].compactMap(\.self)
    if problems.isEmpty { return (report, false) }
    var complete = report
    complete.add(problems)
    // The regular files get the problems of writing the others.
    for request in options.reports
    where FileSystem.isRegularOrMissing(paths.path(of: request.path)) {
      _ = failure(of: request, complete)
    }
    return (complete, failures.contains(where: \.isDenied))
  }

  /// Writes a file, and says why it cannot be written; nil if it is.
  private func failure(
    of request: ReportRequest, _ report: Report
  ) -> (message: String, isDenied: Bool)? {
    do {
      try write(try report.bytes(as: request.format), to: paths.path(of: request.path))
      return nil
    } catch {
      let path = TextColumns.visible(request.path)
      let failure = error as? FileSystem.Failure
      let reason = failure?.reason ?? "\(error)"
      return (
        "cannot write the \(request.format.rawValue) report '\(path)': \(reason)",
        failure?.isDenied == true
      )
    }
  }

  /// Writes a regular file atomically, and anything else, such as a pipe, in place.
  private func write(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    guard FileSystem.isRegularOrMissing(path) else {
      return try FileSystem.append(bytes, to: path)
    }
    let target = FileSystem.realPath(of: path) ?? path
    try FileSystem.createFolder(URL(fileURLWithPath: target).deletingLastPathComponent().path)
    try FileSystem.replace(target, with: bytes, through: "\(target).\(getpid())")
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
