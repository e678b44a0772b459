import Foundation
import ScreenText

/// The app of a harness without its types: what the harness declares, and how to start the app.
///
/// The engine is not generic. Only the closures of this type and of ``RunningApp`` use the app's types.
/// They are inlined into the app's `main()`, so a release build specializes them. A generic engine looked
/// up the metadata of the types for each step, which took a tenth of the time of a screen.
@MainActor
struct SnapshotApp {
  /// The name of the manifest.
  let manifest: String

  /// The screens' raw values, in declared order.
  let screens: [String]

  /// The layouts that the harness declares.
  let layouts: [ScreenLayout]

  /// The layouts in which the app is operated and its cases are counted: those of pictures.
  let drivenLayouts: [ScreenLayout]

  let redaction: Redaction

  /// The types whose cases coverage counts, with or without a screen.
  let coveredTypes: [CoverageType]

  /// The cases that no screen needs to render.
  let exceptions: @MainActor () -> [CoverageException]

  /// The findings of audits that the app accepts.
  let auditExceptions: @MainActor () -> [AuditException]

  /// Whether a jump leads to the same state from every state.
  let navigatesAbsolutely: @MainActor () -> Bool

  /// The link to the screen at a position; nil if the harness declares no link.
  let link: @MainActor (Int) throws -> URL?

  /// Starts the app as a layout shows it.
  let start: @MainActor (ScreenLayout) async throws -> RunningApp

  /// Starts the app with the navigator of a layout, and jumps to the screen at a position; nil if the
  /// layout shares a navigator.
  let openOwn: @MainActor (Int, ScreenLayout) async throws -> RunningApp?

  /// Starts the app with the navigator that layouts share, and jumps to the screen at a position.
  let openShared: @MainActor (Int) async throws -> RunningApp

  /// Whether a layout has its own navigator.
  let hasOwnNavigator: @MainActor (ScreenLayout) async throws -> Bool

  init<Harness: SnapshotHarness>(_ harness: Harness.Type) {
    let screens = Array(Harness.Screen.allCases)
    manifest = Harness.manifest
    self.screens = screens.map(\.rawValue)
    layouts = Harness.layouts
    drivenLayouts = Harness.drivenLayouts
    redaction = Harness.redaction
    coveredTypes = Harness.allCoveredTypes
    exceptions = { Harness.exceptions }
    auditExceptions = { Harness.auditExceptions }
    navigatesAbsolutely = { Harness.navigatesAbsolutely }
    link = { try Harness.declaredLink(to: screens[$0]) }
    start = { RunningApp(try await Harness.startedNavigator(in: $0), of: Harness.self, screens) }
    openOwn = { screen, layout in
      guard let navigator = try await Harness.makeNavigator(for: layout) else { return nil }
      try await Harness.navigate(navigator, to: screens[screen])
      return RunningApp(navigator, of: Harness.self, screens)
    }
    openShared = { screen in
      let navigator = try await Harness.makeNavigator()
      try await Harness.navigate(navigator, to: screens[screen])
      return RunningApp(navigator, of: Harness.self, screens)
    }
    hasOwnNavigator = { try await Harness.makeNavigator(for: $0) != nil }
  }
}

/// An app that was started, without its types.
///
/// Each closure throws the errors of the harness.
@MainActor
struct RunningApp {
  /// Reads what is visible now.
  let visibleState: @MainActor () throws -> (AnyVisibleState, ScreenContents)

  /// Operates the app; returns the app that replaces it after a relaunch.
  ///
  /// There is one closure for all operations, because most apps are only rendered.
  let perform: @MainActor (Operation) async throws -> RunningApp?

  enum Operation {
    /// Jumps to the screen at a position.
    case show(Int)
    /// Pops or dismisses, as the back button or a swipe down does.
    case goBack
    /// Taps the tab at a position.
    case selectTab(Int)
    case open(URL)
    /// Stores the state and starts the app again with it.
    case relaunch
    /// Waits for tasks that the app started itself.
    case settle
  }

  init<Harness: SnapshotHarness>(
    _ navigator: Harness.Navigator, of harness: Harness.Type, _ screens: [Harness.Screen]
  ) {
    visibleState = {
      let state = try navigator.visibleState
      return (
        state.erased,
        { place in
          let context = ScreenContext(
            navigator, tab: state.tab(at: place), depth: place.depth, layout: place.layout,
            isFrontmost: place.isFrontmost)
          let destination = state.destination(at: place)
          if place.isLabel, let label = Harness.label(of: destination, in: context) {
            return ScreenContent(title: label)
          }
          return Harness.content(of: destination, in: context)
        }
      )
    }
    perform = { operation in
      switch operation {
      case .show(let screen): try await Harness.navigate(navigator, to: screens[screen])
      case .goBack: try await Harness.goBack(in: navigator)
      case .selectTab(let position):
        try await Harness.select(try navigator.visibleState.tabs[position], in: navigator)
      case .open(let url): try await Harness.open(url, in: navigator)
      case .relaunch:
        return RunningApp(try await Harness.relaunch(navigator), of: Harness.self, screens)
      case .settle: try await Harness.settle(navigator)
      }
      return nil
    }
  }
}

/// The contents of the destinations of one visible state; nil for a destination without content.
typealias ScreenContents = @MainActor (ScreenPlace) -> ScreenContent?
