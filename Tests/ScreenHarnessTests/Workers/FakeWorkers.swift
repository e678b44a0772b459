import ScreenSnapshot

@testable import ScreenHarness

/// Workers without processes, whose events a closure decides.
final class FakeWorkers: Sendable {
  /// The event for a screen's index; the first worker has number 1.
  typealias Script = @Sendable (_ worker: Int, _ index: Int) -> WorkerEvent

  let signals = SignalMonitor()
  private let entries = Locked<[String]>([])
  private let count = Locked(0)

  /// The calls so far: `1: 0 1 2` for a request to the first worker, `1: terminated`.
  var log: [String] { entries.withLock { $0 } }

  /// Creates a launcher of at most `maximum` workers, which cannot be ended without `terminates`.
  func launcher(
    maximum: Int = .max, terminates: Bool = true, _ script: @escaping Script = { .rendered($1) },
    handshake: @escaping @Sendable (_ worker: Int) -> WorkerEvent = { _ in .ready },
    steps: [String] = []
  ) -> WorkerLauncher {
    WorkerLauncher(fingerprint: "0123", signals: signals) { () throws(WorkerError) in
      let number = self.count.withLock { count in
        count += 1
        return count
      }
      guard number <= maximum else {
        self.note("\(number): failed")
        throw WorkerError.launchFailed(executable: "/fake", reason: "No such file or directory")
      }
      return FakeWorker(number, handshake(number), terminates, script, steps) { self.note($0) }
    }
  }

  private func note(_ entry: String) { entries.withLock { $0.append(entry) } }
}

private final class FakeWorker: WorkerConnection {
  private let number: Int
  private let terminates: Bool
  private let script: FakeWorkers.Script
  private let note: @Sendable (String) -> Void
  private var handshake: WorkerEvent?
  private var indices: ArraySlice<Int> = []
  /// The steps that the worker begins before the event of each screen.
  private let steps: [String]
  private var remainingSteps: ArraySlice<String>

  init(
    _ number: Int, _ handshake: WorkerEvent, _ terminates: Bool,
    _ script: @escaping FakeWorkers.Script, _ steps: [String],
    note: @escaping @Sendable (String) -> Void
  ) {
    self.number = number
    self.handshake = handshake
    self.terminates = terminates
    self.script = script
    self.note = note
    self.steps = steps
    remainingSteps = steps[...]
  }

  var processID: Int32 { Int32(number) }

  var cancel: @Sendable () -> Void { { [note, number] in note("\(number): cancelled") } }

  func send(_ request: WorkerRequest, forwardsErrors: Bool) {
    indices = request.tasks.map(\.number)[...]
    let list = indices.map(String.init).joined(separator: " ")
    note("\(number): \(list)\(forwardsErrors ? "" : ", quiet")")
  }

  func nextEvent(timeout: Duration, beforeWaiting: () -> Void) -> WorkerEvent {
    beforeWaiting()
    if let handshake {
      self.handshake = nil
      return handshake
    }
    if let step = remainingSteps.popFirst() { return .response(.began(step: step)) }
    remainingSteps = steps[...]
    return indices.popFirst().map { script(number, $0) } ?? .timedOut
  }

  func terminate() -> Bool {
    note("\(number): terminated")
    return terminates
  }
}

extension WorkerEvent {
  static let ready = WorkerEvent.response(.ready("0123"))
  static let crash = WorkerEvent.exited(ScreenCrash(signal: "SIGILL"))

  static func rendered(_ index: Int) -> WorkerEvent {
    let screen = RenderedScreen(tab: nil, path: "", hasContent: false, texts: [])
    return .response(.outcome(.rendered(screen), of: index))
  }
}

extension ScreenOutcome {
  var summary: String {
    switch self {
    case .rendered(let screen): screen.note ?? "rendered"
    case .matched: "matched"
    case .audited: "audited"
    case .failed(let reason, _): reason
    case .crashed(let crash): crash.reason
    case .timedOut(let seconds, let step):
      "timed out after \(seconds)\(step.map { " in \($0)" } ?? "")"
    }
  }
}

extension [RenderTask] {
  static func screens(_ count: Int) -> [RenderTask] {
    (0..<count).map { RenderTask(index: $0, layouts: [.compact]) }
  }
}
