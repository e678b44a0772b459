public import ScreenNavigation

/// What every feature needs of the router: the stack that it is shown on.
@MainActor
public protocol StackRouting: AnyObject, Sendable {
  /// The router of the stack that is visible.
  var current: AppRouter<Bookshelf> { get }
}

extension FlowRouter: StackRouting where Schema == Bookshelf {}
