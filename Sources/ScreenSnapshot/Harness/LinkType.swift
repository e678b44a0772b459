public import Foundation

/// The enum that an app reads its links into, so that `snapshot audit` names the cases without a link.
///
/// ```swift
/// static let linkType = LinkType(AppLink.self) { url in AppLink(url) }
/// ```
public struct LinkType: Sendable {
  /// The enum.
  package let type: Any.Type

  /// Reads a URL as the app does; nil if it is no link of the app.
  package let read: @MainActor @Sendable (URL) throws -> Any?

  /// Declares an enum, and how the app reads a URL.
  ///
  /// Only the cases of the enum count, not those of enums in its payloads.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - read: Reads a URL of `link(to:)` as the app does. A link that it refuses counts for no case.
  public init<Link>(
    _ type: Link.Type, reading read: @escaping @MainActor @Sendable (URL) throws -> Link?
  ) {
    self.type = type
    self.read = { try read($0) }
  }
}
