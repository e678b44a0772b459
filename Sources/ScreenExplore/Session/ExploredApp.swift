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
  private let timeout: Duration
  let signals: SignalMonitor
  private let announce: OnWork
  private var worker: RunningWorker?

  /// Creates an app that has not started; without a launcher, it runs in this process.
  ///
  /// `timeout` is the time limit for one step. A step in this process is announced.
  init(
    of harness: AnySnapshotHarness, launcher: WorkerLauncher?, timeout: Duration,
    signals: SignalMonitor, announce: @escaping OnWork
  ) {
    (self.harness, tools) = (harness, JobTools(harness))
    self.launcher = launcher
    self.announce = announce
    self.timeout = timeout
    self.signals = signals
  }

  /// Runs a job in the worker that ran the jobs before, or in a new one if that ended.
  ///
  /// - Throws: `WorkerError`, or `CancellationError` after an interrupt, which ends the worker.
  func outcome(of job: ExploreJob) async throws -> JobOutcome<ExploredStep> {
    guard let launcher else { return await outcomeInProcess(of: job) }
    let worker = try currentWorker(from: launcher)
    let attempt = worker.attempt(job, within: timeout)
    if signals.isInterrupted {
      end()
      throw CancellationError()
    }
    switch attempt {
    case .ended(let outcome): return outcome
    case .lost(let outcome):
      end()
      return outcome
    }
  }

  /// Ends the worker.
  func end() {
    worker?.terminate()
    worker = nil
  }

  private func outcomeInProcess(of job: ExploreJob) async -> JobOutcome<ExploredStep> {
    do throws(JobFailure) {
      return .completed(try await tools.announcedResult(of: job, with: announce))
    } catch {
      return .failed(error)
    }
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
