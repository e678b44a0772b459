import Observation

/// What a router tells its observers through: one counter for each thing that views read apart.
///
/// The routers are generic, and the `@Observable` macro on a generic class builds a key path at
/// every access (measured: 1.6 µs a read, against 19 ns in a class that is not generic). So they
/// conform to `Observable` by hand and route every access through this class.
///
/// - SeeAlso: SE-0395, "Observability".
@Observable
@MainActor
final class ObservationSignals {
  private var stackCount = 0
  private var presentationCount = 0
  private var selectionCount = 0
  private var tabsCount = 0

  nonisolated init() {}
}

extension ObservationSignals {
  /// Something that a view can read on its own.
  enum Topic {
    case stack
    case presentation
    case selection
    case tabs
  }

  /// Notes that the reader depends on the topic.
  func read(_ topic: Topic) {
    switch topic {
    case .stack: _ = stackCount
    case .presentation: _ = presentationCount
    case .selection: _ = selectionCount
    case .tabs: _ = tabsCount
    }
  }

  /// Tells the topic's readers that it is about to change.
  ///
  /// Called before the new value is stored, since observers are told before a change.
  func willChange(_ topic: Topic) {
    switch topic {
    case .stack: stackCount &+= 1
    case .presentation: presentationCount &+= 1
    case .selection: selectionCount &+= 1
    case .tabs: tabsCount &+= 1
    }
  }
}

/// Compares two values whose type may or may not be `Equatable`.
///
/// A sheet need not be `Equatable`. Where it is not, two values count as different, so that a
/// change is rather signalled once too often than lost.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: Another value of the same type.
/// - Returns: Whether the values are known to be equal.
func areEqualIfEquatable<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  guard let lhs = lhs as? any Equatable else { return false }
  return lhs.isEqual(to: rhs)
}

extension Equatable {
  /// Compares with a value of any type.
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
