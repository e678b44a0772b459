/// A screen that became visible, for analytics.
public struct ScreenView<Schema: NavigationSchema>: Sendable {
  /// The name of the screen, which contains no payload: `bookDetail`.
  public let name: String

  /// The visible path, with its payloads.
  public let path: ScreenPath<Schema>

  /// The name for analytics, `screen_appear`.
  ///
  /// It differs from `screen_view`, the name of the ``NavigationEvent`` of a presentation or a jump, so that a log with
  /// events and screens counts nothing twice.
  public static var eventName: String { "screen_appear" }
}

/// Sends the name of each screen that becomes visible, once.
///
/// A push, a pop, a tab, a presentation, a dismissal, a jump and a restored state each lead to one
/// screen. A change that a person does not see sends nothing, such as a push in another tab.
///
/// ```swift
/// app.tracker = ScreenTracker(AppScreen.self, in: app, wrapping: NavigationLog()) { view in
///   analytics.send(ScreenView<Bookshelf>.eventName, ["screen_name": view.name])
/// }
/// ```
///
/// The name is that of the manifest's screen with exactly the visible state. Otherwise it is that of
/// the first declared screen with the same cases and other payloads. Otherwise it is the name of the
/// case on top: of a route, sheet or overlay, or of the tab or flow at its root.
@MainActor
public final class ScreenTracker<Screen: ScreenManifest>: NavigationTracking {
  /// The app's schema.
  public typealias Schema = Screen.Schema

  /// Weak, because the router has a strong reference to its tracker.
  private weak var router: (any VisiblePathReading<Schema>)?
  private let wrapped: (any NavigationTracking<Schema>)?
  private let rename: (ScreenView<Schema>) -> String?
  private let send: (ScreenView<Schema>) -> Void
  private let names = ScreenNames<Screen>()
  private var last: VisibleScreen<Schema>?

  /// Creates a tracker.
  ///
  /// - Parameters:
  ///   - manifest: The manifest with the names of the screens.
  ///   - router: The outermost router, which the tracker does not keep alive.
  ///   - tracker: Another tracker, which receives all events as they are.
  ///   - rename: Returns the name to send, or nil to leave a screen out. A screen that is left out is
  ///     a part of the screen before it. By default, all names stay.
  ///   - send: Sends a screen to a service.
  public init(
    _ manifest: Screen.Type,
    in router: any VisiblePathReading<Schema>,
    wrapping tracker: (any NavigationTracking<Schema>)? = nil,
    renaming rename: @escaping (ScreenView<Schema>) -> String? = { $0.name },
    send: @escaping (ScreenView<Schema>) -> Void
  ) {
    self.router = router
    wrapped = tracker
    self.rename = rename
    self.send = send
  }

  /// Passes the event on, and sends the screen that it made visible.
  public func track(_ event: NavigationEvent<Schema>) {
    wrapped?.track(event)
    sendVisibleScreen()
  }

  /// Sends the visible screen, unless it is the one that was sent last.
  ///
  /// Call it when the app appears, because its first screen causes no event.
  public func sendVisibleScreen() {
    guard let router else { return }
    let path = router.visiblePath
    let screen = VisibleScreen(path)
    guard screen != last else { return }
    let view = ScreenView(name: names.name(of: path, in: router), path: path)
    guard let name = rename(view) else { return }
    last = screen
    send(ScreenView(name: name, path: path))
  }
}
