import ScreenAudit
import ScreenCoverage
import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSystem

extension RunContext {
  /// Verifies the screens, and then lists missing cases and audits the whole app, whatever the first parts say.
  ///
  /// The reports have all parts. An interrupt ends the run after the part that it interrupts.
  func check(with pipeline: SnapshotPipeline) async throws -> Conclusion {
    let clock = ContinuousClock()
    let start = clock.now
    var parts: [(name: String, report: Report)] = []
    for verb in [Verb.verify, .coverage, .audit] where !signals.isInterrupted {
      let (report, elapsed) = await measured {
        await self.report(of: verb, with: pipeline, progress: $0)
      }
      parts.append((verb.name, report))
      printPart(report, elapsed: elapsed)
      if options.verbosity != .quiet { console.print("") }
    }
    let report = Report(of: parts, product: "Screenwalk check")
    return publish(check: report, elapsed: clock.now - start)
  }

  /// The report of one verb; an error that stops it is a problem of the report.
  private func report(
    of verb: Verb, with pipeline: SnapshotPipeline, progress: @escaping RunProgress.Receiver
  ) async -> Report {
    do {
      switch verb {
      case .coverage: return try await coverageReport(with: pipeline).report
      case .audit:
        var session = try AuditSession(of: harness, laws: [], runner: runner)
        return try await session.report(progress: progress).report
      default:
        let report = try await pipeline.compare(progress: progress)
        noteOnOneProcess(after: report)
        return self.report(of: report)
      }
    } catch is CancellationError {
      return Report(of: verb, harness.manifest, stoppedBy: "interrupted", .interrupted)
    } catch {
      return Report(of: verb, harness.manifest, stoppedBy: error.firstLine)
    }
  }
}
