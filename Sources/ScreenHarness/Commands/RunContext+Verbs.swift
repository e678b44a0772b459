import ScreenCoverage
import ScreenGoldens
import ScreenReports
import ScreenSystem

extension RunContext {
  /// Compares the screens, and says what differences mean if screens only lack their goldens.
  func verify(with pipeline: SnapshotPipeline) async throws -> (Conclusion, meaning: String?) {
    let (report, time) = try await compared(by: pipeline)
    let conclusion = try publish(self.report(of: report), elapsed: time)
    return (conclusion, meaning: conclusion == .differs ? report.lackOfGoldens : nil)
  }

  func record(with pipeline: SnapshotPipeline) async throws -> Conclusion {
    let mode = RecordMode(
      onlyMissing: options.recordsOnlyMissing, deletesObsolete: options.prunesObsolete,
      isDryRun: options.isDryRun)
    let (record, time) = try await measured { progress in
      try await recorder(of: pipeline.goldens).record(
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

  func list(with pipeline: SnapshotPipeline) async throws -> Conclusion {
    let (report, time) = try await compared(by: pipeline)
    printErrors(of: report)
    if options.printsJSON {
      var list = self.report(of: report)
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

  func coverage(with pipeline: SnapshotPipeline) async throws -> Conclusion {
    do {
      let (run, time) = try await measured { _ in try await coverageReport(with: pipeline) }
      return try publish(run.report, elapsed: time)
    } catch is CancellationError {
      return printInterruption("no coverage was computed")
    }
  }

  func coverageReport(with pipeline: SnapshotPipeline) async throws -> CoverageReport {
    let journeys = try pipeline.goldens.journeySteps()
    return try await CoverageCollector(of: harness).report(
      from: runner, journeys: journeys.steps, unreadJourneys: journeys.unread)
  }
}
