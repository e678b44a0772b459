import Observation

/// Counts how often a reader is notified of a change while `work` runs.
///
/// As in a view, each notification registers the reader again, so two changes count as two.
@MainActor
func changes(seenBy read: @escaping () -> Void, during work: () -> Void) -> Int {
  let count = ChangeCount(read)
  work()
  return count.value
}

/// Counts how often a reader of the value is notified of a change while `work` runs.
@MainActor
func changes<Value>(
  of value: @escaping @autoclosure () -> Value, during work: () -> Void
) -> Int {
  changes(seenBy: { _ = value() }, during: work)
}

@MainActor
private final class ChangeCount {
  private(set) var value = 0
  private let read: () -> Void

  init(_ read: @escaping () -> Void) {
    self.read = read
    observe()
  }

  private func observe() {
    withObservationTracking {
      read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.note() }
    }
  }

  private func note() {
    value += 1
    observe()
  }
}
