/// The time limit of the jobs of one run.
///
/// A hang in a part that many screens share would cost the whole limit once per screen. So after three
/// time-outs the rest gets a tenth of it, but at least twice the time of the slowest job that worked.
final class JobTimeLimit: Sendable {
  private struct State {
    var timeOuts = 0
    var slowest = Duration.zero
  }

  /// The limit that the user asks for.
  let full: Duration
  private let state = Locked(State())

  /// The number of time-outs after which the limit is lowered.
  static let maximumTimeOuts = 3

  init(_ full: Duration) {
    self.full = full
  }

  /// The limit for the next job, or for one of its steps.
  var current: Duration {
    state.withLock { state in
      if state.timeOuts < Self.maximumTimeOuts { return full }
      return min(full, max(full / 10, state.slowest * 2))
    }
  }

  /// What ``current`` was lowered from; nil if it was not.
  var loweredFrom: Duration? { current < full ? full : nil }

  func jobDidWork(in time: Duration) {
    state.withLock { $0.slowest = max($0.slowest, time) }
  }

  func jobDidTimeOut() {
    state.withLock { $0.timeOuts += 1 }
  }
}
