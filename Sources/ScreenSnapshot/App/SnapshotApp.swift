package import Foundation
package import ScreenContents
package import ScreenNavigation
package import ScreenPayloads

/// The app of a harness without its types: what the harness declares, and how to start the app.
///
/// The code that uses it is not generic: only the closures of this type and of ``RunningApp`` use the app's types.
@MainActor
package struct SnapshotApp {
  /// The harness, for what it declares without the app's types.
  package let declared: any SnapshotHarness.Type

  /// The name of the manifest.
  package let manifest: String

  /// The screens' raw values, in declared order.
  package let screens: [String]

  /// The layouts that the harness declares.
  package let layouts: [ScreenLayout]

  /// The layouts in which the app is operated and its cases are counted: those of pictures.
  package let drivenLayouts: [ScreenLayout]

  package nonisolated let redaction: Redaction

  /// Why the harness skips some screens, by position.
  package let skipReasons: [Int: String]

  /// The link to the screen at a position; nil if the harness declares no link.
  package let link: @MainActor (Int) throws -> URL?

  /// Whether the link to the screen at a position pushes the screen onto what is visible.
  package let pushesLink: @MainActor (Int) -> Bool

  /// What the path of the screen at a position describes; nil unless the manifest is a `ScreenManifest`.
  package let path: (@MainActor (Int) -> AnyVisibleState?)?

  /// The control that the harness names for the dialog at a position.
  package let namedPresenter: @MainActor (Int) -> NamedPresenter?

  /// The names of the events, in declared order.
  package let events: [String]

  /// The names of the starts, the usual one first.
  package let starts: [String]

  /// The position of the start that all screens share; nil for the one that each of them needs.
  private var sharedStart: Int?

  /// The positions of the starts that screens need, by position; nil for a screen that every start can lead to.
  private let neededStarts: [Int?]

  /// Starts the app from the start at a position as a layout shows it.
  package let launch: @MainActor (Int, ScreenLayout) async throws -> RunningApp

  package init<Harness: SnapshotHarness>(_ harness: Harness.Type) {
    let screens = Array(Harness.Screen.allCases)
    declared = harness
    manifest = Harness.manifest
    self.screens = screens.map(\.rawValue)
    layouts = Harness.layouts
    drivenLayouts = Harness.drivenLayouts
    redaction = Harness.redaction
    skipReasons = screens.indices.reduce(into: [:]) {
      $0[$1] = Harness.reasonToSkip(screens[$1])
    }
    // Swift 6.0 infers no isolation here.
    link = { @MainActor screen in try Harness.declaredLink(to: screens[screen]) }
    pushesLink = { @MainActor screen in Harness.pushesLink(to: screens[screen]) }
    path =
      Harness.Screen.self is any ScreenManifest.Type
      ? { @MainActor screen in (screens[screen] as? any ScreenManifest)?.pathState } : nil
    namedPresenter = { @MainActor screen in
      Harness.presenter(of: screens[screen]).map { NamedPresenter($0) }
    }
    events = Harness.Event.allCases.map(\.rawValue)
    let starts = Array(Harness.Start.allCases)
    self.starts = starts.map(\.rawValue)
    neededStarts = screens.map { screen in
      Harness.start(of: screen).flatMap { start in
        starts.firstIndex { $0.rawValue == start.rawValue }
      }
    }
    launch = { start, layout in
      let navigator = try await Harness.makeNavigator(from: starts[start], for: layout)
      return RunningApp(navigator, of: Harness.self, screens, from: starts[start], layout)
    }
  }

  /// The position of the start that the screen at a position needs; nil if every start can lead to it.
  package func neededStart(of screen: Int) -> Int? { neededStarts[screen] }

  /// Whether the harness does not skip the screen at a position, and the start that all screens share leads to it.
  package func canShow(_ screen: Int) -> Bool {
    if skipReasons[screen] != nil { return false }
    guard let sharedStart, let needed = neededStart(of: screen) else { return true }
    return needed == sharedStart
  }

  /// The app from one start for all screens; nil for the start that each screen needs.
  package func starting(from start: Int?) -> SnapshotApp {
    var app = self
    app.sharedStart = start
    return app
  }

  /// The position of the start of an app that goes to a screen: the one that the screen needs, or the first one.
  package func start(showing screen: Int?) -> Int {
    sharedStart ?? screen.flatMap(neededStart) ?? 0
  }
}

/// An app that was started, without its types.
///
/// Each closure throws the errors of the harness.
@MainActor
package struct RunningApp {
  /// Reads what is visible now.
  let visibleState: @MainActor () throws -> (AnyVisibleState, ContentReader)

  /// Operates the app.
  ///
  /// There is one closure for all operations, because most apps are only rendered.
  package let perform: @MainActor (Operation) async throws -> OperationEffect

  package enum OperationEffect {
    case none
    /// The app is replaced by the one that a relaunch starts.
    case relaunched(RunningApp)
    case link(LinkOutcome)
  }

  package enum Operation {
    /// Jumps to the screen at a position.
    case show(Int)
    /// Pops or dismisses, as the back button or a swipe down does.
    case goBack
    /// Taps the tab at a position.
    case selectTab(Int)
    case open(URL)
    /// Performs the event at a position.
    case event(Int)
    /// Stores the state and starts the app again with it.
    case relaunch
    /// Waits for tasks that the app started itself.
    case settle
  }

  init<Harness: SnapshotHarness>(
    _ navigator: Harness.Navigator, of harness: Harness.Type, _ screens: [Harness.Screen],
    from start: Harness.Start, _ layout: ScreenLayout
  ) {
    visibleState = {
      let state = try navigator.visibleState
      return (state.erased, { Harness.content(for: $0, of: state, in: navigator) })
    }
    perform = { try await Harness.perform($0, in: navigator, screens, from: start, layout) }
  }
}

extension SnapshotHarness {
  /// The content of a destination in a state of the navigator, or a content that has its label alone.
  fileprivate static func content(
    for request: ContentRequest,
    of state: VisibleFlowState<
      Navigator.VisibleFlow, Navigator.VisibleTab, Navigator.VisibleRoute, Navigator.VisibleSheet,
      Navigator.VisibleOverlay
    >, in navigator: Navigator
  ) -> ScreenContent? {
    let context = ScreenContext(
      navigator, tab: state.tab(of: request), depth: request.depth, layout: request.layout,
      isFrontmost: request.isFrontmost)
    let destination = state.destination(of: request)
    if request.isLabel, let label = label(of: destination, in: context) {
      return ScreenContent(title: label)
    }
    return content(of: destination, in: context)
  }

  /// Operates the app, for ``RunningApp/perform``.
  fileprivate static func perform(
    _ operation: RunningApp.Operation, in navigator: Navigator, _ screens: [Screen],
    from start: Start, _ layout: ScreenLayout
  ) async throws -> RunningApp.OperationEffect {
    switch operation {
    case .show(let screen): try await navigate(navigator, to: screens[screen])
    case .goBack: try await goBack(in: navigator)
    case .selectTab(let position):
      try await select(try navigator.visibleState.tabs[position], in: navigator)
    case .open(let url): return .link(try await open(url, in: navigator))
    case .event(let position):
      let events = Array(Event.allCases)
      try await perform(events[position], in: navigator)
    case .relaunch:
      let next = try await relaunch(navigator, from: start, for: layout)
      return .relaunched(RunningApp(next, of: Self.self, screens, from: start, layout))
    case .settle: try await settle(navigator)
    }
    return .none
  }
}

/// Reads the content of a destination of one visible state; nil for a destination without content.
typealias ContentReader = @MainActor (ContentRequest) -> ScreenContent?
