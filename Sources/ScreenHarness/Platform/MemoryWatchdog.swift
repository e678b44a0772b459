import Dispatch
import Foundation

/// Ends a process whose memory exceeds a limit that the system does not enforce.
///
/// It works as long as the object exists.
final class MemoryWatchdog {
  private let timer: any DispatchSourceTimer

  /// The interval between two measurements, in milliseconds.
  private static let interval = 20

  /// Starts to measure on a queue of its own, which a busy screen does not delay.
  ///
  /// It calls `exceeded` on that queue each time that the memory exceeds the limit.
  init(
    maximumBytes: Int, footprint: @escaping @Sendable () -> Int,
    exceeded: @escaping @Sendable () -> Void
  ) {
    let queue = DispatchQueue(label: "screenwalk.memory", qos: .userInteractive)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(Self.interval))
    timer.setEventHandler { @Sendable in
      if footprint() > maximumBytes { exceeded() }
    }
    timer.activate()
  }

  deinit {
    timer.cancel()
  }
}
