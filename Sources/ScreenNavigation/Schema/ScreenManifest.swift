/// The list of all screens of an app, each with the path that leads to it.
///
/// One case a screen, without payloads; entities come from fixtures:
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
  /// The types that the paths are made of; inferred from `navigationPath`.
  associatedtype Schema: NavigationSchema

  /// The whole navigation state that shows this screen.
  ///
  /// Asked for at every jump, so it should build the same value each time: no clock, no
  /// random identity.
  var navigationPath: ScreenPath<Schema> { get }
}

extension ScreenManifest {
  /// The raw value.
  public var id: String { rawValue }
}
