import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Cleans up when the benchmark is interrupted: it has up to a gigabyte of files.
struct Interrupt {
  private let source: any DispatchSourceSignal

  /// Waits for the signal until ``end()``.
  ///
  /// - Parameter clean: What to do before the process ends with 130.
  init(_ clean: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    signal(SIGINT, SIG_IGN)
    source.setEventHandler {
      clean()
      _exit(130)
    }
    source.activate()
  }

  /// Waits no longer.
  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
