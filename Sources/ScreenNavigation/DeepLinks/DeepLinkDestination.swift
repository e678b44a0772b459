public import Foundation

/// Where a link leads: a path, or a command across flows.
public enum DeepLinkDestination<Schema: NavigationSchema>: Sendable {
  /// The screen of a path.
  case path(ScreenPath<Schema>)

  /// What a command ends in.
  case command(Schema.Command)
}

extension DeepLinkDestination {
  /// A stack in a tab.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - routes: The stack, the root not included.
  /// - Returns: The destination.
  public static func route(tab: Schema.Tab, routes: [Schema.Route] = []) -> Self {
    .path(ScreenPath(tab: tab, routes: routes))
  }

  /// A sheet over a tab's root.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - sheet: The sheet.
  /// - Returns: The destination.
  public static func sheet(tab: Schema.Tab, sheet: Schema.Sheet) -> Self {
    .path(ScreenPath(tab: tab, sheet: sheet))
  }

  /// A full-screen cover over a tab's root.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - cover: The cover.
  /// - Returns: The destination.
  public static func fullScreenCover(tab: Schema.Tab, cover: Schema.Sheet) -> Self {
    .path(ScreenPath(tab: tab, fullScreenCover: cover))
  }
}

extension DeepLinkDestination: Equatable
where Schema.Sheet: Equatable, Schema.Overlay: Equatable {}

/// Finds out where a URL leads, and fetches the entities that the way needs.
public protocol DeepLinkResolving<Schema>: Sendable {
  /// The types that the destination is made of.
  associatedtype Schema: NavigationSchema

  /// Resolves a URL.
  ///
  /// An entity that is not found should lead to the root of its tab.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Where it leads.
  /// - Throws: Why it leads nowhere; ``DeepLinkError`` or the app's own error. Nothing changes
  ///   then.
  func resolve(_ url: URL) async throws -> DeepLinkDestination<Schema>
}
