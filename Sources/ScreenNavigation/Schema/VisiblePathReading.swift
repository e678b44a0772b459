/// A router that says which path leads to what is visible now.
@MainActor
public protocol VisiblePathReading<Schema>: PathNavigating {
  /// The visible state as a path, which the router follows to the same visible state.
  ///
  /// The stacks of other tabs and flows are not part of it. Reading it registers the reader as an
  /// observer of the whole visible state.
  var visiblePath: ScreenPath<Schema> { get }

  /// Returns a path with the flow and the tab that the router enters for it.
  ///
  /// A path can leave them out, but ``visiblePath`` has them.
  func completed(_ path: ScreenPath<Schema>) -> ScreenPath<Schema>
}
