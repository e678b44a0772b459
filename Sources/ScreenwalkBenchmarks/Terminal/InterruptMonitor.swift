import Dispatch
import Foundation

/// An interrupt ends the benchmark after what is being measured, so that its gigabyte of files goes.
@MainActor
final class InterruptMonitor {
  /// Whether there was one.
  private(set) var isRaised = false

  private let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)

  /// Waits for the signal from now on.
  init() {
    signal(SIGINT, SIG_IGN)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.isRaised = true }
    }
    source.activate()
  }

  /// Ends the work where there was an interrupt.
  ///
  /// - Throws: ``BenchmarkError/interrupted``.
  func check() async throws(BenchmarkError) {
    // The handler gets its turn.
    await Task.yield()
    if isRaised { throw .interrupted }
  }
}
