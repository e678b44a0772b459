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

  /// The ways in which the app can start, such as with and without a session. Default: ``SingleStart``.
  ///
  /// An app with several starts declares them as an enum, the usual one first, and makes its router with
  /// ``makeNavigator(from:for:)``:
  ///
  /// ```swift
  /// enum Start: String, CaseIterable { case signedIn, signedOut }
  ///
  /// static func makeNavigator(from start: Start, for layout: ScreenLayout) -> TabRouter<Notes> {
  ///   TabRouter(session: start == .signedIn ? .fixture : nil)
  /// }
  /// ```
  associatedtype Start: CaseIterable & RawRepresentable<String> & Sendable = SingleStart

  /// Creates the router for a screen, in the state that the app starts in.
  ///
  /// Required unless the harness declares several starts, and makes the router with ``makeNavigator(from:for:)``.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func makeNavigator() async throws -> Navigator

  /// Creates the router for a screen in one layout, in the state that the app has after one of its starts.
  ///
  /// Required if the harness declares several starts. Default for any other harness: the router of ``makeNavigator()``
  /// in every layout. Implement the function for it, too, if the state of the app depends on the layout, such as a tab
  /// on tablets only.
  ///
  /// The compiler accepts a function with other labels or another result, but the tool does not call it.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func makeNavigator(from start: Start, for layout: ScreenLayout) async throws -> Navigator

  /// Returns the start that a screen needs. Default: `nil`, for a screen that every start can lead to.
  ///
  /// The goldens of a screen are rendered after the start that it needs, or else after the first one.
  /// `snapshot audit` leaves the screen out of the other starts.
  ///
  /// Declare the result as optional. The compiler accepts a function with another result, but the
  /// tool does not call it.
  static func start(of screen: Screen) -> Start?

  /// Navigates a new router to a screen.
  ///
  /// Required only if the navigator is not one of the library's routers.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func navigate(_ navigator: Navigator, to screen: Screen) async throws
}

extension NavigationHarness {
  /// Returns no start, so that every start can lead to the screen.
  public static func start(of screen: Screen) -> Start? { nil }
}

extension NavigationHarness where Start: Hashable {
  // It is not asynchronous: in an asynchronous function, the compiler would prefer it to that of the harness.
  /// Throws an error, because the router depends on the start.
  public static func makeNavigator() throws -> Navigator { throw MissingStart() }
}

extension NavigationHarness where Start == SingleStart {
  /// Returns the router for all layouts.
  public static func makeNavigator(
    from start: Start, for layout: ScreenLayout
  ) async throws -> Navigator {
    try await makeNavigator()
  }
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
