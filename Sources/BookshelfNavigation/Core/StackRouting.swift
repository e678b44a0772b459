public import ScreenNavigation

/// The part of the router that every feature needs: the visible stack.
@MainActor
public protocol StackRouting: AnyObject, Sendable {
  /// The router of the visible stack.
  var current: AppRouter<Bookshelf> { get }
}

extension FlowRouter: StackRouting where Schema == Bookshelf {}
