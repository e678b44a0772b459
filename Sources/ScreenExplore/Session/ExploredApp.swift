import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenSystem

/// The app of an exploration, in one worker until a step ends it.
@MainActor
final class ExploredApp {
  let harness: AnySnapshotHarness
  private let tools: JobTools
  private let launcher: WorkerLauncher?
  let signals: SignalMonitor
  private let announce: OnWork
  private var worker: RunningWorker?

  /// Creates an app that has not started; without a launcher, it runs in this process, and its steps are announced.
  init(
    of harness: AnySnapshotHarness, launcher: WorkerLauncher?, signals: SignalMonitor,
    announce: @escaping OnWork
  ) {
    (self.harness, tools) = (harness, JobTools(harness))
    self.launcher = launcher
    self.announce = announce
    self.signals = signals
  }

  /// Runs a job in the worker that ran the jobs before, or in a new one if that ended.
  ///
  /// - Throws: `WorkerError`, or `CancellationError` after an interrupt, which ends the worker.
  func outcome(of job: ExploreJob) async throws -> JobOutcome<ExploredStep> {
    guard let launcher else { return await tools.announcedOutcome(of: job, with: announce) }
    let outcome = try currentWorker(from: launcher).outcome(of: job)
    let isInterrupted = signals.isInterrupted
    if isInterrupted || outcome.endsProcess { end() }
    if isInterrupted { throw CancellationError() }
    return outcome
  }

  /// Ends the worker.
  func end() {
    worker?.terminate()
    worker = nil
  }

  private func currentWorker(from launcher: WorkerLauncher) throws -> RunningWorker {
    if let worker { return worker }
    do throws(WorkerError) {
      let worker = try launcher.launch()
      self.worker = worker
      return worker
    } catch {
      if signals.isInterrupted { throw CancellationError() }
      throw error
    }
  }
}
