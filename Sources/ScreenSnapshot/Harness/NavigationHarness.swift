public import ScreenContents
public import ScreenNavigation

/// The part of a harness that navigates: the app's screens and its router.
///
/// A harness conforms to ``SnapshotHarness``. This is a protocol of its own, because the compiler
/// infers ``Screen`` and ``Navigator`` from the functions of the harness, and could not do so if a
/// function of the same protocol used a type that depends on them.
@MainActor
public protocol NavigationHarness {
  /// The manifest: one case per screen, whose raw value names the golden file.
  associatedtype Screen: CaseIterable & RawRepresentable where Screen.RawValue == String

  /// The router that the tool navigates with.
  associatedtype Navigator: ScreenNavigating

  /// Creates the router for a screen, in the state that the app starts in.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func makeNavigator() async throws -> Navigator

  /// Creates the router for a screen in one layout, for an app whose state depends on the layout.
  ///
  /// An app can have a tab on tablets only. Default: `nil`, which means that ``makeNavigator()`` makes the
  /// router of the layout.
  ///
  /// Declare the result as optional. The compiler accepts a function with another result, but the
  /// tool does not call it.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func makeNavigator(for layout: ScreenLayout) async throws -> Navigator?

  /// Navigates a new router to a screen.
  ///
  /// Required only if the navigator is not one of the library's routers.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func navigate(_ navigator: Navigator, to screen: Screen) async throws
}

extension NavigationHarness {
  /// Returns no router of its own for a layout.
  public static func makeNavigator(for layout: ScreenLayout) -> Navigator? { nil }
}

extension NavigationHarness where Screen: ScreenManifest, Navigator: PathNavigating<Screen.Schema> {
  /// Navigates a new router along the path of a screen.
  ///
  /// - Throws: `ScreenPathError` if the router cannot follow the path exactly.
  public static func navigate(_ navigator: Navigator, to screen: Screen) throws {
    let path = screen.navigationPath
    try navigator.check(path)
    navigator.navigate(to: path)
  }
}
