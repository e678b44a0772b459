/// The list of all screens of an app, each with the path that leads to it.
///
/// Each screen is a case without payload. Entities come from fixtures:
///
/// ```swift
/// enum AppScreen: String, ScreenManifest {
///   case library, bookDetail
///
///   var navigationPath: ScreenPath<Bookshelf> {
///     switch self {
///     case .library: ScreenPath(tab: .library)
///     case .bookDetail: ScreenPath(tab: .library, routes: [.bookDetail(.fixture)])
///     }
///   }
/// }
/// ```
///
/// The raw value names the screen's golden file, so renaming a case renames the file.
public protocol ScreenManifest: CaseIterable, Hashable, Identifiable, RawRepresentable, Sendable
where RawValue == String {
  /// The app's schema; inferred from `navigationPath`.
  associatedtype Schema: NavigationSchema

  /// The complete navigation state of this screen.
  ///
  /// Every jump reads it, so it must be the same value each time. Use no clock and no random
  /// identity.
  var navigationPath: ScreenPath<Schema> { get }
}

extension ScreenManifest {
  /// The raw value.
  public var id: String { rawValue }
}
