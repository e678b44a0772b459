public import Foundation

/// The app of a harness without its types: what the harness declares, and how to start the app.
///
/// The engine is not generic. Only the closures of this type and of ``RunningApp`` use the app's types.
/// They are inlined into the app's `main()`, so a release build specializes them. A generic engine looked
/// up the metadata of the types for each step, which took a tenth of the time of a screen.
@MainActor
@usableFromInline
struct SnapshotApp {
  /// The name of the manifest.
  @usableFromInline let manifest: String

  /// The screens' raw values, in declared order.
  @usableFromInline let screens: [String]

  /// The layouts that the harness declares.
  @usableFromInline let layouts: [ScreenLayout]

  /// The layouts in which the app is operated and its cases are counted: those of pictures.
  @usableFromInline let drivenLayouts: [ScreenLayout]

  @usableFromInline let redaction: Redaction

  /// The types whose cases coverage counts, with or without a screen.
  @usableFromInline let coveredTypes: [CoverageType]

  /// The cases that no screen needs to render.
  @usableFromInline let exceptions: @MainActor () -> [CoverageException]

  /// The findings of audits that the app accepts.
  @usableFromInline let auditExceptions: @MainActor () -> [AuditException]

  /// Whether a jump leads to the same state from every state.
  @usableFromInline let navigatesAbsolutely: @MainActor () -> Bool

  /// The link to the screen at a position; nil if the harness declares no link.
  @usableFromInline let link: @MainActor (Int) throws -> URL?

  /// Starts the app as a layout shows it.
  @usableFromInline let start: @MainActor (ScreenLayout) async throws -> RunningApp

  /// Starts the app with the navigator that layouts share.
  @usableFromInline let startShared: @MainActor () async throws -> RunningApp

  /// Starts the app with the navigator of one layout; nil if the layout shares a navigator.
  @usableFromInline let startOwn: @MainActor (ScreenLayout) async throws -> RunningApp?

  @inlinable
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
    startShared = { RunningApp(try await Harness.makeNavigator(), of: Harness.self, screens) }
    startOwn = { layout in
      guard let navigator = try await Harness.makeNavigator(for: layout) else { return nil }
      return RunningApp(navigator, of: Harness.self, screens)
    }
  }
}

/// An app that was started, without its types.
///
/// Each closure throws the errors of the harness.
@MainActor
@usableFromInline
struct RunningApp {
  /// Jumps to the screen at a position.
  @usableFromInline let show: @MainActor (Int) async throws -> Void

  /// Reads what is visible now.
  @usableFromInline let visibleState: @MainActor () throws -> (AnyVisibleState, ScreenContents)

  /// Pops or dismisses, as the back button or a swipe down does.
  @usableFromInline let goBack: @MainActor () async throws -> Void

  /// Taps the tab at a position.
  @usableFromInline let selectTab: @MainActor (Int) async throws -> Void

  /// Opens a link.
  @usableFromInline let open: @MainActor (URL) async throws -> Void

  /// Stores the state and starts the app again with it.
  @usableFromInline let relaunch: @MainActor () async throws -> RunningApp

  /// Waits for tasks that the app started itself.
  @usableFromInline let settle: @MainActor () async throws -> Void

  @inlinable
  init<Harness: SnapshotHarness>(
    _ navigator: Harness.Navigator, of harness: Harness.Type, _ screens: [Harness.Screen]
  ) {
    show = { try await Harness.navigate(navigator, to: screens[$0]) }
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
    goBack = { try await Harness.goBack(in: navigator) }
    selectTab = { try await Harness.select(try navigator.visibleState.tabs[$0], in: navigator) }
    open = { try await Harness.open($0, in: navigator) }
    relaunch = {
      RunningApp(try await Harness.relaunch(navigator), of: Harness.self, screens)
    }
    settle = { try await Harness.settle(navigator) }
  }
}

/// The contents of the destinations of one visible state; nil for a destination without content.
@usableFromInline
typealias ScreenContents = @MainActor (ScreenPlace) -> ScreenContent?
