/// A worker that is there.
final class RunningWorker {
  let process: WorkerProcess

  /// Whether it has shown no screen yet.
  var isFresh = true

  private let interruption: SignalMonitor
  private let token: Int

  init(_ process: WorkerProcess, _ interruption: SignalMonitor) {
    self.process = process
    self.interruption = interruption
    token = interruption.addHandler { [exit = process.exit] in exit.cancel() }
  }

  /// Ends it, and waits until it has exited.
  ///
  /// - Returns: Whether it has exited.
  @discardableResult
  func end() -> Bool {
    interruption.forget(token)
    return process.end()
  }
}
