public import Foundation
public import ScreenContents
public import ScreenNavigation

/// The operations of a person on an app, apart from tapping its controls.
///
/// Control goldens and journeys need these operations. The library's routers have ``goBack(in:)``
/// and ``select(_:in:)``, and ``relaunch(_:from:for:)`` if the schema is `Codable`. Without an
/// implementation, an operation throws ``UnsupportedOperation``: control goldens leave it out, the
/// reports say so, and a journey that needs it is `invalid`.
///
/// A harness conforms to ``SnapshotHarness``, which inherits from this protocol.
@MainActor
public protocol DrivingHarness: NavigationHarness {
  /// What happens to the app without a tap or a link: a notification, a shortcut, a menu command. Default: nothing.
  ///
  /// An app with events declares them as an enum, and performs them with ``perform(_:in:)``:
  ///
  /// ```swift
  /// enum Event: String, CaseIterable { case messageArrived, sessionExpired }
  ///
  /// static func perform(_ event: Event, in navigator: TabRouter<Notes>) {
  ///   switch event {
  ///   case .messageArrived: navigator.present(sheet: .message(.fixture))
  ///   case .sessionExpired: navigator.popToRoot()
  ///   }
  /// }
  /// ```
  associatedtype Event: CaseIterable & RawRepresentable<String> & Sendable = NoEvent

  /// Does what the app does when an event happens.
  ///
  /// Required if the harness declares events. A journey performs one with the step `event`, and `snapshot audit`
  /// performs each of them after each start.
  ///
  /// - Throws: Any error; it makes the journey `invalid`.
  static func perform(_ event: Event, in navigator: Navigator) async throws

  /// Does what the back button, or a swipe down on a sheet, does: pops the frontmost stack, or
  /// dismisses the frontmost presentation or overlay.
  ///
  /// Default for the library's routers and navigators that conform to ``NavigatorDriving``: their
  /// `goBack()`.
  ///
  /// - Throws: Any error; it makes the control golden or the journey `invalid`.
  static func goBack(in navigator: Navigator) async throws

  /// Taps a tab in the tab bar or the sidebar.
  ///
  /// Default for the library's routers and navigators that conform to ``NavigatorDriving``: their
  /// `select(_:)`.
  ///
  /// - Throws: Any error; it makes the control golden or the journey `invalid`.
  static func select(_ tab: Navigator.VisibleTab, in navigator: Navigator) async throws

  /// Opens a URL as the app does:
  ///
  /// ```swift
  /// static func open(_ url: URL, in navigator: TabRouter<Notes>) async throws {
  ///   try await navigator.open(url, with: NotesLinks.table())
  /// }
  /// ```
  ///
  /// A function that returns a ``LinkOutcome`` also says what the app does with the link.
  ///
  /// - Throws: Any error if the app refuses the link; a journey shows its description.
  static func open(_ url: URL, in navigator: Navigator) async throws

  /// Opens a URL as the app does, and says what the app does with it.
  ///
  /// Without an implementation, it calls the function that returns nothing.
  ///
  /// - Throws: Any error if the app refuses the link; a journey shows its description.
  static func open(_ url: URL, in navigator: Navigator) async throws -> LinkOutcome

  /// Ends the app and starts it again in the same way: stores the state and restores it in a new navigator.
  ///
  /// Default for the library's routers with a `Codable` schema: a `NavigationArchive` in version 1, restored in a
  /// navigator from ``NavigationHarness/makeNavigator(from:for:)``. Implement it if the app's archive has migrations
  /// or the app restores in its own way. The type of `start` is ``SingleStart`` in a harness with one start.
  ///
  /// The compiler accepts a function with other labels or another result, but the tool does not call it.
  ///
  /// - Returns: A new navigator with the restored state.
  /// - Throws: Any error; it makes the journey `invalid`.
  static func relaunch(
    _ navigator: Navigator, from start: Start, for layout: ScreenLayout
  ) async throws -> Navigator

  /// Waits for tasks that the app started itself. Default: returns at once.
  ///
  /// The tool awaits the action of a control, but not a `Task` that the action creates. It calls
  /// this function after each operation.
  ///
  /// - Throws: Any error; it makes the control golden or the journey `invalid`.
  static func settle(_ navigator: Navigator) async throws
}

extension DrivingHarness {
  /// Throws ``UnsupportedOperation``.
  public static func goBack(in navigator: Navigator) async throws {
    throw UnsupportedOperation.goBack
  }

  /// Throws ``UnsupportedOperation``.
  public static func select(_ tab: Navigator.VisibleTab, in navigator: Navigator) async throws {
    throw UnsupportedOperation.select
  }

  /// Throws ``UnsupportedOperation``.
  public static func open(_ url: URL, in navigator: Navigator) async throws {
    throw UnsupportedOperation.open
  }

  /// Calls the function that returns nothing.
  public static func open(_ url: URL, in navigator: Navigator) async throws -> LinkOutcome {
    let opening: Void = try await open(url, in: navigator)
    _ = opening
    return .unreported
  }

  /// Throws ``UnsupportedOperation``.
  public static func relaunch(
    _ navigator: Navigator, from start: Start, for layout: ScreenLayout
  ) async throws -> Navigator {
    throw UnsupportedOperation.relaunch
  }

  /// Returns at once.
  public static func settle(_ navigator: Navigator) async throws {}
}

extension DrivingHarness where Event == NoEvent {
  /// Does nothing, because there is no event.
  public static func perform(_ event: Event, in navigator: Navigator) async throws {}
}

extension DrivingHarness where Navigator: NavigatorDriving {
  /// Calls the navigator's `goBack()`.
  public static func goBack(in navigator: Navigator) async throws { navigator.goBack() }

  /// Calls the navigator's `select(_:)`.
  public static func select(_ tab: Navigator.VisibleTab, in navigator: Navigator) async throws {
    navigator.select(tab)
  }
}

extension SnapshotHarness where Navigator: StateRestoring, Navigator.State: Codable {
  /// Stores the state in a `NavigationArchive`, and restores it in a navigator after the same start.
  public static func relaunch(
    _ navigator: Navigator, from start: Start, for layout: ScreenLayout
  ) async throws -> Navigator {
    let archive = NavigationArchive<Navigator.State>()
    let data = try archive.data(of: navigator.state)
    let restored = try await makeNavigator(from: start, for: layout)
    try restored.restore(try archive.state(from: data).get())
    return restored
  }
}

/// The events of an app that declares none.
public enum NoEvent: CaseIterable, RawRepresentable, Sendable {
  /// Creates no event.
  public init?(rawValue: String) { nil }

  /// The name of the event.
  public var rawValue: String { switch self {} }
}

/// An operation that the tool can perform in an app.
public enum UnsupportedOperation: String, Codable, Error, CaseIterable, Sendable {
  /// The back button, or a swipe down.
  case goBack = "back"

  /// A tap on a tab.
  case select = "tabs"

  /// A link.
  case open = "links"

  /// The end of the app, and a new start.
  case relaunch
}

extension UnsupportedOperation: CustomStringConvertible {
  /// The function of ``DrivingHarness`` to implement.
  package var function: String {
    switch self {
    case .goBack: "goBack(in:)"
    case .select: "select(_:in:)"
    case .open: "open(_:in:)"
    case .relaunch: "relaunch(_:from:for:)"
    }
  }

  /// The problem and the function to implement.
  public var description: String {
    let other =
      self == .relaunch ? ", or make the schema of the library's routers 'Codable'" : ""
    return "the harness does not support \(rawValue); implement '\(function)'\(other)"
  }
}
