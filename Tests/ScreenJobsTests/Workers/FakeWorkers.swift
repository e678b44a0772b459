import Foundation
import ScreenContents

@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSystem

/// Workers without processes, whose events a closure decides.
final class FakeWorkers: Sendable {
  /// What happens to a screen.
  enum Event {
    case rendered
    /// The message has no bytes.
    case matched
    /// The message is not an outcome.
    case malformed
    /// The message is the outcome of a process that has ended.
    case ended
    case crash
    case timedOut
  }

  /// The event for a screen's index; the first worker has number 1.
  typealias Script = @Sendable (_ worker: Int, _ index: Int) -> Event

  let signals = SignalMonitor()
  private let entries = Locked<[String]>([])
  private let count = Locked(0)

  /// The calls so far: `1: 0 1 2` for a request to the first worker, `1: terminated`.
  var log: [String] { entries.withLock { $0 } }

  /// Creates a launcher of at most `maximum` workers, which begin the steps before the event of each screen.
  func launcher(
    maximum: Int = .max,
    _ script: @escaping Script = { _, _ in .rendered },
    handshake: WorkerEvent = .value("0123"),
    steps: [Activity] = []
  ) -> WorkerLauncher {
    WorkerLauncher(
      fingerprint: "0123", timeout: .seconds(2), signals: signals
    ) { traces throws(WorkerError) in
      let number = self.count.withLock { count in
        count += 1
        return count
      }
      guard number <= maximum else {
        self.note("\(number): failed")
        throw WorkerError.launchFailed(executable: "/fake", reason: "No such file or directory")
      }
      if traces { self.note("\(number): traces") }
      return FakeWorker(number, handshake, script, steps) { self.note($0) }
    }
  }

  private func note(_ entry: String) { entries.withLock { $0.append(entry) } }
}

private final class FakeWorker: WorkerConnection {
  private let number: Int
  private let script: FakeWorkers.Script
  private let steps: [Activity]
  private let note: @Sendable (String) -> Void

  /// The events before the one of the next screen.
  private var events: [WorkerEvent]
  private var screens: ArraySlice<Int> = []

  init(
    _ number: Int, _ handshake: WorkerEvent, _ script: @escaping FakeWorkers.Script,
    _ steps: [Activity], note: @escaping @Sendable (String) -> Void
  ) {
    self.number = number
    events = [handshake]
    self.script = script
    self.steps = steps
    self.note = note
  }

  func send<J: Job>(_ request: WorkerRequest<J>, forwardsErrors: Bool) {
    screens = request.jobs.map { ($0 as? PictureJob)?.screen ?? 0 }[...]
    let list = screens.map(String.init).joined(separator: " ")
    note("\(number): \(list)\(forwardsErrors ? "" : ", quiet")")
    events = steps.map { .began(WorkerEvent.encoded($0)) }
  }

  func nextEvent(timeout: Duration, beforeWaiting: () -> Void) -> WorkerEvent {
    beforeWaiting()
    if !events.isEmpty { return events.removeFirst() }
    events = steps.map { .began(WorkerEvent.encoded($0)) }
    return switch screens.popFirst().map({ script(number, $0) }) {
    case .rendered: .value(JobOutcome.completed(RenderedScreen()))
    case .matched: .message(Data())
    case .malformed: .value([1])
    case .ended: .value(JobOutcome<RenderedScreen>.timedOut(after: .seconds(2)))
    case .crash: .crash
    case .timedOut, nil: .timedOut
    }
  }

  func terminate() { note("\(number): terminated") }
}

extension WorkerEvent {
  static let crash = WorkerEvent.exited(JobCrash(signal: "SIGILL"))

  static func value(_ value: some Encodable) -> WorkerEvent { .message(encoded(value)) }

  static func encoded(_ value: some Encodable) -> Data {
    do { return try JSONEncoder().encode(value) } catch { fatalError("\(error)") }
  }
}

extension [PictureJob] {
  static func screens(_ count: Int) -> [PictureJob] {
    (0..<count).map { PictureJob(screen: $0, layouts: [.compact]) }
  }
}
