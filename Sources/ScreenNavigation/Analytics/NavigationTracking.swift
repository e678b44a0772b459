/// Where navigation is reported to.
///
/// Routers report each change of their state once, whoever made it: an operation, a binding of
/// SwiftUI, a command. What changes nothing is not reported.
@MainActor
public protocol NavigationTracking<Schema>: AnyObject {
  /// The types that the events are made of.
  associatedtype Schema: NavigationSchema

  /// Takes note of a change, right after it.
  ///
  /// - Parameter event: The change.
  func track(_ event: NavigationEvent<Schema>)
}
