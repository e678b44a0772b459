import ScreenSnapshot
import ScreenSystem
import ScreenWorkers

/// The app of an exploration, in one worker until a step ends it.
@MainActor
final class ExploredApp {
  private let harness: AnySnapshotHarness
  private let launcher: WorkerLauncher?
  private let timeout: Duration
  private let signals: SignalMonitor
  private let output: ForwardedOutput
  private let announce: OnWork
  private var worker: RunningWorker?

  /// Creates an app that has not started; without a launcher, it runs in this process.
  ///
  /// The output is what the launcher's workers write to, and `timeout` is the time limit for one step. A
  /// step in this process is announced.
  init(
    of harness: AnySnapshotHarness, launcher: WorkerLauncher?, output: ForwardedOutput,
    timeout: Duration, signals: SignalMonitor, announce: @escaping OnWork = { _ in }
  ) {
    self.harness = harness
    self.launcher = launcher
    self.output = output
    self.announce = announce
    self.timeout = timeout
    self.signals = signals
  }

  /// Runs a job in the worker that ran the jobs before, or in a new one if that ended.
  ///
  /// - Throws: ``WorkerError``, or `CancellationError` after an interrupt, which ends the worker.
  func outcome(of job: ExploreJob) async throws -> JobOutcome<ExploredStep> {
    guard let launcher else { return await outcomeInProcess(of: job) }
    let worker = try currentWorker(from: launcher)
    output.startStep()
    worker.connection.send(WorkerRequest(jobs: [job]), forwardsErrors: true)
    let attempt: RunningWorker.Attempt<ExploredStep> = worker.outcome(
      at: 0, within: timeout)
    if signals.isInterrupted {
      end()
      throw CancellationError()
    }
    switch attempt {
    case .ended(let outcome): return outcome
    case .lost(let outcome):
      end()
      guard case .crashed(let crash) = outcome else { return outcome }
      return .crashed(traced(crash, of: job, by: launcher) ?? crash)
    }
  }

  /// The crash with the file and the line, which a new worker finds out; nil if none does.
  private func traced(
    _ crash: ScreenCrash, of job: ExploreJob, by launcher: WorkerLauncher
  ) -> ScreenCrash? {
    guard launcher.traces(crash), let worker = try? launcher.launch(tracing: true) else {
      return nil
    }
    defer { worker.terminate() }
    worker.connection.send(WorkerRequest(jobs: [job]), forwardsErrors: false)
    let attempt: RunningWorker.Attempt<ExploredStep> = worker.outcome(
      at: 0, within: timeout)
    if case .lost(.crashed(let crash)) = attempt { return crash } else { return nil }
  }

  /// Ends the worker.
  func end() {
    worker?.terminate()
    worker = nil
  }

  private func outcomeInProcess(of job: ExploreJob) async -> JobOutcome<ExploredStep> {
    do throws(JobFailure) {
      return .completed(try await harness.announcedResult(of: job, with: announce))
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

/// What the app writes during a step, up to a limit.
final class ForwardedOutput: Sendable {
  private let count = Locked(0)
  private let write: @Sendable ([UInt8]) -> Void

  /// The most bytes of one step, which may print without end.
  private static let maximumBytes = 65_536

  init(write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  func startStep() { count.withLock { $0 = 0 } }

  func forward(_ bytes: [UInt8]) {
    let before = count.withLock { count in
      defer { count += bytes.count }
      return count
    }
    guard before < Self.maximumBytes else { return }
    write(Array(bytes.prefix(Self.maximumBytes - before)))
    if before + bytes.count >= Self.maximumBytes {
      write(Array("\n… the rest of this step's output is omitted\n".utf8))
    }
  }
}
