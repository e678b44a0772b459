/// A worker that is there.
final class StartedWorker {
  let process: WorkerProcess

  /// Whether it has shown no screen yet.
  var isFresh = true

  private let interruption: Interruption
  private let token: Int

  init(_ process: WorkerProcess, _ interruption: Interruption) {
    self.process = process
    self.interruption = interruption
    token = interruption.onRaise(process.killer)
  }

  /// Ends it, and waits until it is gone.
  func end() {
    interruption.forget(token)
    process.end()
  }
}
