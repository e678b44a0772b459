import Foundation
import ScreenContents
import Testing

@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSystem

/// Workers without processes, whose events a closure decides.
final class FakeWorkers: Sendable {
  /// What happens to a screen.
  enum Event {
    case rendered
    /// The response has the position of another job.
    case renderedOther
    /// The response has no bytes.
    case matched
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

  /// Creates a launcher of at most `maximum` workers.
  func launcher(
    maximum: Int = .max,
    _ script: @escaping Script = { _, _ in .rendered },
    handshake: @escaping @Sendable (_ worker: Int) -> WorkerEvent = { _ in .ready },
    steps: [Activity] = []
  ) -> WorkerLauncher {
    WorkerLauncher(fingerprint: "0123", signals: signals) { traces throws(WorkerError) in
      let number = self.count.withLock { count in
        count += 1
        return count
      }
      guard number <= maximum else {
        self.note("\(number): failed")
        throw WorkerError.launchFailed(executable: "/fake", reason: "No such file or directory")
      }
      if traces { self.note("\(number): traces") }
      return FakeWorker(number, handshake(number), script, steps) { self.note($0) }
    }
  }

  private func note(_ entry: String) { entries.withLock { $0.append(entry) } }
}

private final class FakeWorker: WorkerConnection {
  private let number: Int
  private let script: FakeWorkers.Script
  private let note: @Sendable (String) -> Void
  private var handshake: WorkerEvent?
  private var screens: [Int] = []
  private var position = 0
  /// The steps that the worker begins before the event of each screen.
  private let steps: [Activity]
  private var remainingSteps: ArraySlice<Activity>

  init(
    _ number: Int, _ handshake: WorkerEvent, _ script: @escaping FakeWorkers.Script,
    _ steps: [Activity],
    note: @escaping @Sendable (String) -> Void
  ) {
    self.number = number
    self.handshake = handshake
    self.script = script
    self.note = note
    self.steps = steps
    remainingSteps = steps[...]
  }

  var cancel: @Sendable () -> Void { { [note, number] in note("\(number): cancelled") } }

  func send<J: Job>(_ request: WorkerRequest<J>, forwardsErrors: Bool) {
    position = 0
    screens = request.jobs.map { ($0 as? PictureJob)?.screen ?? 0 }
    let list = screens.map(String.init).joined(separator: " ")
    note("\(number): \(list)\(forwardsErrors ? "" : ", quiet")")
  }

  func nextEvent(timeout: Duration, beforeWaiting: () -> Void) -> WorkerEvent {
    beforeWaiting()
    if let handshake {
      self.handshake = nil
      return handshake
    }
    if let step = remainingSteps.popFirst() { return .message(of: step, as: .activity) }
    remainingSteps = steps[...]
    guard position < screens.count else { return .timedOut }
    defer { position += 1 }
    switch script(number, screens[position]) {
    case .rendered: return .rendered(at: position)
    case .renderedOther: return .rendered(at: position + 1)
    case .matched: return .message(Data())
    case .crash: return .crash
    case .timedOut: return .timedOut
    }
  }

  func terminate() { note("\(number): terminated") }
}

extension WorkerEvent {
  static let ready = handshake("0123")
  static let crash = WorkerEvent.exited(JobCrash(signal: "SIGILL"))

  static func handshake(_ fingerprint: String) -> WorkerEvent {
    message(of: fingerprint)
  }

  static func rendered(at position: Int) -> WorkerEvent {
    response(.completed(RenderedScreen(), at: position))
  }

  static func response(_ response: WorkerResponse<RenderedScreen>) -> WorkerEvent {
    message(of: response)
  }

  static func message(of value: some Encodable, as kind: Message.Kind = .value) -> WorkerEvent {
    var buffer = MessageBuffer()
    do {
      buffer.append(try Message.bytes(of: value, as: kind))
      return try buffer.next().map { $0.kind == .activity ? .began($0.body) : .message($0.body) }
        ?? .timedOut
    } catch {
      Issue.record(error)
      return .timedOut
    }
  }
}

extension JobOutcome {
  var result: Result? { if case .completed(let result) = self { result } else { nil } }

  var summary: String {
    switch self {
    case .completed: "rendered"
    case .failed(let failure): failure.reason
    case .crashed(let crash): crash.reason
    case .timedOut(let limit, let activity):
      "timed out after \(limit)\(activity.map { " in \($0.text)" } ?? "")"
    }
  }
}

extension [PictureJob] {
  static func screens(_ count: Int) -> [PictureJob] {
    (0..<count).map { PictureJob(screen: $0, layouts: [.compact]) }
  }
}
