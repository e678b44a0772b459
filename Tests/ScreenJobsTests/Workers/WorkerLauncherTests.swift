import Foundation
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

  @Test("An interrupt ends the wait for a worker that hangs")
  func interrupt() throws {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("hang-\(UUID().uuidString)").path
    // A process that another test starts at this moment would keep a file open that this one writes, and no process can
    // run an open file.
    let write = #"printf '#!/bin/sh\nexec sleep 600\n' > "$0" && chmod 755 "$0""#
    try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", write, script])
      .waitUntilExit()
    defer { unlink(script) }
    let signals = SignalMonitor()
    let worker = try WorkerProcess(script, signals: signals) { _ in }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { signals.receive() }
    let event = worker.nextEvent(timeout: .seconds(60), beforeWaiting: {})
    // A script that does not start exits as well.
    #expect(signals.isInterrupted)
    #expect({ if case .exited = event { true } else { false } }())
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
