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
final class Signals {
  private var stackCount = 0
  private var presentationCount = 0
  private var selectionCount = 0
  private var tabsCount = 0

  nonisolated init() {}
}

extension Signals {
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
