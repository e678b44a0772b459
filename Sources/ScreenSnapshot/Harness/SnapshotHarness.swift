public import Foundation

/// What an app tells the engine: its screens, its routers, and, if it likes, its contents.
///
/// An executable target declares one type of it, marked `@main`:
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
  /// The manifest: one case a screen, whose raw value names the golden file.
  associatedtype Screen: CaseIterable & RawRepresentable where Screen.RawValue == String

  /// The router that screens are shown by.
  associatedtype Navigator: ScreenNavigating

  /// What a screen shows, in this app's types.
  ///
  /// A type of the app's own with this name at the top level of its module goes first; there,
  /// spell it `Self.Destination`.
  typealias Destination = ScreenDestination<
    Navigator.VisibleFlow, Navigator.VisibleTab, Navigator.VisibleRoute, Navigator.VisibleSheet,
    Navigator.VisibleOverlay
  >

  /// The folder of the goldens below the manifests folder.
  ///
  /// The type's name without `Snapshots` by default.
  static var manifest: String { get }

  /// The layouts that screens are drawn in; both by default.
  static var layouts: [ScreenLayout] { get }

  /// What must not get into a golden; the standard list by default.
  static var redaction: Redaction { get }

  /// The cases that no screen needs to show, each with a reason; none by default.
  ///
  /// `snapshot coverage` reads them. One that is not needed is an error.
  static var exceptions: [CoverageException] { get }

  /// Makes the router that one screen is walked with.
  ///
  /// Each screen gets a fresh one.
  ///
  /// - Returns: The router in the state that the app starts in.
  /// - Throws: An error makes the screen `invalid`, with the error as the reason.
  static func makeNavigator() async throws -> Navigator

  /// Shows a screen.
  ///
  /// Asked for only where the navigator is no router of the library.
  ///
  /// - Parameters:
  ///   - navigator: A fresh router.
  ///   - screen: The screen to show.
  /// - Throws: An error makes the screen `invalid`, with the error as the reason.
  static func navigate(_ navigator: Navigator, to screen: Screen) async throws

  /// The URL that leads to a screen from outside of the app, where it has one; nil by default.
  ///
  /// It stands in the golden, with its secrets redacted.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The URL.
  /// - Throws: An error makes the screen `invalid`, with the error as the reason.
  static func link(to screen: Screen) throws -> URL?

  /// What a destination shows; nil by default, which leaves a title made from the case's name.
  ///
  /// Spell the signature as it stands here, with `in navigator: Navigator` under any name: one
  /// that does not match is another function to the compiler, and silently never called.
  /// `list --verbose` says how many destinations have content.
  ///
  /// - Parameters:
  ///   - destination: What to show.
  ///   - navigator: The router that shows it, for actions to drive.
  /// - Returns: The content, or nil for none.
  static func content(of destination: Destination, in navigator: Navigator) -> ScreenContent?
}

extension SnapshotHarness {
  /// The type's name without `Snapshots`.
  public static var manifest: String {
    let name = String(describing: Self.self)
    let suffix = "Snapshots"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }

  /// Compact and regular.
  public static var layouts: [ScreenLayout] { ScreenLayout.allCases }

  /// The standard list.
  public static var redaction: Redaction { .standard }

  /// None.
  public static var exceptions: [CoverageException] { [] }

  /// No link.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Nil.
  public static func link(to screen: Screen) -> URL? { nil }

  /// No content.
  ///
  /// - Parameters:
  ///   - destination: What to show.
  ///   - navigator: The router that shows it.
  /// - Returns: Nil.
  public static func content(
    of destination: Destination, in navigator: Navigator
  ) -> ScreenContent? {
    nil
  }
}
