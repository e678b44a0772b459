import Observation

/// Counts how often a reader is notified of a change while `work` runs.
///
/// As in a view, each notification registers the reader again, so two changes count as two.
@MainActor
func changes(seenBy read: @escaping () -> Void, during work: () -> Void) -> Int {
  let reader = Reader(read)
  reader.observe()
  work()
  return reader.count
}

/// Counts how often a reader of the value is notified of a change while `work` runs.
@MainActor
func changes<Value>(
  of value: @escaping @autoclosure () -> Value, during work: () -> Void
) -> Int {
  changes(seenBy: { _ = value() }, during: work)
}

@MainActor
private final class Reader {
  private let read: () -> Void
  private(set) var count = 0

  init(_ read: @escaping () -> Void) {
    self.read = read
  }

  func observe() {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.observe()
      }
    }
  }
}
