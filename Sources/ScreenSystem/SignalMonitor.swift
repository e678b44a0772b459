import Dispatch
import Foundation

/// Whether the user ends the run, by Ctrl-C, by closing the terminal, or by a signal of a CI server.
///
/// These signals end SwiftPM and then the plugin, but do not reach a tool that the plugin started. So
/// the end of the plugin counts as a signal.
///
/// After the first signal, the run reports its results so far. The second signal ends the process.
package final class SignalMonitor: Sendable {
  private struct State {
    var isInterrupted = false
    /// Whether the signal was Ctrl-C, after which a run can go on.
    var isAcknowledgeable = false
    var sources: [any DispatchSourceSignal] = []
    var parentTimer: (any DispatchSourceTimer)?
  }

  private let state = Locked(State())
  /// Readable after a signal; nil if the process has no descriptors left, and then a signal ends no wait.
  private let wakeUpPipe = try? PipeDescriptors()

  private let ownsProcess: Bool
  private let followsParent: Bool

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Creates a monitor that has not started.
  ///
  /// - Parameters:
  ///   - ownsProcess: Whether to receive signals. A test process keeps its own way to treat them, which the
  ///     processes that it starts inherit.
  ///   - followsParent: Whether the end of the parent process counts as a signal.
  package init(ownsProcess: Bool = true, followsParent: Bool = false) {
    self.ownsProcess = ownsProcess
    self.followsParent = followsParent
  }

  deinit {
    wakeUpPipe?.closeBoth()
  }

  /// Whether a signal has arrived.
  package var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

  /// A file for `poll` that is readable after a signal.
  package var wakeUpFile: Int32 { wakeUpPipe?.reading ?? -1 }

  /// Receives signals until ``stop()`` is called.
  ///
  /// On Linux, Dispatch delivers no signal to a source that is created after another one was cancelled. So a run
  /// starts its monitor once.
  package func start() {
    state.withLock { state in
      for number in Self.signals where ownsProcess && !Self.wasIgnored(number) {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { @Sendable [weak self] in self?.receive(number) }
        source.resume()
        state.sources.append(source)
      }
      if followsParent { state.parentTimer = parentTimer() }
    }
  }

  /// A timer that finds the end of the parent process.
  private func parentTimer() -> any DispatchSourceTimer {
    let parent = getppid()
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now(), repeating: .milliseconds(200))
    timer.setEventHandler { @Sendable [weak self] in
      if getppid() != parent { self?.parentDidEnd() }
    }
    timer.resume()
    return timer
  }

  /// Interrupts the run unless a signal did so before: SwiftPM may have got the same one.
  func parentDidEnd() {
    state.withLock { $0.parentTimer?.cancel() }
    _ = interrupt()
  }

  /// Restores the default behavior of the signals.
  package func stop() {
    state.withLock { state in
      for source in state.sources {
        source.cancel()
        signal(Int32(source.handle), SIG_DFL)
      }
      state.sources = []
      state.parentTimer?.cancel()
      state.parentTimer = nil
    }
  }

  /// Makes the process ignore a signal, so that a source can receive it.
  ///
  /// - Returns: Whether it was ignored before, as SIGHUP is under `nohup`. Then it stays ignored.
  private static func wasIgnored(_ number: Int32) -> Bool {
    let old = signal(number, SIG_IGN)
    // Functions are not `Equatable`, but their addresses are bytes.
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: SIG_IGN) { old.elementsEqual($0) }
    }
  }

  /// Waits until a file is readable.
  ///
  /// - Returns: Whether it is readable; false after a signal.
  func waitForInput(_ file: Int32) -> Bool {
    var files = [file, wakeUpFile].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&files, 2, -1) < 0, errno == EINTR {}
    return files[1].revents == 0
  }

  /// Does what a signal does.
  func receive(_ signal: Int32 = SIGINT) {
    // `ExitStatus.interrupted`, whatever the signal is.
    if !interrupt(isAcknowledgeable: signal == SIGINT) { _exit(128 + SIGINT) }
  }

  /// Goes on after Ctrl-C, which ended only a part of the run.
  ///
  /// - Returns: Whether the run goes on; false after another signal.
  package func acknowledge() -> Bool {
    state.withLock { state in
      guard state.isInterrupted, state.isAcknowledgeable else { return !state.isInterrupted }
      state.isInterrupted = false
      var byte: UInt8 = 0
      if let wakeUpPipe { _ = read(wakeUpPipe.reading, &byte, 1) }
      return true
    }
  }

  /// Interrupts the run.
  ///
  /// - Returns: Whether the run was not interrupted before.
  private func interrupt(isAcknowledgeable: Bool = false) -> Bool {
    state.withLock { state in
      if state.isInterrupted { return false }
      state.isInterrupted = true
      state.isAcknowledgeable = isAcknowledgeable
      var byte: UInt8 = 0
      if let wakeUpPipe { _ = write(wakeUpPipe.writing, &byte, 1) }
      return true
    }
  }
}
