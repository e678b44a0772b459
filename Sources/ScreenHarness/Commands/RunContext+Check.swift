import Foundation
import ScreenAudit
import ScreenCoverage
import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSystem
import ScreenText

extension RunContext {
  /// Verifies the screens, and then lists missing cases and audits the whole app, whatever the first parts say.
  ///
  /// The reports have all parts. An interrupt ends the run after the part that it interrupts.
  func check() async throws -> Conclusion {
    // An interrupt does not stop reports from being written.
    signals.start()
    defer { signals.stop() }
    let clock = ContinuousClock()
    let start = clock.now
    var check = CheckResults(manifest: harness.manifest)
    for verb in CheckResults.verbs where !signals.isInterrupted {
      let (part, elapsed) = await measured { await self.part(verb, progress: $0) }
      check.parts.append(part)
      publisher.print(part.report, elapsed: elapsed)
      if options.verbosity != .quiet { console.print("") }
    }
    return try publisher.publish(check, elapsed: clock.now - start)
  }

  /// The result of one verb; an error that stops it is a problem of its report.
  private func part(
    _ verb: Verb, progress: @escaping RunProgress.Receiver
  ) async -> CheckResults.Part {
    do {
      switch verb {
      case .coverage:
        let journeys = try pipeline.goldens.journeySteps()
        let run = try await CoverageCollector(of: harness).report(
          from: runner, journeys: journeys.steps, unreadJourneys: journeys.unread)
        return .init(verb, run.report, run.conclusion)
      case .audit:
        var session = try AuditSession(of: harness, laws: [], runner: runner)
        let run = try await session.report(progress: progress)
        return .init(verb, run.report, run.conclusion)
      default:
        let run = try await pipeline.compare(progress: progress)
        noteOnOneProcess(after: run.report)
        return .init(verb, publisher.report(of: run.report), run.report.conclusion)
      }
    } catch is CancellationError {
      return .init(verb, .failed(verb, harness.manifest, "interrupted"), .interrupted)
    } catch {
      return .init(verb, .failed(verb, harness.manifest, error.firstLine), .incomplete)
    }
  }
}

extension Report {
  /// The report of a verb that an error stopped.
  fileprivate static func failed(_ verb: Verb, _ manifest: String, _ problem: String) -> Report {
    Report(
      product: "Screenwalk \(verb.name)", manifest: manifest,
      title: "\(verb.name) could not run", tone: .failed, tallies: [], problems: [problem],
      json: { try JSONEncoder.reportText(of: ["problems": [problem]]) })
  }
}
