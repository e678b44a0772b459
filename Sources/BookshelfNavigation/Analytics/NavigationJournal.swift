public import Observation
public import ScreenNavigation

/// A recording of the app's navigation for bug reports.
///
/// Replaying it on a copy of the app leads to the same screen. A person reads the names of its events
/// and screens, which contain no payload, because a payload can be personal.
@MainActor @Observable
public final class NavigationJournal: NavigationTracking {
  /// The app's schema.
  public typealias Schema = Bookshelf

  /// An event, by names.
  public struct Entry: Hashable, Sendable {
    /// The name of the event, such as `route_push`.
    public let event: String

    /// The name of the screen that the event made visible; nil if the same screen stayed visible.
    public internal(set) var screen: String?
  }

  /// Whether the journal receives events.
  public private(set) var isRecording = false

  /// The names of the recorded events in the order of their occurrence.
  public private(set) var entries: [Entry] = []

  /// The recorded events in the order of their occurrence.
  @ObservationIgnored
  public private(set) var events: [NavigationEvent<Bookshelf>] = []

  @ObservationIgnored private weak var router: FlowRouter<Bookshelf>?
  @ObservationIgnored private var start: (tabs: [Bookshelf.Tab], state: FlowState<Bookshelf>)?
  @ObservationIgnored private var end: ScreenPath<Bookshelf>?

  /// The tracker that the router had before, which keeps receiving its events.
  @ObservationIgnored private var tracker: (any NavigationTracking<Bookshelf>)?

  /// Creates an empty journal.
  public init() {}

  /// Starts a new recording of an app, from its present state, with the names of a manifest's screens.
  public func record<Screen: ScreenManifest>(
    _ router: FlowRouter<Bookshelf>, naming manifest: Screen.Type
  ) where Screen.Schema == Bookshelf {
    if isRecording { return }
    (isRecording, entries, events) = (true, [], [])
    (self.router, tracker) = (router, router.tracker)
    (start, end) = ((router.tabs.tabs, router.state), router.visiblePath)
    router.tracker = ScreenTracker(manifest, in: router, wrapping: self) { [weak self] view in
      if let self, !entries.isEmpty { entries[entries.count - 1].screen = view.name }
    }
  }

  /// Ends the recording, which keeps its events.
  public func stop() {
    isRecording = false
    router?.tracker = tracker
  }

  /// Records an event.
  public func track(_ event: NavigationEvent<Bookshelf>) {
    tracker?.track(event)
    entries.append(Entry(event: event.name))
    events.append(event)
    end = router?.visiblePath
  }

  /// Replays the events on a copy of the app, from the state in which the recording started.
  ///
  /// - Returns: Whether the copy shows the screen at the end of the recording; true without events.
  public func isReplayed() -> Bool {
    guard let start else { return true }
    do {
      let copy = FlowRouter<Bookshelf>(
        startingIn: .onboarding, tabsIn: .authorized, tabs: try TabRouter(tabs: start.tabs))
      copy.state = start.state
      for event in events { copy.replay(event) }
      return copy.visiblePath == end
    } catch {
      assertionFailure("a router has a valid list of tabs: \(error)")
      return false
    }
  }
}
