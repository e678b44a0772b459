import Testing

@testable import ScreenJobs
@testable import ScreenSystem

@Suite("WorkerLauncher")
struct WorkerLauncherTests {
  private let workers = FakeWorkers()

  @Test(
    "A worker that does not report this harness's screens is ended",
    arguments: [
      (WorkerEvent.value("4567"), WorkerError.screenMismatch),
      (.timedOut, .exitedBeforeReady("it was not ready within 60 seconds")),
      (.crash, .exitedBeforeReady("SIGILL")),
      (.value([1]), .exitedBeforeReady("it sent a response before the first request")),
    ])
  func handshake(event: WorkerEvent, error: WorkerError) {
    let launcher = workers.launcher(handshake: event)
    #expect(throws: error) { try launcher.launch() }
    #expect(workers.log == ["1: terminated"])
  }

  @Test("An interrupt cancels a running worker, but not a terminated one")
  func interrupt() throws {
    let launcher = workers.launcher()
    let first = try launcher.launch()
    let second = try launcher.launch()
    first.terminate()
    workers.signals.receive()
    #expect(workers.log == ["1: terminated", "2: cancelled"])
    withExtendedLifetime(second) {}
  }

  @Test(
    "A worker error says what to do",
    arguments: [
      (
        WorkerError.launchFailed(executable: "/a b", reason: "Permission denied"),
        """
        cannot start a worker process from '/a b': Permission denied
        hint: run again with --no-workers to render the screens in one process
        """
      ),
      (
        .exitedBeforeReady("SIGILL"),
        """
        a worker process failed before it rendered a screen: SIGILL
        hint: check the code that runs when the app starts; run with --no-workers in a debugger to \
        find it
        """
      ),
      (
        .screenMismatch,
        """
        a worker process has other screens than this process
        hint: return the same 'allCases' in the same order in every process; if the harness was \
        rebuilt during the run, run again
        """
      ),
    ])
  func messages(error: WorkerError, text: String) {
    #expect(error.description == text)
  }
}
