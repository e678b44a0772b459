/// A router that can follow a ``ScreenPath``: each router here, and any wrapper around one.
@MainActor
public protocol PathNavigating<Schema>: AnyObject, Sendable {
  /// The types that the paths are made of.
  associatedtype Schema: NavigationSchema

  /// Shows exactly what the path says, whatever is shown now.
  ///
  /// An absolute jump: the tab is selected, its stack replaced, every presentation everywhere
  /// cleared but the path's own. Stacks of other tabs stay. Never traps: of a path that
  /// ``check(_:)`` refuses, it follows what it can.
  ///
  /// - Parameter path: Where to go.
  func navigate(to path: ScreenPath<Schema>)

  /// Checks that the path can be followed as it is written.
  ///
  /// - Parameter path: The path to check.
  /// - Throws: ``ScreenPathError``, which says what in the path is wrong.
  func check(_ path: ScreenPath<Schema>) throws(ScreenPathError)
}

extension PathNavigating {
  /// Shows a screen of the manifest.
  ///
  /// - Parameter screen: The screen, whose path is followed.
  public func navigate<Screen: ScreenManifest>(to screen: Screen) where Screen.Schema == Schema {
    navigate(to: screen.navigationPath)
  }

  /// Checks that the path says nothing that only a ``FlowRouter`` can follow.
  func checkOnlyTabs(_ path: ScreenPath<Schema>) throws(ScreenPathError) {
    if let flow = path.flow { throw .noFlows(flow: "\(flow)") }
    if path.overlay != nil { throw .noOverlays }
  }

  /// Checks that one thing at most is presented over the path's stack.
  func checkPresentations(of path: ScreenPath<Schema>) throws(ScreenPathError) {
    guard path.presentations.count > 1 else { return }
    throw .severalPresentations(kinds: path.presentations.map(\.kind))
  }
}
