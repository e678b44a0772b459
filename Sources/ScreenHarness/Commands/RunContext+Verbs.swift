import ScreenCoverage
import ScreenGoldens
import ScreenReports
import ScreenSystem

extension RunContext {
  /// Compares the screens, and says what differences mean if screens only lack their goldens.
  func verify() async throws -> (Conclusion, meaning: String?) {
    let (report, time) = try await measured { try await pipeline.compare(progress: $0) }
    noteOnOneProcess(after: report)
    let conclusion = try publisher.publish(publisher.report(of: report), elapsed: time)
    return (conclusion, meaning: conclusion == .differs ? report.lackOfGoldens : nil)
  }

  func record() async throws -> Conclusion {
    let mode = RecordMode(
      onlyMissing: options.recordsOnlyMissing, deletesObsolete: options.prunesObsolete,
      isDryRun: options.isDryRun)
    let (record, time) = try await measured { progress in
      try await recorder.record(
        mode,
        onChange: { if options.verbosity != .quiet { console.print($0) } },
        comparing: { try await pipeline.compare(computesDifferences: false, progress: progress) }
      )
    }
    return printResult(of: record, time)
  }

  private func printResult(of record: RecordReport, _ time: Duration) -> Conclusion {
    let report = record.verification
    console.print(
      printer.lines(on: ResultGroup.entries(of: report.notRendered, in: report.layouts)))
    let allowing = environment.isPlugin ? nextSteps.command() : nil
    for line in record.problems(allowing: allowing) { console.printDiagnostic(line) }
    printErrors(of: report)
    noteOnOneProcess(after: report)
    if options.verbosity != .quiet {
      console.print(
        record.notes(pruning: nextSteps.command("--prune"), unless: nextSteps.owners))
    }
    console.print(printer.summary(of: report.tallies, done: record.counts, elapsed: time))
    return record.interruption.map(printInterruption) ?? record.conclusion
  }

  func list() async throws -> Conclusion {
    let (report, time) = try await measured { try await pipeline.compare(progress: $0) }
    printErrors(of: report)
    noteOnOneProcess(after: report)
    if options.printsJSON {
      var list = publisher.report(of: report)
      list.json = { report.jsonObject(hasDiffs: false) }
      console.output(try list.jsonText())
      return report.conclusion
    }
    if options.verbosity != .quiet {
      console.print(ScreenTable(report.results).lines)
      console.print(report.notes.map { "note: \($0)" })
    }
    console.print(printer.summary(of: report.tallies, elapsed: time))
    return report.conclusion
  }

  func coverage() async throws -> Conclusion {
    do {
      let (run, time) = try await measured { _ in try await coverageReport() }
      return try publisher.publish(run.report, elapsed: time)
    } catch is CancellationError {
      return printInterruption("no coverage was computed")
    }
  }

  func coverageReport() async throws -> CoverageReport {
    let journeys = try pipeline.goldens.journeySteps()
    return try await CoverageCollector(of: harness).report(
      from: runner, journeys: journeys.steps, unreadJourneys: journeys.unread)
  }
}
