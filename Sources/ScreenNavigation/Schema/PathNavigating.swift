/// A router that can follow a ``ScreenPath``, or a wrapper around such a router.
@MainActor
public protocol PathNavigating<Schema>: AnyObject, Sendable {
  /// The app's schema.
  associatedtype Schema: NavigationSchema

  /// Follows a path to the same visible state from every start.
  ///
  /// It selects the tab, replaces its stack, and clears every presentation except the path's own.
  /// Stacks of other tabs stay. It never traps: it follows as much as possible of a path that
  /// ``check(_:)`` rejects.
  ///
  /// - Parameter path: The path to follow.
  func navigate(to path: ScreenPath<Schema>)

  /// Checks that the router can follow the whole path, and throws the first mistake.
  func check(_ path: ScreenPath<Schema>) throws(ScreenPathError)
}

extension PathNavigating {
  /// Follows the path of a screen.
  public func navigate<Screen: ScreenManifest>(to screen: Screen) where Screen.Schema == Schema {
    navigate(to: screen.navigationPath)
  }

  /// Checks that the path has no flow and no overlay, which only a ``FlowRouter`` can follow.
  func checkOnlyTabs(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    if let flow = path.flow { throw .noFlows(flow: "\(flow)") }
    if path.overlay != nil { throw .noOverlays }
  }

  /// Checks that the path has at most one presentation.
  func checkPresentations(of path: ScreenPath<Schema>) throws(ScreenPathError) {
    guard path.presentations.count > 1 else { return }
    throw .severalPresentations(kinds: path.presentations.map(\.kind))
  }
}
