public import Foundation
public import ScreenContents
public import ScreenNavigation
public import ScreenPayloads
import ScreenText

/// The connection between an app and the tool: its screens, its router and its content.
///
/// An executable target declares one conforming type and marks it with `@main`:
///
/// ```swift
/// @main
/// struct BookshelfSnapshots: SnapshotHarness {
///   typealias Screen = AppScreen
///   static func makeNavigator() -> TabRouter<Bookshelf> { TabRouter() }
///   static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
/// }
/// ```
@MainActor
public protocol SnapshotHarness: DrivingHarness {
  /// A screen that has content, in this app's types.
  ///
  /// If the app declares a top-level type with this name, write `Self.Destination`.
  typealias Destination = ScreenDestination<
    Navigator.VisibleFlow, Navigator.VisibleTab, Navigator.VisibleRoute, Navigator.VisibleSheet,
    Navigator.VisibleOverlay
  >

  /// The place of a screen, with this app's navigator.
  ///
  /// If the app declares a top-level type with this name, write `Self.Context`.
  typealias Context = ScreenContext<Navigator>

  /// The name of the golden folder inside the manifests folder.
  ///
  /// Default: the name of the type without `Snapshots`.
  static var manifest: String { get }

  /// The goldens of each screen. Default: pictures in the layouts `ScreenLayout.compact` and
  /// `ScreenLayout.regular`.
  ///
  /// To verify what controls do, add `ScreenLayout.controls`:
  ///
  /// ```swift
  /// static let layouts: [ScreenLayout] = [.compact, .regular, .controls]
  /// ```
  static var layouts: [ScreenLayout] { get }

  /// The identifier of the time zone in which contents are made, such as `Europe/Berlin`. Default: `UTC`.
  ///
  /// The tool runs in this time zone on every machine. A test runs in the time zone that it is started in.
  static var timeZone: String { get }

  /// The values to keep out of goldens. Default: `Redaction.standard`.
  static var redaction: Redaction { get }

  /// The cases that no screen needs to cover. Default: none.
  ///
  /// `snapshot coverage` reports an exception that is not needed as an error.
  static var coverageExceptions: [CoverageException] { get }

  /// The enums whose cases coverage counts in addition to those that it finds. Default: none.
  ///
  /// `snapshot coverage` cannot find an enum of an existential type if no screen renders it.
  static var coveredTypes: [CoverageType] { get }

  /// The findings of `snapshot audit` that the app accepts. Default: none.
  ///
  /// `snapshot audit` reports an exception that is not needed as an error.
  static var auditExceptions: [AuditException] { get }

  /// The elements that only a content or only its real view has on purpose. Default: none.
  ///
  /// `snapshot views` reports an exception that is not needed as an error.
  static var viewExceptions: [ViewException] { get }

  /// Whether `navigate` leads to the same state from every state. Default: true.
  ///
  /// If not, `snapshot audit` does not check the law ``AuditLaw/isolation``.
  static var navigatesAbsolutely: Bool { get }

  /// Returns the deep link that opens a screen. Default: `nil`.
  ///
  /// The golden contains the link without its secrets.
  ///
  /// - Throws: Any error; it makes the screen `invalid` and becomes the reason in the report.
  static func link(to screen: Screen) throws -> URL?

  /// Returns whether the link to a screen pushes the screen's last route onto what is visible. Default: false, because
  /// a link shows what a jump shows.
  ///
  /// `snapshot audit` then expects the route on the visible stack, or on that of a visible sheet. A link to a screen
  /// without a route, with a presentation or in another flow cannot push, and shows what a jump shows.
  static func pushesLink(to screen: Screen) -> Bool

  /// Returns the control that presents a dialog whose screen is in a `ScreenManifest`. Default: `nil`.
  ///
  /// The dialog of a path is made from a fixture, so its buttons do not have the actions of the app. When the tool
  /// taps them, it therefore presents the dialog as the app does: it taps the control that presents it. It finds
  /// the control on the screen with the same path without the dialog. A harness names those that are elsewhere:
  ///
  /// ```swift
  /// static func presenter(of dialog: AppScreen) -> DialogPresenter<AppScreen>? {
  ///   switch dialog {
  ///   case .discardAlert: DialogPresenter("Cancel", on: .editSheet, after: ["type Ada into Name"])
  ///   default: nil
  ///   }
  /// }
  /// ```
  ///
  /// A control that is named for a screen without a dialog is ignored.
  static func presenter(of dialog: Screen) -> DialogPresenter<Screen>?

  /// Returns why no run renders a screen, or `nil` for a screen to render. Default: `nil`.
  ///
  /// ```swift
  /// static func reasonToSkip(_ screen: AppScreen) -> String? {
  ///   screen == .tour ? "the pages of the tour change at random" : nil
  /// }
  /// ```
  ///
  /// Each run names the screen with the reason, and keeps its goldens. A comparison with goldens renders the screen
  /// last, in processes of its own, and reports it as an error if its text is the same each time.
  static func reasonToSkip(_ screen: Screen) -> String?

  /// Returns the patterns of the app's links, for `snapshot coverage`. Default: `nil`.
  ///
  /// An app with a `DeepLinkTable` returns the patterns of its table:
  ///
  /// ```swift
  /// static func linkPatterns() throws -> DeepLinkPatterns? { try NotesLinks.table().patterns }
  /// ```
  ///
  /// - Throws: Any error; `snapshot coverage` prints its description.
  static func linkPatterns() throws -> DeepLinkPatterns?

  /// Returns the content of a destination; `nil` gives a title made from its case.
  ///
  /// It is called for each layout. It is also called for a screen below a sheet, whose bar is drawn,
  /// and for a tab or a back button without a ``label(of:in:)``. `context` distinguishes them. A
  /// harness without content returns `nil`:
  ///
  /// ```swift
  /// static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
  /// ```
  static func content(of destination: Destination, in context: Context) -> ScreenContent?

  /// Returns the text that names a destination on its tab and on the back button of the next screen.
  /// Default: `nil`, for the title or the tab label of its content.
  ///
  /// Nothing else of these contents is drawn. In an app with many screens, a harness that returns the
  /// text alone saves the time to create them:
  ///
  /// ```swift
  /// static func label(of destination: Destination, in context: Context) -> String? {
  ///   model(of: destination, in: context)?.title
  /// }
  /// ```
  static func label(of destination: Destination, in context: Context) -> String?
}

extension SnapshotHarness {
  /// The name of the type without `Snapshots`.
  public static var manifest: String {
    let name = String(describing: Self.self)
    let suffix = "Snapshots"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }

  /// Pictures in the compact and the regular layout.
  public static var layouts: [ScreenLayout] { [.compact, .regular] }

  /// UTC.
  public static var timeZone: String { "UTC" }

  /// The standard redaction.
  public static var redaction: Redaction { .standard }

  /// No exceptions.
  public static var coverageExceptions: [CoverageException] { [] }

  /// No exceptions.
  public static var auditExceptions: [AuditException] { [] }

  /// No exceptions.
  public static var viewExceptions: [ViewException] { [] }

  /// True.
  public static var navigatesAbsolutely: Bool { true }

  /// No further types.
  public static var coveredTypes: [CoverageType] { [] }

  /// Returns no label, so that contents are asked for it.
  public static func label(of destination: Destination, in context: Context) -> String? { nil }

  /// Returns no control.
  public static func presenter(of dialog: Screen) -> DialogPresenter<Screen>? { nil }

  /// Returns no reason, so that every screen is rendered.
  public static func reasonToSkip(_ screen: Screen) -> String? { nil }

  /// Returns false.
  public static func pushesLink(to screen: Screen) -> Bool { false }

  /// Returns no link.
  public static func link(to screen: Screen) -> URL? { nil }

  /// Returns no patterns.
  public static func linkPatterns() -> DeepLinkPatterns? { nil }
}
