public import Foundation
public import ScreenNavigation

/// The connection between an app and the engine: its screens, its router and its content.
///
/// An executable target declares one conforming type and marks it with `@main`:
///
/// ```swift
/// @main
/// struct BookshelfSnapshots: SnapshotHarness {
///   typealias Screen = AppScreen
///   static func makeNavigator() -> TabRouter<Bookshelf> { TabRouter() }
/// }
/// ```
@MainActor
public protocol SnapshotHarness {
  /// The manifest: one case per screen, whose raw value names the golden file.
  associatedtype Screen: CaseIterable & RawRepresentable where Screen.RawValue == String

  /// The router that the engine navigates with.
  associatedtype Navigator: ScreenNavigating

  /// A screen that has content, in this app's types.
  ///
  /// If the app declares a top-level type with this name, write `Self.Destination`.
  typealias Destination = ScreenDestination<
    Navigator.VisibleFlow, Navigator.VisibleTab, Navigator.VisibleRoute, Navigator.VisibleSheet,
    Navigator.VisibleOverlay
  >

  /// The name of the golden folder inside the manifests folder.
  ///
  /// Default: the name of the type without `Snapshots`.
  static var manifest: String { get }

  /// The layouts to render. Default: all.
  static var layouts: [ScreenLayout] { get }

  /// The values to keep out of goldens. Default: ``Redaction/standard``.
  static var redaction: Redaction { get }

  /// The cases that no screen needs to cover. Default: none.
  ///
  /// `snapshot coverage` reports an exception that is not needed as an error.
  static var exceptions: [CoverageException] { get }

  /// The enums whose cases coverage counts in addition to those that it finds. Default: none.
  ///
  /// `snapshot coverage` cannot find an enum of an existential type if no screen renders it.
  static var coveredTypes: [CoverageType] { get }

  /// Creates the router for a screen, in the state that the app starts in.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func makeNavigator() async throws -> Navigator

  /// Navigates a new router to a screen.
  ///
  /// Required only if the navigator is not one of the library's routers.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func navigate(_ navigator: Navigator, to screen: Screen) async throws

  /// Returns the deep link that opens a screen. Default: `nil`.
  ///
  /// The golden contains the link without its secrets.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func link(to screen: Screen) throws -> URL?

  /// Returns the content of a destination. Default: `nil`, which gives a title made from its case.
  ///
  /// Copy this signature exactly. The compiler accepts a function with another signature, but the
  /// engine never calls it. `list --verbose` prints how many destinations have content.
  ///
  /// Actions of buttons can use `navigator`, which is the router of that screen.
  static func content(of destination: Destination, in navigator: Navigator) -> ScreenContent?
}

extension SnapshotHarness {
  /// The name of the type without `Snapshots`.
  public static var manifest: String {
    let name = String(describing: Self.self)
    let suffix = "Snapshots"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }

  /// All layouts.
  public static var layouts: [ScreenLayout] { ScreenLayout.allCases }

  /// The standard redaction.
  public static var redaction: Redaction { .standard }

  /// No exceptions.
  public static var exceptions: [CoverageException] { [] }

  /// No further types.
  public static var coveredTypes: [CoverageType] { [] }

  /// Returns no link.
  public static func link(to screen: Screen) -> URL? { nil }

  /// Returns no content.
  public static func content(
    of destination: Destination, in navigator: Navigator
  ) -> ScreenContent? {
    nil
  }
}

extension SnapshotHarness where Screen: ScreenManifest, Navigator: PathNavigating<Screen.Schema> {
  /// Navigates a new router along the path of a screen.
  ///
  /// - Throws: `ScreenPathError` if the router cannot follow the path exactly.
  public static func navigate(_ navigator: Navigator, to screen: Screen) throws {
    let path = screen.navigationPath
    try navigator.check(path)
    navigator.navigate(to: path)
  }
}
