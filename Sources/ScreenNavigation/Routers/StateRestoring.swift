/// A router whose whole state can be stored and restored.
@MainActor
public protocol StateRestoring<Schema>: AnyObject, Sendable {
  /// The app's schema.
  associatedtype Schema: NavigationSchema

  /// The state of the router as a value.
  associatedtype State: Sendable

  /// The whole state.
  var state: State { get }

  /// Restores a stored state, or throws the reason and changes nothing.
  func restore(_ state: State) throws(RestorationError)
}

extension AppRouter: StateRestoring {
  /// Restores a stored state; never fails.
  public func restore(_ state: StackState<Schema>) {
    self.state = state
  }
}

extension TabRouter: StateRestoring {}
extension FlowRouter: StateRestoring {}
