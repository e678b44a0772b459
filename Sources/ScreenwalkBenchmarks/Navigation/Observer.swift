import Observation

/// Looks at a state as a view does: once, until it changes, and then again.
@MainActor
enum Observer {
  /// Reads something, and changes it.
  static func observing(_ read: () -> Void, _ change: () -> Void) {
    withObservationTracking(read) {}
    change()
  }
}
