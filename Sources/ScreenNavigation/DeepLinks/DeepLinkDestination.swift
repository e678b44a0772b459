public import Foundation

/// The destination of a link: a path, or a command across flows.
public enum DeepLinkDestination<Schema: NavigationSchema>: Sendable {
  /// The screen at a path.
  case path(ScreenPath<Schema>)

  /// The effect of a command.
  case command(Schema.Command)

  /// The screen at a path in place of the link's own, which does not exist, with the reason.
  ///
  /// An example is the root of the tab of a book that was deleted. The opener returns
  /// ``DeepLinkOutcome/openedFallback(_:)``.
  case fallback(ScreenPath<Schema>, because: String)
}

extension DeepLinkDestination {
  /// Creates a destination with routes on the stack of a tab.
  public static func route(tab: Schema.Tab, routes: [Schema.Route] = []) -> Self {
    .path(ScreenPath(tab: tab, routes: routes))
  }

  /// Creates a destination with a sheet over the root of a tab.
  public static func sheet(tab: Schema.Tab, sheet: Schema.Sheet) -> Self {
    .path(ScreenPath(tab: tab, sheet: sheet))
  }

  /// Creates the destination of a link to an entity that is not found: the root of its tab.
  public static func notFound(tab: Schema.Tab, because reason: String) -> Self {
    .fallback(ScreenPath(tab: tab), because: reason)
  }

  /// Creates a destination with a full-screen cover over the root of a tab.
  public static func fullScreenCover(tab: Schema.Tab, cover: Schema.Sheet) -> Self {
    .path(ScreenPath(tab: tab, fullScreenCover: cover))
  }
}

extension DeepLinkDestination: Equatable
where Schema.Sheet: Equatable, Schema.Overlay: Equatable {}

/// A resolver that finds the destination of a URL and fetches the entities for it.
public protocol DeepLinkResolving<Schema>: Sendable {
  /// The app's schema.
  associatedtype Schema: NavigationSchema

  /// Resolves a URL.
  ///
  /// If an entity is not found, return the root of its tab as a
  /// ``DeepLinkDestination/fallback(_:because:)``.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The destination.
  /// - Throws: ``DeepLinkError`` or an error of the app; nothing changes then.
  func resolve(_ url: URL) async throws -> DeepLinkDestination<Schema>
}
